// The final phase and the end: when it begins, what is left to do, who is out, and what is counted
// at last (003).
import { describe, expect, test } from 'vitest'
import type { Stall } from '../../../web/games/kairo/rules/bazaar.ts'
import { runsLow, stoodStill } from '../../../web/games/kairo/rules/ending.ts'
import { byCloth, type Cloth } from '../../../web/games/kairo/rules/pieces.ts'
import { standingsOf } from '../../../web/games/kairo/rules/ranking.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Player, State } from '../../../web/games/kairo/rules/state.ts'
import {
  attract,
  coins,
  district,
  extend,
  kinds,
  make,
  moveTo,
  offered,
  pay,
  playCards,
  reach,
  setUp,
  situation,
  stall,
  why,
} from './situation.ts'

const supply = (left: Partial<Record<Cloth, number>>) => ({ ...byCloth(() => 6), ...left })

describe('it begins', () => {
  test('with one cloth empty, or two cloths at one', () => {
    expect(runsLow(supply({ red: 1 }))).toBeUndefined()
    expect(runsLow(supply({ red: 0 }))).toBe('one-empty')
    expect(runsLow(supply({ red: 1, blue: 1 }))).toBe('two-low')
    expect(runsLow(supply({ red: 1, blue: 2 }))).toBeUndefined()
  })

  test('after ten rounds in a row without a new stall or an extension', () => {
    expect(stoodStill(29, 3)).toBeUndefined()
    expect(stoodStill(30, 3)).toBe('still')
  })

  // Seat 1's red stall has six tiles; seat 0 takes the last extension.
  const six = stall(
    1,
    'red',
    [
      [8, 9],
      [8, 10],
      [8, 11],
      [7, 9],
      [6, 9],
      [5, 9],
    ].map(([x, y]) => [x!, y!] as const),
    [9, 9],
  )
  const last = (size: number): Stall => ({ ...six, squares: six.squares.slice(0, size) })
  const market = (size: number): State =>
    situation({
      stalls: [stall(0, 'red', [6, 2], [6, 3]), last(size)],
      players: [
        { hand: [district(2), district(2)], coins: coins({ red: 9 }) },
        { hand: [district(2)], coins: coins({ red: 9 }) },
      ],
    })
  const extended = (size: number) =>
    make(reach(market(size), 0, extend('red', [7, 2]), pay({ red: 2 })), 0, playCards(district(2)))

  test('after the turn whose extension was the last of its cloth', () => {
    const { state, events } = extended(6)
    expect(kinds(events)).toEqual(['built', 'scored', 'final', 'began'])
    expect(state.final).toBe('one-empty')
    expect(extended(5).state.final).toBeUndefined()
  })

  test('by the turns counted: a move does not break the stillness, a new stall does', () => {
    const drawn = (still: number) =>
      make(reach(situation({ still }), 0, { kind: 'hire' }), 0, { kind: 'hire' }).state
    expect(drawn(18)).toMatchObject({ still: 19 })
    expect(drawn(18).final).toBeUndefined()
    expect(drawn(19)).toMatchObject({ still: 20, final: 'still' })
    const built = situation({ still: 19, players: [{ hand: [district(2)] }, {}] })
    const { state } = make(reach(built, 0, setUp('red', [6, 2], [6, 3])), 0, playCards(district(2)))
    expect([state.still, state.final]).toEqual([0, undefined])
    const held = [
      stall(0, 'green', [2, 6], [3, 6]),
      stall(1, 'blue', [2, 4], [2, 5]),
      stall(1, 'violet', [1, 7], [2, 7]),
    ]
    const moving = situation({
      still: 19,
      stalls: held,
      players: [{ hand: [district(6), district(2)] }, {}],
    })
    const moved = make(
      reach(moving, 0, moveTo('green', [9, 6], [10, 6])),
      0,
      playCards(district(6)),
    ).state
    expect([moved.still, moved.final]).toEqual([20, 'still'])
  })
})

