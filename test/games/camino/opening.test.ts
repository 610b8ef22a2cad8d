// How a way begins (004, "Premier coup"): a road piece in a corner, the other way for the other
// side.
import { describe, expect, test } from 'vitest'
import { canOpen, mayOpen, openCorners, openings } from '../../../web/games/camino/rules/opening.ts'
import type { Piece } from '../../../web/games/camino/rules/pieces.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { Chance } from '../../../web/games/game.ts'
import { open, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf } from '../../laws/random.ts'
import {
  at,
  done,
  kinds,
  later,
  lay,
  offered,
  put,
  putSmall,
  refused,
  situation,
  small,
  survey,
} from './situation.ts'

const corners = [at(1, 1), at(14, 10), at(1, 10), at(14, 1)]

describe('the first piece', () => {
  const empty = survey('.')

  test.each(['─', '┌', '├', '┼', '┘'])('%s in a corner, a road side into the board', sign => {
    const legal = [0, 1, 2, 3].filter(
      i => !mayOpen(empty, [null, null], { ...put(sign, 1, 1), at: corners[i]! }),
    )
    expect(legal.length).toBeGreaterThan(0)
  })

  test.each(['╶', '♣', '·', '═', '╔', '╪', '╞', '━', '┏', '┿'])(
    '%s is no road piece to open with',
    sign => {
      expect(mayOpen(empty, [null, null], put(sign, 1, 1))?.refused).toBe('open-with-road')
    },
  )

  test('not elsewhere than in a corner', () => {
    expect(mayOpen(empty, [null, null], put('─', 2, 1))).toMatchObject({
      refused: 'open-in-corner',
      at: { squares: corners },
    })
    expect(mayOpen(small('.'), [null, null], putSmall('┌', 1, 1))).toBeUndefined()
  })

  test('not with every road off the board', () => {
    expect(mayOpen(empty, [null, null], put('┘', 1, 1))).toMatchObject({
      refused: 'leads-out',
      at: { squares: [0] },
    })
    expect(mayOpen(empty, [null, null], put('└', 1, 1))).toBeUndefined()
    expect(mayOpen(empty, [null, null], put('┐', 14, 1))).toBeUndefined()
    expect(mayOpen(empty, [null, null], put('└', 14, 1))?.refused).toBe('leads-out')
  })

  test('each of the four corners is offered, in every turn that leads in', () => {
    const all = [...openings(empty, [null, null], 'curve')]
    expect(new Set(all.map(({ at }) => at))).toEqual(new Set(corners))
    expect(all.length).toBe(4 * 3)
    expect([...openings(empty, [null, null], 'meadow')]).toEqual([])
  })
})

test('the other side has the other two corners', () => {
  const board = survey('┌')
  expect(openCorners(board, [at(1, 1), null])).toEqual([at(1, 10), at(14, 1)])
  expect(openCorners(board, [null, at(14, 1)])).toEqual([at(1, 1), at(14, 10)])
  expect(mayOpen(board, [at(1, 1), null], put('┘', 14, 10))?.refused).toBe('open-in-corner')
  expect(mayOpen(board, [at(1, 1), null], put('└', 1, 10))).toBeUndefined()
})

test('an opening is laid like any other piece: where nothing lies, and where it matches', () => {
  expect(mayOpen(survey('.', '─'), [null, null], put('┌', 1, 1))?.refused).toBe('mismatch')
  expect(mayOpen(survey('.', '│'), [null, null], put('┌', 1, 1))).toBeUndefined()
  expect(mayOpen(survey('┌'), [null, at(14, 1)], put('┌', 1, 1))?.refused).toBe('occupied')
})

test('each side opens in its first turn, then pieces are laid as usual', () => {
  const hands: Piece[][] = [
    ['curve', 'meadow', 'buffer'],
    ['straight', 'meadow'],
    ['meadow'],
    ['meadow'],
  ]
  const start = situation({ hands, starts: [null, null] })
  expect(refused(start, 0, lay('·', 1, 1))).toBe('open-with-road')
  expect(refused(start, 0, { kind: 'set-aside', piece: 'buffer' })).toBe('open-first')
  expect(refused(start, 0, { kind: 'complete', piece: 'buffer', turns: 0, at: 0 })).toBe(
    'open-first',
  )
  expect(refused(start, 0, { kind: 'swap', piece: 'meadow' })).toBe('open-first')
  expect(refused(start, 0, { kind: 'pass' })).toBe('open-first')
  expect(refused(start, 0, { kind: 'offer' })).toBe('open-first')
  expect(
    new Set(offered(start, 0).map(move => ('piece' in move ? move.piece : move.kind))),
  ).toEqual(new Set(['curve']))
  const opened = later(start, 0, lay('┌', 1, 1))
  expect(opened.starts).toEqual([0, null])
  const second = later(opened, 0, { kind: 'draw' })
  expect(second.turn).toMatchObject({ seat: 1, step: 'lay' })
  expect(refused(second, 1, lay('│', 14, 10))).toBe('open-in-corner')
  const both = later(later(second, 1, lay('│', 1, 10)), 1, { kind: 'draw' })
  expect(both.starts).toEqual([0, at(1, 10)])
  // The third seat belongs to the first side: it lays where anybody may.
  expect(both.turn.seat).toBe(2)
  expect(refused(both, 2, lay('·', 2, 2))).toBeUndefined()
})

