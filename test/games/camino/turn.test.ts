// A turn: discarding, laying, drawing; what comes when, what can be taken back, and what is done
// where nothing fits.
import { describe, expect, test } from 'vitest'
import { mustPass, nothingFits } from '../../../web/games/camino/board/draft.ts'
import type { Places } from '../../../web/games/camino/board/solver-worker.ts'
import type { Piece } from '../../../web/games/camino/rules/pieces.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import { without } from '../../../web/games/kit/pile.ts'
import { positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import {
  at,
  boardOf,
  done,
  kinds,
  kindsOffered,
  later,
  lay,
  offered,
  proof,
  refused,
  situation,
} from './situation.ts'

const rows = ['┌............┐', '│.┃', '.......', '.......']
const board = boardOf('camino', ...rows)
const hands: Piece[][] = [
  ['curve', 'meadow', 'river-straight'],
  ['straight', 'buffer'],
]
const midgame = situation({ board, hands })

describe('laying and drawing', () => {
  const laid = later(midgame, 0, lay('·', 2, 2))

  test('a piece of one’s own hand, and no other', () => {
    expect(refused(midgame, 0, lay('·', 2, 2))).toBeUndefined()
    expect(refused(midgame, 0, lay('│', 1, 3))).toBe('not-in-hand')
    expect(refused(midgame, 0, { kind: 'set-aside', piece: 'buffer' })).toBe('not-in-hand')
    expect(refused(midgame, 0, { kind: 'complete', piece: 'bridge', turns: 0, at: 1 })).toBe(
      'not-in-hand',
    )
    expect(refused(midgame, 0, { kind: 'swap', piece: 'bridge' })).toBe('not-in-hand')
  })

  test('in one’s own turn', () => {
    expect(refused(midgame, 1, lay('│', 1, 3))).toBe('not-your-turn')
    expect(refused(midgame, 'room', lay('│', 1, 3))).toBe('not-your-turn')
    expect(offered(midgame, 1)).toEqual([])
  })

  test('the piece leaves the hand and lies on the board; then only drawing is left', () => {
    expect(laid.hands[0]).toEqual(['curve', 'river-straight'])
    expect(laid.turn).toMatchObject({ seat: 0, step: 'laid' })
    expect(offered(laid, 0)).toEqual([{ kind: 'draw' }])
    expect(refused(laid, 0, lay('└', 14, 2))).toBe('laid-already')
    expect(refused(laid, 0, { kind: 'end' })).toBe('draw-first')
  })

  test('the piece drawn comes from the pot, and the next seat is on turn', () => {
    const drawn = done(laid, 0, { kind: 'draw' })
    expect(kinds(drawn.events)).toEqual(['drew', 'began'])
    expect(drawn.state.hands[0]).toHaveLength(3)
    expect(drawn.state.pot).toHaveLength(laid.pot.length - 1)
    expect(drawn.state.turn).toEqual({ seat: 1, step: 'lay', hasPut: false, hasOffered: false })
    expect(drawn.state.still).toBe(0)
  })

  test('it can be taken back until drawn', () => {
    expect(done(midgame, 0, lay('·', 2, 2)).final).toBe(false)
    expect(done(laid, 0, { kind: 'draw' }).final).toBe(true)
  })

  test('drawing is not done before laying', () => {
    expect(refused(midgame, 0, { kind: 'draw' })).toBe('lay-first')
    expect(refused(midgame, 0, { kind: 'end' })).toBe('lay-first')
  })

  test('with an empty pot the turn is ended instead, and stays', () => {
    const empty = { ...laid, pot: [] }
    expect(offered(empty, 0)).toEqual([{ kind: 'end' }])
    expect(refused(empty, 0, { kind: 'draw' })).toBe('pot-empty')
    const ended = done(empty, 0, { kind: 'end' })
    expect(kinds(ended.events)).toEqual(['turn-ended', 'began'])
    expect(ended.final).toBe(true)
    expect(ended.state.turn.seat).toBe(1)
  })

  test('what another seat drew is not told', () => {
    const [drew] = done(laid, 0, { kind: 'draw' }).events
    expect(digital.viewEvent(drew!, 0, true)).toEqual(drew)
    for (const viewer of [1, 'room'] as const)
      expect(digital.viewEvent(drew!, viewer, true)).toEqual({ kind: 'drew', seat: 0 })
  })

  test('turns go round all four seats', () => {
    let state = situation({
      board,
      hands: [['meadow'], ['meadow'], ['meadow'], ['meadow']],
      turn: { seat: 3 },
    })
    state = later(later(state, 3, lay('·', 2, 2)), 3, { kind: 'draw' })
    expect(state.turn.seat).toBe(0)
  })

  test('a square refused for a blocked way names whose it is', () => {
    const blocked = situation({
      board: boardOf('camino', '─'),
      hands: [['dead-end'], []],
      starts: [0, null],
      turn: { seat: 0 },
    })
    expect(proof(blocked, 0, lay('╴', 2, 1))).toMatchObject({ diagonal: 0, seats: [0] })
    const teams = { ...blocked, hands: [['dead-end'], [], [], []] as Piece[][] }
    expect(proof(teams, 0, lay('╴', 2, 1))).toMatchObject({ diagonal: 0, seats: [0, 2] })
  })

  test('a turn of four quarter turns is the piece unturned', () => {
    expect(
      refused(midgame, 0, { kind: 'lay', piece: 'meadow', turns: 3, at: at(2, 2) }),
    ).toBeUndefined()
  })
})

describe('discarding, then laying', () => {
  // Below the river piece all is closed but the square it leads into.
  const river = boardOf('camino', '┌............┐', '│.┃', '.·.·', '..┃')
  const before = situation({
    board: river,
    hands: [['river-straight', 'river-straight', 'meadow'], ['straight']],
  })
  const complete = { kind: 'complete', piece: 'river-straight', turns: 0, at: at(3, 3) } as const

  test('I complete: the piece lies there, a new one is drawn, and the turn goes on', () => {
    const completed = done(before, 0, complete)
    expect(completed.final).toBe(false)
    expect(completed.state.turn).toEqual({ seat: 0, step: 'draw', hasPut: true, hasOffered: false })
    expect(offered(completed.state, 0)).toEqual([{ kind: 'draw' }])
    expect(refused(completed.state, 0, lay('·', 2, 2))).toBe('draw-first')
    const drawn = later(completed.state, 0, { kind: 'draw' })
    expect(drawn.turn).toMatchObject({ seat: 0, step: 'lay', hasPut: true })
    expect(drawn.hands[0]).toHaveLength(3)
    expect(refused(drawn, 0, lay('·', 2, 2))).toBeUndefined()
  })

  test('with an empty pot nothing is drawn for it', () => {
    const completed = later({ ...before, pot: [] }, 0, complete)
    expect(completed.turn).toMatchObject({ seat: 0, step: 'lay', hasPut: true })
    expect(completed.hands[0]).toHaveLength(2)
  })

  test('any number of times', () => {
    const twice = boardOf('camino', '┌............┐', '│.┃', '.·.·', '..┃', '.·.·', '..┃')
    const state = { ...before, board: twice }
    const once = later(later(state, 0, complete), 0, { kind: 'draw' })
    expect(refused(once, 0, { ...complete, at: at(3, 5) })).toBeUndefined()
  })

  const rails = boardOf(
    'camino',
    ...Array.from({ length: 10 }, (_, row) =>
      row === 0 ? '┌.║.║........┐' : row === 5 ? '' : '..║.║',
    ),
  )
  const useless = situation({ board: rails, hands: [['rail-curve', 'meadow'], ['straight']] })

  test('I discard: the piece is set aside for all to see, and a new one drawn', () => {
    const set = done(useless, 0, { kind: 'set-aside', piece: 'rail-curve' })
    expect(set.final).toBe(false)
    expect(set.state.aside).toEqual(['rail-curve'])
    expect(set.state.turn).toMatchObject({ step: 'draw', hasPut: false })
    expect(positionOf(digital, set.state, 'room').view.aside).toEqual(['rail-curve'])
    expect(refused(useless, 0, { kind: 'set-aside', piece: 'meadow' })).toBe('set-aside-lines')
    expect(
      later({ ...useless, pot: [] }, 0, { kind: 'set-aside', piece: 'rail-curve' }).turn.step,
    ).toBe('lay')
  })

  test('both are offered where they may be done, and nothing is forced', () => {
    expect(kindsOffered(useless, 0)).toEqual(['lay', 'set-aside'])
    expect(kindsOffered(before, 0)).toEqual(['lay', 'complete'])
  })
})

describe('nothing fits', () => {
  // Every square is covered but one, which only a road or a bridge can take.
  const full = [
    '┌────────────┐',
    ...Array.from({ length: 8 }, () => '│············│'),
    '└───.────────┘',
  ]
  const stuck = situation({
    board: boardOf('camino', ...full),
    hands: [['buffer', 'river-curve'], ['straight']],
  })

  test('one piece of one’s choice is swapped with the pot, and the turn is over', () => {
    expect(kindsOffered(stuck, 0)).toEqual(expect.arrayContaining(['swap']))
    expect(kindsOffered(stuck, 0)).not.toContain('lay')
    const swapped = done(stuck, 0, { kind: 'swap', piece: 'buffer' })
    expect(swapped.final).toBe(true)
    expect(swapped.state.turn.seat).toBe(1)
    expect(swapped.state.still).toBe(1)
    expect(swapped.state.pot).toHaveLength(stuck.pot.length)
    expect(swapped.state.hands[0]).toHaveLength(2)
    expect([...swapped.state.pot, ...swapped.state.hands[0]!].sort()).toEqual(
      [...stuck.pot, ...stuck.hands[0]!].sort(),
    )
  })

  test('drawn first and mixed in then: the piece given does not come back', () => {
    const only = { ...stuck, pot: ['meadow'] as Piece[] }
    const { state, events } = done(only, 0, { kind: 'swap', piece: 'buffer' })
    expect(events[0]).toMatchObject({ kind: 'swapped', gave: 'buffer', got: 'meadow' })
    expect(state.pot).toEqual(['buffer'])
    expect(state.hands[0]).toContain('meadow')
  })

  test('what was swapped nobody else learns', () => {
    const [swapped] = done(stuck, 0, { kind: 'swap', piece: 'buffer' }).events
    expect(digital.viewEvent(swapped!, 0, true)).toEqual(swapped)
    expect(digital.viewEvent(swapped!, 1, true)).toEqual({ kind: 'swapped', seat: 0 })
    expect(digital.viewEvent(swapped!, 'room', true)).toEqual({ kind: 'swapped', seat: 0 })
  })

  test('laying is compulsory when possible (ruling)', () => {
    const one = { ...stuck, hands: [['buffer', 'straight'], []] as Piece[][] }
    expect(refused(one, 0, { kind: 'swap', piece: 'buffer' })).toBe('can-lay')
    expect(proof(one, 0, { kind: 'swap', piece: 'buffer' })).toEqual({ squares: [at(5, 10)] })
    expect(refused({ ...one, pot: [] }, 0, { kind: 'pass' })).toBe('can-lay')
    expect(kindsOffered(one, 0)).not.toContain('swap')
  })

  test('with an empty pot one passes; before that one swaps', () => {
    const empty = { ...stuck, pot: [] }
    expect(kindsOffered(empty, 0)).toEqual(expect.arrayContaining(['pass']))
    expect(kindsOffered(empty, 0)).not.toContain('swap')
    expect(refused(empty, 0, { kind: 'swap', piece: 'buffer' })).toBe('pot-empty')
    expect(refused(stuck, 0, { kind: 'pass' })).toBe('swap-instead')
    const passed = done(empty, 0, { kind: 'pass' })
    expect(passed.state.still).toBe(1)
    expect(passed.state.turn.seat).toBe(1)
  })

  test('a hand without pieces passes too', () => {
    const none = situation({ board, hands: [[], ['straight']], pot: [] })
    expect(offered(none, 0)).toEqual([{ kind: 'pass' }])
    expect(nothingFits([], new Map())).toBe(true)
    expect(mustPass({ pot: 0, hand: [] }, new Map(), false)).toBe(true)
    expect(mustPass({ pot: 0, hand: [] }, new Map(), true)).toBe(false)
    expect(mustPass({ pot: 1, hand: [] }, new Map(), false)).toBe(false)
  })

  test('who may still complete a square or put a piece away need not pass', () => {
    const nowhere: Places = {
      lay: [],
      complete: [],
      kept: { refused: 'still-of-use', rule: 'discarding' },
    }
    const passes = (places?: Places) =>
      mustPass({ pot: 0, hand: ['bridge'] }, new Map(places && [['bridge', places]]), false)
    expect(passes(nowhere)).toBe(true)
    expect(passes({ ...nowhere, complete: [[7]] })).toBe(false)
    expect(passes({ ...nowhere, kept: undefined })).toBe(false)
    expect(passes()).toBe(false)
  })
})

test('pieces in the pot have no order: what is drawn is asked of chance', () => {
  const state = situation({ board, hands, pot: ['curve', 'meadow'], turn: { step: 'laid' } })
  const got = new Set(
    Array.from({ length: 30 }, (_, seed) => seed).map(seed =>
      later(state, 0, { kind: 'draw' }, seeded(seed)).pot.join(),
    ),
  )
  expect(got).toEqual(new Set(['curve', 'meadow']))
  expect(without(state.pot, ['curve'])).toEqual(['meadow'])
})
