// A turn in its order: the point, the cards, the ship, the draw; who stays; and what can be taken
// back.
import { describe, expect, test } from 'vitest'
import { undone } from '../../../durable/memory/corrections.ts'
import { resumed } from '../../../durable/memory/history.ts'
import { mustStay } from '../../../web/games/cape-horn/rules/legal.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Move } from '../../../web/games/cape-horn/rules/state.ts'
import { isRefusal, play, positionOf } from '../../../web/games/play.ts'
import {
  at,
  draw,
  end,
  ends,
  ignore,
  lay,
  make,
  offered,
  options,
  race,
  reach,
  refusalOf,
  renounce,
  rolls,
  sail,
  sprint,
} from './situation.ts'

const cards = [
  [12, 4, 'E'],
  [12, 6, 'B'],
  [11, 3, 'G'],
  [11, 5, 'C'],
] as const
const ship = { at: at(12, 2), on: 'E', hand: ['A'] }
const met = (points: number, rest: Parameters<typeof race>[0]['options'] = {}) =>
  race({ ships: [{ ...ship, points }, {}, {}], cards, options: rest })

test('a ship can only stay where there is no card to lay, no square to reach and no point to ignore with', () => {
  const stays = (points: number, hand: string[], around: typeof cards | [] = []) =>
    mustStay(
      positionOf(digital, race({ ships: [{ ...ship, points, hand }, {}, {}], cards: around }), 0),
    )
  expect(offered(race({ ships: [{ ...ship, points: 0, hand: [] }, {}, {}] }))).toEqual([renounce])
  expect(stays(0, [])).toBe(true)
  expect(stays(0, ['A'])).toBe(false)
  expect(stays(0, [], cards)).toBe(false)
})

describe('step 1: the point', () => {
  const between = race({ ships: [{}, { points: 0 }, {}], turn: { step: 'sailed' }, pile: {} })
  test('comes by itself', () => {
    const { state, events } = make(between, end)
    expect(events).toEqual([
      { kind: 'ended', seat: 0 },
      { kind: 'began', seat: 1 },
    ])
    expect(state.ships.map(({ points }) => points)).toEqual([4, 1, 4])
  })
  test('goes round clockwise, and no further than eight', () => {
    const full = race({
      ships: [{ points: 8 }, {}, {}],
      turn: { seat: 2, step: 'sailed' },
      pile: {},
    })
    const { state, events } = make(full, end)
    expect(events.at(-1)).toEqual({ kind: 'began', seat: 0, gained: 0 }) // and the log tells of none
    expect(state.turn).toEqual({
      seat: 0,
      step: 'laying',
      laid: 0,
      covered: false,
      moved: null,
      sprinted: false,
    })
    expect(state.ships[0]!.points).toBe(8)
  })
  test('only the seat in turn may act', () => {
    expect(refusalOf(met(4), renounce, 1)).toEqual({ refused: 'not-your-turn', rule: 'turn' })
    expect(refusalOf(met(4), renounce, 'room')).toEqual({ refused: 'not-your-turn', rule: 'turn' })
    expect([offered(met(4), 1), offered(met(4), 2)]).toEqual([[], []])
    expect([...digital.moves(positionOf(digital, met(4), 'room'))]).toEqual([])
    expect(refusalOf(race({ ships: [{}, {}, {}], turn: null }), renounce, 0)).toMatchObject({
      refused: 'not-your-turn',
    })
  })
})

