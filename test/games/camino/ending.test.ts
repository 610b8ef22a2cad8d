// How the game ends, which ways are counted, and who wins (004, "Fin de partie" and "Décompte des
// points").
import { describe, expect, test } from 'vitest'
import { areFinal, isStuck, mayEnd, waysAtEnd } from '../../../web/games/camino/rules/ending.ts'
import type { Piece } from '../../../web/games/camino/rules/pieces.ts'
import { priceOf } from '../../../web/games/camino/rules/price.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { State } from '../../../web/games/camino/rules/state.ts'
import { isFinal, surveyed } from '../../../web/games/camino/rules/survey.ts'
import { unfinished } from '../../../web/games/camino/rules/tracing.ts'
import { positionOf, waiting } from '../../../web/games/play.ts'
import {
  at,
  boardOf,
  closed,
  done,
  kinds,
  kindsOffered,
  later,
  offered,
  refused,
  situation,
  squareIn,
} from './situation.ts'

const board = boardOf('caminito-small', ...closed)
const small = { variant: 'caminito-small' as const }
const hands: Piece[][] = [['meadow'], ['meadow']]
const starts = [0, squareIn('caminito-small', 10, 1)]
const over = situation({ board, hands, starts, options: small, turn: { step: 'between' } })

describe('automatic', () => {
  test('when nothing can change either way', () => {
    const [ended] = digital.proceed(over, { roll: () => 0, shuffle: items => [...items] })
    expect(ended).toMatchObject({ kind: 'ended', how: 'automatic' })
    const state = digital.evolve(over, ended!)
    expect(digital.result(state)!.map(({ score, place }) => [score, place])).toEqual([
      [15, 1],
      [15, 1],
    ])
    expect(state.over!.ways.map(way => way.squares.length)).toEqual([15, 15])
    expect(waiting(digital, state, 2)).toEqual([])
    expect(refused(state, 0, { kind: 'draw' })).toBe('game-over')
    expect(offered(state, 0)).toEqual([])
  })

  test('not where the ways can still change', () => {
    const open = { ...over, board: boardOf('caminito-small', ...closed.with(1, '│........│')) }
    // one cannot get any cheaper
    expect(areFinal(surveyed({ ...small, board: open.board }))).toBe(true)
    const wide = boardOf(
      'caminito-small',
      '┌───┐....┐',
      '│...│.....',
      '│...│.....',
      '│...│.....',
      '│...└──...',
      '└─........',
    )
    expect(areFinal(surveyed({ ...small, board: wide }))).toBe(false)
    expect(
      kinds(
        digital.proceed({ ...over, board: wide }, { roll: () => 0, shuffle: items => [...items] }),
      ),
    ).toEqual(['began'])
  })

  test('not when it was to be agreed on', () => {
    const agreed = { ...over, options: { ...over.options, end: 'agreement' as const } }
    expect(kinds(digital.proceed(agreed, { roll: () => 0, shuffle: items => [...items] }))).toEqual(
      ['began'],
    )
  })

  test('it waits until the piece laid is final', () => {
    const one = boardOf('caminito-small', ...closed.with(0, '┌───────.┐').with(1, '│·······.│'))
    const before = situation({
      board: one,
      hands: [['straight'], ['meadow']],
      starts,
      options: { ...small },
    })
    const laid = done(before, 0, { kind: 'lay', piece: 'straight', turns: 1, at: 8 })
    expect(kinds(laid.events)).toEqual(['laid'])
    expect(laid.final).toBe(false)
    expect(kinds(done(laid.state, 0, { kind: 'draw' }).events)).toEqual(['drew', 'ended'])
    const empty = { ...laid.state, pot: [] }
    expect(kinds(done(empty, 0, { kind: 'end' }).events)).toEqual(['turn-ended', 'ended'])
  })

  test('equal in points is not enough: squares count too', () => {
    const way = (squares: number, obstacles: number) => ({
      squares: Array.from({ length: squares }, (_, i) => i),
      obstacles: Array.from({ length: obstacles }, (_, i) => i),
    })
    expect(isFinal({ possible: way(24, 5), certain: way(26, 3) })).toBe(false)
    expect(isFinal({ possible: way(24, 5), certain: way(24, 5) })).toBe(true)
    expect(isFinal({ possible: way(24, 5) })).toBe(false)
  })
})