test('no road piece to open with: the hand is shown, a new one drawn, the old mixed in, until there is one', () => {
  expect(canOpen(['meadow', 'forest', 'dead-end', 'bridge', 'buffer', 'level-crossing'])).toBe(
    false,
  )
  for (const piece of ['straight', 'curve', 'three-way', 'four-way'] as const)
    expect(canOpen(['meadow', piece])).toBe(true)
  const hands: Piece[][] = [['forest', 'meadow'], ['curve']]
  const before = situation({ hands, starts: [null, null], turn: { step: 'between' } })
  const chance = seeded(3)
  const first = digital.proceed(before, chance)
  expect(kinds(first)).toEqual(['began'])
  const began = digital.evolve(before, first[0]!)
  const [dealt] = digital.proceed(began, chance)
  expect(dealt).toMatchObject({ kind: 'redealt', seat: 0, shown: ['forest', 'meadow'] })
  expect(digital.viewEvent(dealt!, 0, true)).toEqual(dealt)
  for (const viewer of [1, 'room'] as const)
    expect(digital.viewEvent(dealt!, viewer, true)).not.toHaveProperty('hand')
  const next = digital.evolve(began, dealt!)
  expect(next.hands[0]).toHaveLength(2)
  expect(next.pot).toHaveLength(began.pot.length)
  const all = (state: typeof next) => [...state.hands.flat(), ...state.pot].sort()
  expect(all(next)).toEqual(all(began))
})

test('the old hand is mixed in only when the new one is drawn', () => {
  // All that the pot holds is road, so a second deal never shows what lay in the hand.
  const hands: Piece[][] = [['meadow', 'meadow'], ['curve']]
  const before = situation({ hands, starts: [null, null], pot: ['curve', 'straight'] })
  const [dealt] = digital.proceed(before, seeded(1))
  expect(dealt).toMatchObject({ kind: 'redealt', shown: ['meadow', 'meadow'] })
  expect(new Set((dealt as { hand: Piece[] }).hand)).toEqual(new Set(['curve', 'straight']))
  const next = digital.evolve(before, dealt!)
  expect(next.pot).toEqual(['meadow', 'meadow'])
  expect(digital.proceed(next, seeded(1))).toEqual([])
})

describe('set-up', () => {
  const started = (seats: number, wish: object, chance: Chance = seeded(5)) =>
    open(digital, seats, optionsOf(digital, wish), chance)

  test.each([
    [2, 'camino', 6, 144],
    [4, 'camino', 5, 144],
    [2, 'caminito', 5, 92],
    [4, 'caminito', 5, 92],
    [2, 'caminito-small', 5, 92],
  ])('%i seats, %s: hands of %i of %i pieces', (seats, variant, size, all) => {
    const { state } = started(seats, { variant })
    expect(state.hands.map(hand => hand.length)).toEqual(Array.from({ length: seats }, () => size))
    expect(state.pot.length + state.hands.flat().length).toBe(all)
    if (variant !== 'camino')
      expect(
        [...state.pot, ...state.hands.flat()].some(piece =>
          /rail|river|bridge|buffer|crossing/.test(piece),
        ),
      ).toBe(false)
  })

  test('the first seat is drawn by lot', () => {
    const firsts = [0, 1, 2, 3].map(first => {
      const dice = seeded(1)
      let asked = 0
      return started(4, {}, { ...dice, roll: sides => (asked++ === 0 ? first : dice.roll(sides)) })
        .state.turn.seat
    })
    expect(firsts).toEqual([0, 1, 2, 3])
  })

  test('no river or railway is ever counted on in Le Caminito', () => {
    expect([...small('.').solved.start.domains.left].some(values => (values & 6) !== 0)).toBe(false)
    expect([...survey('.').solved.start.domains.left].some(values => (values & 6) !== 0)).toBe(true)
  })

  test('squares of the board by variant', () => {
    expect(started(2, {}).state.board).toHaveLength(140)
    expect(started(2, { variant: 'caminito' }).state.board).toHaveLength(96)
    expect(started(2, { variant: 'caminito-small' }).state.board).toHaveLength(60)
  })

  test('a hand is dealt to its own seat', () => {
    const { state, events } = started(2, {})
    const [opened] = events
    expect(opened).toMatchObject({ kind: 'opened', hands: [expect.any(Array), expect.any(Array)] })
    expect(digital.viewEvent(opened!, 0, true)).toMatchObject({ hands: [expect.any(Array), 6] })
    expect(digital.viewEvent(opened!, 'room', true)).toMatchObject({ hands: [6, 6] })
    expect(positionOf(digital, state, 0).view.hand).toEqual(state.hands[0])
    expect(positionOf(digital, state, 'room').view.hand).toBeUndefined()
  })
})

test('opening can be taken back until a piece is drawn', () => {
  const hands: Piece[][] = [['curve'], ['straight']]
  const played = done(situation({ hands, starts: [null, null] }), 0, lay('┌', 1, 1))
  expect(played.final).toBe(false)
  expect(done(played.state, 0, { kind: 'draw' }).final).toBe(true)
})