describe('in it', () => {
  const cards = { hand: [district(2)] }
  const final = (players: Partial<Player>[], stalls: Stall[] = []) =>
    situation({
      final: 'one-empty',
      players,
      stalls: [stall(1, 'blue', [8, 2], [9, 2]), ...stalls],
    })

  test('only building is left, or stopping', () => {
    const state = final([cards, cards], [stall(0, 'red', [6, 7], [6, 8])])
    expect(why(state, { kind: 'draw' })).toEqual(['only-building'])
    expect(why(state, { kind: 'hire' })).toEqual(['only-building'])
    expect(why(state, { kind: 'take', card: district(1) })).toEqual(['only-building'])
    expect(why(state, attract(6, 8))).toEqual(['only-building'])
    expect(why(state, setUp('green', [6, 2], [6, 3]))).toBeUndefined()
    expect(new Set(offered(state).map(({ kind }) => kind))).toEqual(new Set(['stop', 'stall']))
  })

  test('who stops is out for good, the others go on', () => {
    const { state, events } = make(final([cards, cards, cards]), 0, { kind: 'stop' })
    expect(kinds(events)).toEqual(['stopped', 'began'])
    expect(state.players.map(({ isOut }) => isOut)).toEqual([true, false, false])
    const built = make(reach(state, 1, setUp('green', [6, 2], [6, 3])), 1, playCards(district(2)))
    expect(built.state.phase).toEqual({ kind: 'turn', seat: 2, taken: 0 })
    const again = make(
      reach(built.state, 2, setUp('white', [6, 4], [5, 4])),
      2,
      playCards(district(2)),
    )
    // Seat 0 is passed over, seat 1 has no card left.
    expect(kinds(again.events)).toEqual(['built', 'shut-out', 'shut-out', 'ended'])
  })

  test('who has no legal build is out unasked', () => {
    const { state, events } = make(final([cards, {}, cards]), 0, { kind: 'stop' })
    expect(events.slice(1)).toEqual([
      { kind: 'shut-out', seat: 1 },
      { kind: 'began', seat: 2 },
    ])
    expect(state.players.map(({ isOut }) => isOut)).toEqual([true, true, false])
    // A card alone is no build: no coin for the joker, nothing to extend.
    const joker = { hand: [13], coins: coins() }
    expect(kinds(make(final([cards, joker]), 0, { kind: 'stop' }).events)).toEqual([
      'stopped',
      'shut-out',
      'ended',
    ])
  })

  test('the last one builds alone as long as he likes', () => {
    const two = { hand: [district(2), district(3)] }
    const alone = final([two, { isOut: true }])
    const one = make(reach(alone, 0, setUp('red', [6, 2], [6, 3])), 0, playCards(district(2)))
    expect(one.state.phase).toEqual({ kind: 'turn', seat: 0, taken: 0 })
    expect(make(one.state, 0, { kind: 'stop' }).events.map(({ kind }) => kind)).toEqual([
      'stopped',
      'ended',
    ])
    const all = make(
      reach(one.state, 0, setUp('green', [11, 2], [11, 3])),
      0,
      playCards(district(3)),
    )
    expect(kinds(all.events)).toEqual(['built', 'shut-out', 'ended'])
  })

  test('the display is not touched and the phase is announced once', () => {
    const { events } = make(final([cards, cards]), 0, { kind: 'stop' })
    expect(kinds(events)).toEqual(['stopped', 'began'])
  })
})

describe('the end', () => {
  const none = { gold: null, silver: null }
  const finisher = (stalls: number, medals: number, money: number) => ({
    tally: { stalls, medals },
    coins: money,
  })

  test('medals score once more, and every three coins are a point, all cloths together', () => {
    const holders = {
      ...byCloth(() => none),
      red: { gold: 0, silver: 1 },
      blue: { gold: 1, silver: 1 },
    }
    const standings = standingsOf([finisher(9, 3, 11), finisher(5, 6, 2)], holders, {
      gold: 2,
      silver: 1,
    })
    expect(standings).toEqual([
      {
        seat: 0,
        place: 1,
        score: 17,
        sum: [
          ['stalls', 9],
          ['medals', 3],
          ['final-medals', 2],
          ['coins', 3],
        ],
      },
      {
        seat: 1,
        place: 2,
        score: 15,
        sum: [
          ['stalls', 5],
          ['medals', 6],
          ['final-medals', 4],
          ['coins', 0],
        ],
      },
    ])
  })

  test('equal points share a place, and the next is skipped; nothing else decides', () => {
    const places = (...points: [number, number][]) =>
      standingsOf(
        points.map(([stalls, money]) => finisher(stalls, 0, money)),
        byCloth(() => none),
        { gold: 2, silver: 1 },
      ).map(({ seat, place }) => [seat, place])
    expect(places([5, 0], [5, 2], [4, 3], [3, 0])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 4],
    ])
    expect(places([5, 0], [6, 0], [5, 0])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ])
  })

  test('purses are open, and nothing can be done any more', () => {
    const state = situation({
      final: 'still',
      players: [{ coins: coins({ red: 4 }), isOut: false }, { isOut: true }],
    })
    const { state: over, events } = make(state, 0, { kind: 'stop' })
    expect(events.at(-1)).toEqual({
      kind: 'ended',
      purses: over.players.map(player => player.coins),
    })
    expect(digital.view(over, 'room').players[0]!.coins).toEqual(coins({ red: 4 }))
    expect(why(over, { kind: 'stop' })).toEqual(['game-over'])
    expect(offered(over)).toEqual([])
    expect(digital.result(state)).toBeUndefined()
    expect(digital.result(over)!.map(({ seat, score }) => [seat, score])).toEqual([
      [1, 2],
      [0, 1],
    ])
  })
})