describe('agreed', () => {
  const agreement = situation({ board, hands, starts, options: { ...small, end: 'agreement' } })
  const four = {
    ...agreement,
    hands: [['meadow'], ['meadow'], ['meadow'], ['meadow']] as Piece[][],
  }

  test('the end is offered before laying, once both ways are there for certain', () => {
    expect(refused(agreement, 0, { kind: 'offer' })).toBeUndefined()
    expect(kindsOffered(agreement, 0)).toContain('offer')
    const unfinishedBoard = boardOf(
      'caminito-small',
      ...closed.with(0, '┌────....┐').with(1, '│···.....│').with(2, '│........│'),
    )
    const unfinishedState = { ...agreement, board: unfinishedBoard }
    expect(refused(unfinishedState, 0, { kind: 'offer' })).toBeUndefined() // round the other side both ways are there
    const neither = { ...agreement, board: boardOf('caminito-small', '┌────....┐') }
    expect(refused(neither, 0, { kind: 'offer' })).toBe('ways-unfinished')
    expect(kindsOffered(neither, 0)).not.toContain('offer')
    expect(mayEnd(surveyed({ ...small, board: neither.board }))?.at?.squares).toHaveLength(4)
  })

  test('only the seat on turn offers, and once a turn', () => {
    expect(refused(agreement, 1, { kind: 'offer' })).toBe('not-your-turn')
    const offer = later(agreement, 0, { kind: 'offer' })
    const declined = later(offer, 1, { kind: 'decline' })
    expect(declined.offer).toBeUndefined()
    expect(declined.turn).toMatchObject({ seat: 0, step: 'lay', hasOffered: true })
    expect(refused(declined, 0, { kind: 'offer' })).toBe('offered-already')
    expect(kindsOffered(declined, 0)).not.toContain('offer')
  })

  test('not after laying', () => {
    const laid = { ...agreement, turn: { ...agreement.turn, step: 'laid' as const } }
    expect(refused(laid, 0, { kind: 'offer' })).toBe('laid-already')
  })

  test('until it is answered the turn rests', () => {
    const offer = later(agreement, 0, { kind: 'offer' })
    expect(offer.offer).toBe(0)
    expect(waiting(digital, offer, 2)).toEqual([1])
    expect(refused(offer, 0, { kind: 'swap', piece: 'meadow' })).toBe('offer-open')
    expect(refused(offer, 1, { kind: 'draw' })).toBe('not-your-turn')
    expect(offered(offer, 1)).toEqual([{ kind: 'accept' }, { kind: 'decline' }])
  })

  test('any player of the other side answers, no one else', () => {
    const offer = later(four, 0, { kind: 'offer' })
    expect(waiting(digital, offer, 4)).toEqual([1, 3])
    expect(refused(offer, 3, { kind: 'accept' })).toBeUndefined()
    expect(refused(offer, 1, { kind: 'decline' })).toBeUndefined()
    expect(refused(offer, 2, { kind: 'accept' })).toBe('other-side-answers')
    expect(refused(offer, 0, { kind: 'accept' })).toBe('other-side-answers')
    expect(refused(offer, 'room', { kind: 'accept' })).toBe('not-your-turn')
    expect(refused(four, 1, { kind: 'accept' })).toBe('nothing-offered')
    expect(refused(four, 1, { kind: 'decline' })).toBe('nothing-offered')
  })

  test('an offer can be taken back until it is answered; accepted, the game is over', () => {
    expect(done(agreement, 0, { kind: 'offer' }).final).toBe(false)
    const offer = later(agreement, 0, { kind: 'offer' })
    const accepted = done(offer, 1, { kind: 'accept' })
    expect(kinds(accepted.events)).toEqual(['accepted', 'ended'])
    expect(accepted.final).toBe(true)
    expect(accepted.state.over?.how).toBe('agreed')
    expect(accepted.state.offer).toBeUndefined()
  })

  test('the certain ways are counted, even if a cheaper one is still possible (ruling)', () => {
    const detour = boardOf(
      'caminito-small',
      '┌───┐.┌──┐',
      '│...│.│..│',
      '│...└─┘..│',
      '│........│',
      '│........│',
      '└────────┘',
    )
    const there = surveyed({ ...small, board: detour })
    expect(there.ways[0].possible!.squares).toHaveLength(15)
    expect(there.ways[0].certain!.squares).toHaveLength(15)
    const only = boardOf(
      'caminito-small',
      '┌───┐.┌──┐',
      '│···│.│··│',
      '│··.└─┘··│',
      '│······.·│',
      '│·····..·│',
      '└──.──.──┘',
    )
    expect(surveyed({ ...small, board: only }).ways.every(({ certain }) => certain)).toBe(true)
    const rising = surveyed({
      variant: 'camino',
      board: boardOf(
        'camino',
        '┌──┐.......┌─┐',
        '│..│.......│.│',
        '│..│.......│.│',
        '│..└───────┘.│',
        '│............│',
        '│............│',
        '│............│',
        '│............│',
        '│............│',
        '└............┘',
      ),
    })
    expect(rising.ways[0].agreed!.squares).toHaveLength(29)
    expect(rising.ways[0].possible!.squares.length).toBeLessThan(29)
    expect(waysAtEnd(rising, [0, 13], 'agreed').map(way => way.squares.length)).toEqual([29, 29])
    expect(waysAtEnd(rising, [0, 13], 'stuck')[0]!.squares.length).toBe(
      rising.ways[0].possible!.squares.length,
    )
  })

  test('obstacles laid or forced count, those that may still come do not; for a certain end they do', () => {
    // A column is empty from the road at the top to the bottom: a river or railway may still come
    // down there.
    const column = (top: string) => [
      '┌────.───────┐',
      top,
      ...Array.from({ length: 7 }, () => '│····.·······│'),
      '└····.·······┘',
    ]
    const maybe = surveyed({
      variant: 'camino',
      board: boardOf('camino', ...column('│····.·······│')),
    })
    expect(priceOf(maybe.ways[0].agreed!)).toEqual({ points: 23, squares: 23, obstacles: 0 })
    expect(priceOf(maybe.ways[0].certain!)).toEqual({ points: 24, squares: 23, obstacles: 1 })
    expect(unfinished(maybe, 0)).toEqual([{ square: at(6, 1), why: 'obstacle' }])
    const forced = surveyed({
      variant: 'camino',
      board: boardOf('camino', ...column('│····┃·······│')),
    })
    expect(priceOf(forced.ways[0].agreed!)).toEqual({ points: 24, squares: 23, obstacles: 1 })
    expect(unfinished(forced, 0)).toEqual([])
  })
})

