// The rules against the same rules by brute force, on more than a thousand positions each.
import { describe, expect, test } from 'vitest'
import { accessOf, cutOff, isReached } from '../../../web/games/kairo/rules/access.ts'
import { mayPay, payments } from '../../../web/games/kairo/rules/payment.ts'
import { byCloth, cloths } from '../../../web/games/kairo/rules/pieces.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Options, Put, State } from '../../../web/games/kairo/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { allAttractions, allPuts, area, touching, waysToPay } from './oracle.ts'
import { crowded } from './players.ts'
import { ground, offered, refusal } from './situation.ts'

const GAMES = 16
const isPut = (move: { kind: string }): move is Put =>
  ['stall', 'extension', 'move'].includes(move.kind)
const sorted = (things: readonly object[]): string[] =>
  things.map(thing => JSON.stringify(thing)).sort()

// Positions at the beginning of turns: of random games from every start, and of bazaars as full as
// they get.
const positions: State[] = []
const dice = seeded(1)
for (let seed = 1; seed <= GAMES; seed++) {
  const options = optionsOf(digital, {
    start: seed % 2 ? 'given' : 'variable',
    oneOtherColour: seed % 3 ? 'no' : 'yes',
  }) as Options
  randomGame(
    { game: digital, mode: 'digital', seats: 2 + (seed % 3), options, seed },
    ({ before }) => {
      const { phase } = before as State
      if (phase.kind === 'turn' && phase.taken === 0 && !phase.put && dice.roll(2))
        positions.push(before as State)
    },
  )
}
for (let seed = 1; seed <= 60; seed++) positions.push(...crowded(seed))
const seatOf = ({ phase }: State): number => (phase.kind === 'turn' ? phase.seat : 0)
// By position: what may be put there.
const legal = positions.map(state => new Set(sorted(allPuts(state, seatOf(state)))))

test('there are enough positions, and all kinds of them', () => {
  expect(positions.length).toBeGreaterThan(1000)
  expect(positions.filter(({ final }) => final).length).toBeGreaterThan(15)
  const moving = positions.filter(state =>
    offered(state, seatOf(state)).some(({ kind }) => kind === 'move'),
  )
  expect(moving.length).toBeGreaterThan(20)
})

test('what may be put is what may be put by trying everything', () => {
  let [puts, moves] = [0, 0]
  for (const [i, state] of positions.entries()) {
    const found = offered(state, seatOf(state)).filter(isPut)
    puts += found.length
    moves += found.filter(({ kind }) => kind === 'move').length
    expect(sorted(found)).toEqual([...legal[i]!])
  }
  expect(puts).toBeGreaterThan(10_000)
  expect(moves).toBeGreaterThan(100)
})

test('anything else is refused, and what may be put is not', () => {
  let allowed = 0
  for (const [i, state] of positions.entries()) {
    const seat = seatOf(state)
    for (let j = 0; j < 60; j++) {
      const [cloth, square] = [cloths[dice.roll(6)]!, dice.roll(144)]
      const kind = (['stall', 'extension', 'move'] as const)[dice.roll(3)]!
      const beside = ground.beside[square]!
      const entrance = dice.roll(5) ? beside[dice.roll(beside.length)]! : dice.roll(144)
      const put: Put =
        kind === 'extension' ? { kind, cloth, square } : { kind, cloth, square, entrance }
      const isAllowed = legal[i]!.has(JSON.stringify(put))
      if (isAllowed) allowed++
      expect(refusal(state, put, seat) === undefined, JSON.stringify(put)).toBe(isAllowed)
    }
  }
  expect(allowed).toBeGreaterThan(100)
})

// Read only as far as they go: what may be put comes after them.
function* entrancesIn(state: State, seat: number): Iterable<number> {
  for (const move of digital.moves(positionOf(digital, state, seat))) {
    if (isPut(move)) return
    if (move.kind === 'attract') yield move.entrance
  }
}

test('which entrances a customer may be attracted to, and for how many barkers', () => {
  let costs = 0
  for (const state of positions) {
    if (state.final) continue
    const seat = seatOf(state)
    const all = allAttractions(state)
    for (let barkers = 0; barkers <= 3; barkers++) {
      const players = state.players.map((player, at) => ({
        ...player,
        barkers: at === seat ? barkers : 0,
      }))
      const found = [...entrancesIn({ ...state, players }, seat)]
      const wanted = all.filter(one => one.barkers <= barkers).map(({ entrance }) => entrance)
      expect(found.sort()).toEqual(wanted.sort())
      costs += all.filter(one => one.barkers === barkers && barkers > 0).length
    }
  }
  expect(costs).toBeGreaterThan(1000)
})

describe('payments', () => {
  test('every way to pay is offered once, the fewest coins first, and nothing else is taken', () => {
    const dice = seeded(11)
    let ways = 0
    for (let i = 0; i < 1200; i++) {
      const purse = byCloth(() => dice.roll(1 + dice.roll(5)))
      const cloth = cloths[dice.roll(6)]!
      const [price, oneOther] = [2 + dice.roll(6), dice.roll(3) === 0]
      const found = [...payments({ price, cloth, oneOther }, purse)]
      expect(sorted(found)).toEqual(sorted(waysToPay(price, cloth, purse, oneOther)))
      const costs = found.map(way => Object.values(way).reduce((sum, one) => sum + one))
      expect(costs).toEqual([...costs].sort((a, b) => a - b))
      ways += found.length
      const paid = byCloth(() => dice.roll(1 + dice.roll(3)))
      const isWay = sorted(waysToPay(price, cloth, purse, oneOther)).includes(JSON.stringify(paid))
      expect(mayPay({ price, cloth, oneOther }, purse, paid) === undefined).toBe(isWay)
    }
    expect(ways).toBeGreaterThan(1500)
  })
})

describe('accessibility', () => {
  test('one walk tells for every square what all walks tell', () => {
    const dice = seeded(3)
    let [cut, reached, closed] = [0, 0, 0]
    for (let i = 0; i < 1200; i++) {
      // A random market of 12 × 12 with posts in one area.
      const open = ground.kind.map(() => dice.roll(10) < 5 + dice.roll(5))
      const first = open.indexOf(true)
      const home = area(first, square => open[square]!)
      const posts = ground.kind.map(
        (_, square) => square === first || (home[square]! && dice.roll(8) === 0),
      )
      const access = accessOf(ground.beside, open, posts)
      const all = [...posts.keys()].filter(square => posts[square])
      for (let j = 0; j < 12; j++) {
        const tile = dice.roll(144)
        if (posts[tile]) continue
        const left = area(all[0]!, square => open[square]! && square !== tile)
        const parted = all.filter(post => !left[post])
        const away = cutOff(access, tile)
        expect(away.length > 0).toBe(parted.length > 0)
        expect(sorted([away])).toEqual(
          sorted([parted.length * 2 <= all.length ? parted : all.filter(post => left[post]!)]),
        )
        if (parted.length > 0) {
          cut++
          continue
        }
        for (const entrance of open.keys()) {
          if (!touching(tile, entrance)) continue
          expect(isReached(access, entrance, tile)).toBe(open[entrance]! && left[entrance]!)
          if (open[entrance] && !left[entrance]!) closed++
          else reached++
        }
      }
    }
    for (const met of [cut, reached, closed]) expect(met).toBeGreaterThan(300)
  })
})
