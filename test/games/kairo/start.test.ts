// Set-up: given starts, and stalls placed one by one; with two seats neutral ones as well (003,
// "Position de départ").
import { describe, expect, test } from 'vitest'
import { supplyOf } from '../../../web/games/kairo/rules/bazaar.ts'
import { cloths, total } from '../../../web/games/kairo/rules/pieces.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Options, State } from '../../../web/games/kairo/rules/state.ts'
import { open } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import {
  at,
  district,
  kinds,
  make,
  offered,
  options,
  reach,
  rolls,
  setUp,
  situation,
  stall,
  why,
} from './situation.ts'

const variable: Options = { ...options, start: 'variable' }

describe.each([2, 3, 4])('with %i seats', seats => {
  const { state, events } = open(digital, seats, options, seeded(seats))

  test('everything is dealt', () => {
    expect(kinds(events)).toEqual(['opened', 'began'])
    expect(state.display.length).toBe(4)
    expect(
      state.players.map(({ hand, coins, barkers }) => [hand.length, total(coins), barkers]),
    ).toEqual(Array.from({ length: seats }, () => [3, 6, 0]))
    expect(state.pile.length).toBe(33 - 4 - 3 * seats)
    expect([state.still, ...state.players.map(({ isOut }) => isOut)]).toEqual([
      0,
      ...state.players.map(() => false),
    ])
    expect(cloths.every(cloth => supplyOf(state.bazaar, cloth) === 6)).toBe(true)
    const standing = cloths.filter(cloth => state.bazaar.customers[cloth] !== null)
    expect(standing.length).toBe(5)
    expect(new Set(standing.map(cloth => state.bazaar.customers[cloth]))).toEqual(
      new Set([at(3, 3), at(10, 3), at(6, 6), at(3, 10), at(10, 10)]),
    )
  })

  test('each seat has three stalls, and two seats six neutral ones', () => {
    const owned = (owner: number | null) =>
      state.bazaar.stalls.filter(one => one.owner === owner).length
    expect(state.players.map((_, seat) => owned(seat))).toEqual(state.players.map(() => 3))
    expect(owned(null)).toBe(seats === 2 ? 6 : 0)
  })

  test('customers, cards and who begins come by chance', () => {
    const opened = (seed: number) => open(digital, seats, options, seeded(seed)).state
    const seen = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(opened)
    for (const part of [
      (one: State) => one.bazaar.customers,
      (one: State) => one.display,
      (one: State) => one.players.map(({ hand }) => hand),
      (one: State) => one.phase,
    ]) {
      expect(new Set(seen.map(one => JSON.stringify(part(one)))).size).toBeGreaterThan(1)
    }
  })
})