describe('renounce', () => {
  test('stays and gains a point', () => {
    const { state, events } = make(met(4), renounce)
    expect(events).toEqual([{ kind: 'renounced', seat: 0, gained: 1 }])
    expect(state.ships[0]).toMatchObject({ at: at(12, 2), points: 5 })
    expect(state.turn).toMatchObject({ step: 'sailed', moved: null })
  })
  test('gains nothing with eight, and the fact says so', () => {
    const { state, events } = make(met(8), renounce)
    expect(events).toEqual([{ kind: 'renounced', seat: 0, gained: 0 }])
    expect(state.ships[0]!.points).toBe(8)
  })
  test('leaves no sprint, no sail, no ignore', () => {
    const stayed = reach(met(7), renounce)
    expect(refusalOf(stayed, sprint(12, 4))).toEqual({ refused: 'sail-first', rule: 'sprint' })
    for (const move of [sail(12, 4), ignore(11, 3), renounce]) {
      expect(refusalOf(stayed, move)).toMatchObject({ refused: 'not-this-step' })
    }
    expect(offered(stayed)).toEqual([draw])
  })

  describe('of a blocked ship', () => {
    const blocked = (blockedGains: 'yes' | 'no') =>
      race({ ships: [{ ...ship, hand: ['B'] }, {}, {}], options: { blockedGains } })
    test('gains where the table plays it so (ruling)', () => {
      expect(ends(blocked('yes'), 'sail')).toEqual([])
      expect(reach(blocked('yes'), renounce).ships[0]!.points).toBe(5)
      expect(make(blocked('no'), renounce).events).toEqual([
        { kind: 'renounced', seat: 0, gained: 0 },
      ])
      expect(reach(blocked('no'), renounce).ships[0]!.points).toBe(4)
    })
    test('gains anyway once a card gives it somewhere to go', () => {
      const freed = reach(
        race({
          ships: [{ ...ship, hand: ['B'] }, {}, {}],
          cards: [[11, 3, 'B']],
          options: { blockedGains: 'no' },
        }),
        lay('B', 12, 4),
      )
      expect(reach(freed, renounce).ships[0]!.points).toBe(5)
    })
    test('is not what a ship is that could cross the line', () => {
      const roses = [{ stage: 1, colour: 'red' } as const, { stage: 2, colour: 'green' } as const]
      const near = race({
        ships: [{ at: at(3, 3), on: 'B', roses }, {}, {}],
        options: { blockedGains: 'no' },
      })
      expect(reach(near, renounce).ships[0]!.points).toBe(5)
    })
  })
})

describe('taking back', () => {
  const moves = [lay('A', 13, 3), sail(12, 4), sprint(12, 6)]
  const by = { at: 0, id: 'a', seat: 0 }
  test('goes step by step until a card is drawn', () => {
    let state = met(8)
    for (const move of moves) {
      const played = make(state, move)
      expect(played.final).toBe(false)
      const row = { ...by, seq: 2, move, events: played.events, final: false }
      const back = undone(digital, resumed(digital, { seq: 1, state }, [row]), {
        ...by,
        id: 'u',
        seq: 2,
      })
      expect(isRefusal(back) || back.state).toEqual(state)
      state = played.state
    }
    expect(make(state, draw, 0).final).toBe(true)
  })
  test('holds what followed where it still holds', () => {
    const start = met(8)
    // A card is laid on (13, 3), the ship moves, and the card is taken back.
    const taken = (move: Move) => {
      const laid = make(start, moves[0]!)
      const rows = [
        { ...by, seq: 2, move: moves[0], events: laid.events, final: false },
        { ...by, id: 'b', seq: 3, move, events: make(laid.state, move).events, final: false },
      ]
      return undone(digital, resumed(digital, { seq: 1, state: start }, rows), {
        ...by,
        id: 'u',
        seq: 2,
      })
    }
    const kept = taken(sail(12, 4))
    expect(isRefusal(kept) || kept.state).toEqual(reach(start, sail(12, 4)))
    expect(taken(ignore(13, 3))).toMatchObject({
      refused: 'would-fall',
      at: { seq: 3 },
      because: { refused: 'no-card-there' },
    })
  })
  test('ends with the turn', () => {
    expect(make(race({ ships: [{}, {}, {}], turn: { step: 'buying' } }), end).final).toBe(true)
  })
})

test('luck is asked for the first player, then for every card, and a twin of it gives the same race', () => {
  const [event] = digital.setup(3, options, rolls(2, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  expect(event).toMatchObject({
    kind: 'opened',
    seats: 3,
    first: 2,
    hands: Array(3).fill(['A', 'A', 'A']),
  })
  expect(play(digital, met(4), 0, sail(12, 4), rolls())).toMatchObject({ final: false })
})