describe('stuck', () => {
  const full = boardOf('caminito-small', ...closed.with(2, '│·······.│'))
  const nobody = (still: number, seats: number): State => ({
    ...over,
    board: full,
    options: { ...over.options, end: 'agreement' },
    hands: Array.from({ length: seats }, () => ['straight'] as Piece[]),
    turn: { seat: 0, step: 'lay', hasPut: false, hasOffered: false },
    still,
  })

  test('when a whole round passes in which nobody could lay', () => {
    expect(isStuck(1, 2)).toBe(false)
    expect(isStuck(2, 2)).toBe(true)
    expect(isStuck(3, 4)).toBe(false)
    const first = later(nobody(0, 2), 0, { kind: 'swap', piece: 'straight' })
    expect(first.still).toBe(1)
    expect(first.over).toBeUndefined()
    const second = done({ ...first, hands: [['straight'], ['straight']] }, 1, {
      kind: 'swap',
      piece: 'straight',
    })
    expect(kinds(second.events)).toEqual(['swapped', 'ended'])
    expect(second.state.over?.how).toBe('stuck')
    const four = done(nobody(3, 4), 0, { kind: 'swap', piece: 'straight' })
    expect(four.state.over?.how).toBe('stuck')
    expect(done({ ...nobody(1, 2), pot: [] }, 0, { kind: 'pass' }).state.over?.how).toBe('stuck')
  })

  test('laying begins the round anew', () => {
    const before = { ...nobody(1, 2), hands: [['meadow'], ['straight']] as Piece[][] }
    const laid = later(before, 0, {
      kind: 'lay',
      piece: 'meadow',
      turns: 0,
      at: squareIn('caminito-small', 9, 3),
    })
    expect(later(laid, 0, { kind: 'draw' }).still).toBe(0)
    expect(later({ ...laid, pot: [] }, 0, { kind: 'end' }).still).toBe(0)
  })

  test('a piece put down by "I complete" counts as laying (ruling)', () => {
    const put: State = {
      ...nobody(1, 2),
      turn: { seat: 0, step: 'lay', hasPut: true, hasOffered: false },
    }
    const swapped = later(put, 0, { kind: 'swap', piece: 'straight' })
    expect(swapped.still).toBe(0)
    expect(swapped.over).toBeUndefined()
  })
})

test('what a viewer sees is built of what may be known', () => {
  const state = situation({
    board,
    hands: [['curve'], ['meadow', 'forest']],
    starts,
    options: small,
    aside: [],
  })
  expect(positionOf(digital, state, 0).view).toEqual({
    board,
    starts,
    aside: [],
    turn: state.turn,
    still: 0,
    hand: ['curve'],
    hands: [1, 2],
    pot: state.pot.length,
    ways: [expect.any(Object), expect.any(Object)],
  })
})