describe('a variable start', () => {
  const placing = (seats: number) => open(digital, seats, variable, seeded(1)).state
  const seatOf = ({ phase }: State) =>
    phase.kind === 'placing' || phase.kind === 'turn' ? phase.seat : undefined

  test('three rounds of one stall each, clockwise from the first seat, who then begins', () => {
    let state = placing(3)
    const first = seatOf(state)!
    expect(state.bazaar.stalls).toEqual([])
    for (let i = 0; i < 9; i++) {
      expect(seatOf(state)).toBe((first + i) % 3)
      state = make(state, seatOf(state)!, offered(state, seatOf(state))[0]!).state
    }
    expect(state.phase).toEqual({ kind: 'turn', seat: first, taken: 0 })
    expect(state.bazaar.stalls.length).toBe(9)
  })

  test('only stalls are placed, without cards, by the rules of placing, one of each cloth', () => {
    const start = situation({ phase: { kind: 'placing', seat: 0, own: 6, bag: [] } })
    expect(start.players[0]!.hand).toEqual([])
    expect(why(start, { kind: 'draw' })).toEqual(['place-a-stall'])
    expect(why(start, setUp('red', [6, 2], [6, 3]), 1)).toEqual(['not-your-turn'])
    expect([offered(start, 1), offered(start, 'room')]).toEqual([[], []])
    expect(why(start, setUp('red', [1, 5], [2, 5]))).toEqual(['market-only', at(1, 5)])
    const one = make(start, 0, setUp('red', [6, 2], [6, 3]))
    expect(one.events).toEqual([
      { kind: 'placed', seat: 0, stall: stall(0, 'red', [6, 2], [6, 3]) },
    ])
    expect(one.final).toBe(false)
    const own = { ...one.state, phase: { ...start.phase } }
    expect(why(own, setUp('red', [10, 7], [10, 8]))).toEqual(['stall-on-board', at(6, 2)])
    expect(offered(own).some(move => move.kind === 'stall' && move.cloth === 'red')).toBe(false)
  })

  test('at most two main stalls in a district, neutral ones counted', () => {
    const two = [stall(1, 'red', [6, 2], [6, 3]), stall(null, 'blue', [8, 2], [8, 3])]
    const start = situation({ stalls: two, phase: { kind: 'placing', seat: 0, own: 6, bag: [] } })
    expect(why(start, setUp('white', [6, 4], [5, 4]))).toEqual([
      'district-full',
      at(6, 2),
      at(8, 2),
    ])
    expect(why(start, setUp('white', [4, 4], [5, 4]))).toBeUndefined()
    expect(offered(start).some(move => move.kind === 'stall' && move.square === at(6, 4))).toBe(
      false,
    )
    expect(
      why({ ...start, phase: { kind: 'turn', seat: 0, taken: 0 } }, setUp('white', [6, 4], [5, 4])),
    ).toEqual(['no-card'])
  })

  test('two seats draw neutral stalls one by one and place them in turn, the first seat first', () => {
    let state = placing(2)
    const first = seatOf(state)!
    for (let i = 0; i < 6; i++)
      state = make(state, seatOf(state)!, offered(state, seatOf(state))[0]!, 0).state
    const drawn: string[] = []
    for (let i = 0; i < 6; i++) {
      const { phase } = state
      if (phase.kind !== 'placing') throw new Error('neutral stalls are placed')
      expect([phase.seat, phase.own, phase.bag.length]).toEqual([(first + i) % 2, 0, 5 - i])
      drawn.push(phase.neutral!)
      const moves = offered(state, phase.seat)
      expect(new Set(moves.map(move => move.kind === 'stall' && move.cloth))).toEqual(
        new Set([phase.neutral]),
      )
      const other = cloths.find(cloth => cloth !== phase.neutral)!
      expect(
        why(
          state,
          { ...(moves[0] as Extract<(typeof moves)[0], { kind: 'stall' }>), cloth: other },
          phase.seat,
        ),
      ).toEqual(['other-stall-drawn'])
      state = make(state, phase.seat, moves[0]!, ...(i < 5 ? [0] : [])).state
    }
    expect(new Set(drawn)).toEqual(new Set(cloths))
    expect(state.bazaar.stalls.filter(({ owner }) => owner === null).length).toBe(6)
    expect(state.phase).toEqual({ kind: 'turn', seat: first, taken: 0 })
  })

  test('the log says who draws a neutral stall', () => {
    const start = situation({ phase: { kind: 'placing', seat: 1, own: 0, bag: ['red', 'blue'] } })
    expect(digital.proceed(start, rolls(1))).toEqual([
      { kind: 'drew-stall', seat: 1, cloth: 'blue' },
    ])
  })

  test('who owns that cloth may place the neutral stall of it all the same', () => {
    const own = stall(0, 'red', [6, 2], [6, 3])
    const start = situation({
      stalls: [own],
      phase: { kind: 'placing', seat: 0, own: 0, bag: [], neutral: 'red' },
    })
    expect(why(start, setUp('red', [10, 7], [10, 8]))).toBeUndefined()
    expect(make(start, 0, setUp('red', [10, 7], [10, 8])).state.bazaar.stalls.at(-1)).toMatchObject(
      { owner: null },
    )
  })

  test('a stall that fits nowhere is set aside', () => {
    // Every district but the first two is full, and those have a red stall each.
    const full = [3, 4, 5, 6, 7, 8, 9].flatMap(number => {
      const [column, row] = [((number - 1) % 3) * 4 + 2, Math.floor((number - 1) / 3) * 4 + 2]
      return [
        stall(1, 'green', [column, row], [column + 1, row]),
        stall(1, 'white', [column, row + 2], [column + 1, row + 2]),
      ]
    })
    const red = [stall(1, 'red', [2, 2], [2, 1]), stall(null, 'red', [6, 2], [6, 1])]
    const start = situation({
      stalls: [...full, ...red],
      phase: { kind: 'placing', seat: 0, own: 0, bag: ['blue'], neutral: 'red' },
      players: [{}, {}],
    })
    const events = digital.proceed(start, seeded(1))
    expect(events).toEqual([{ kind: 'set-aside', seat: 0, cloth: 'red' }])
    const next = digital.evolve(start, events[0]!)
    expect(next.phase).toEqual({ kind: 'placing', seat: 1, own: 0, bag: ['blue'] })
    expect(next.bazaar).toEqual(start.bazaar)
    // One's own: nothing fits for who has placed all the others.
    const rest = cloths
      .filter(cloth => cloth !== 'red')
      .map(cloth => stall(0, cloth, [1, 1], [1, 1]))
    const own = situation({
      stalls: [...full, ...red, ...rest],
      phase: { kind: 'placing', seat: 0, own: 1, bag: [] },
    })
    expect(digital.proceed(own, seeded(1))).toEqual([{ kind: 'set-aside', seat: 0 }])
  })

  test('one’s hand shows nothing and loses nothing while stalls are placed', () => {
    const start = situation({
      players: [{ hand: [district(1)] }, {}],
      phase: { kind: 'placing', seat: 0, own: 6, bag: [] },
    })
    expect(reach(start, 0, setUp('red', [6, 2], [6, 3])).players[0]!.hand).toEqual([district(1)])
  })
})
