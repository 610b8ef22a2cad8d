// A race taken up as it lies on a table: what the rules never lead to is refused with the rule, and what is taken up sails on.
import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../../web/games/cape-horn/layout/layout.ts'
import { place, restOf } from '../../../web/games/cape-horn/layout/place.ts'
import { chartOf } from '../../../web/games/cape-horn/rules/chart.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { State } from '../../../web/games/cape-horn/rules/state.ts'
import { waterOf } from '../../../web/games/cape-horn/rules/water.ts'
import type { Chance } from '../../../web/games/game.ts'
import type { Layout } from '../../../web/games/layout.ts'
import { everything } from '../../../web/games/placing.ts'
import { isRefusal, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { playedOut } from '../../laws/placed.ts'
import { randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'
import { pieces } from './pieces.ts'
import { at, citing, green2, options, race, red1, rose } from './situation.ts'

const RACES = sweep('PLACED', { part: 3, whole: 12 })

const layout = (state: State): Layout => everything(digital, layoutOf, state, state.ships.length)
const taken = (areas: Layout, turn = 0, seats = 3) => place(areas, { turn }, options, seats)
const refused = (state: State, turn?: number) => {
  const placed = taken(layout(state), turn, state.ships.length)
  return isRefusal(placed) ? { [placed.refused]: citing(placed)!.at } : undefined
}

const cards = [
  [9, 1, 'A'],
  [8, 2, 'C'],
  [8, 3, 'D'],
] as const
const hands = [{ hand: ['A', 'B', 'C'] }, { hand: ['A', 'A', 'H'] }, { hand: ['B', 'C'] }]
const sailing = race({ ships: [{ ...hands[0]!, at: at(8, 3), roses: [red1] }, hands[1]!, hands[2]!], cards })

describe('a race is taken up', () => {
  test('where a turn begins', () => {
    const ships = sailing.ships.map((ship, seat) => ({ ...ship, voyage: seat === 0 ? [[ship.at]] : [] }))
    expect(taken(layout(sailing))).toEqual({ ...sailing, ships })
  })
  test('from the starts too', () => {
    expect(
      refused(race({ ships: [{ ...hands[0]!, hand: ['A', 'B', 'C'] }, hands[1]!, { hand: ['B', 'C', 'H'] }] })),
    ).toBe(undefined)
  })
  test('covered cards are out of the pile: those of which there are most', () => {
    const covered = [...layout(sailing), { area: 'under', pieces: [], covered: 3 }]
    const state = taken(covered) as State
    expect(state.laid[at(9, 1)]).toEqual(['B', 'E', 'M', 'A'])
    expect([...pieces(state)].sort()).toEqual([...pieces(sailing)].sort())
  })
  test('cards that were laid on one square cover each other', () => {
    const areas = layout(sailing).map(area =>
      area.area === 'sea' ? { ...area, pieces: [...area.pieces, { piece: 'card G', count: 1, at: at(8, 2) }] } : area,
    )
    expect((taken(areas) as State).laid[at(8, 2)]).toEqual(['C', 'G'])
  })
})

describe('no race is taken up', () => {
  const shipOf = (seat: number, change: object) => ({
    ...sailing,
    ships: sailing.ships.map((ship, one) => (one === seat ? { ...ship, ...change } : ship)),
  })
  const laid = (...more: (readonly [number, number, string])[]) =>
    race({ ships: [{ ...hands[0]!, at: at(8, 3) }, hands[1]!, hands[2]!], cards: [...cards, ...more] })

  test('whose cards lie ashore, over a start or apart', () => {
    expect(refused(laid([7, 1, 'B']))).toEqual({ 'not-sea': { squares: [at(7, 1)] } })
    expect(refused(laid([10, 1, 'B']))).toEqual({ 'printed-start': { squares: [at(10, 1)] } })
    expect(refused(laid([8, 6, 'B'], [8, 7, 'B']))).toEqual({ 'touches-no-card': { squares: [at(8, 6), at(8, 7)] } })
    const off = layout(sailing).map(area =>
      area.area === 'sea' ? { ...area, pieces: [{ piece: 'card B', count: 1, at: 383 }] } : area,
    )
    expect(taken(off)).toEqual({ refused: 'not-sea', rule: 'laying', at: { squares: [383] } })
  })
  const tooMany = { refused: 'too-many-covered', rule: 'covering' }
  test('with cards covered where none lies', () => {
    const start = race({ ships: hands })
    expect(taken([...layout(start), { area: 'under', pieces: [], covered: 1 }])).toEqual(tooMany)
  })
  test('with more cards covered than there are', () => {
    const left = layout(sailing).find(({ area }) => area === 'pile')!.covered!
    const under = (covered: number) => taken([...layout(sailing), { area: 'under', pieces: [], covered }])
    expect(isRefusal(under(left))).toBe(false)
    expect(under(left + 1)).toEqual(tooMany)
  })
  test('whose ships stand on no card, or on one another', () => {
    expect(refused(shipOf(1, { at: at(9, 6) }))).toEqual({ 'no-card-there': { squares: [at(9, 6)], seats: [1] } })
    expect(refused(shipOf(1, { at: at(7, 3) }))).toMatchObject({ 'no-card-there': { seats: [1] } })
    expect(refused(shipOf(1, { at: sailing.ships[2]!.at }))).toMatchObject({ 'ship-there': { seats: [2] } })
    expect(refused(shipOf(1, { at: at(8, 3) }))).toBeUndefined() // a station holds any number
    const aground = layout(sailing).map(area => ({
      ...area,
      pieces: area.pieces.filter(({ piece }) => piece !== 'ship'),
    }))
    expect(taken(aground)).toMatchObject({ refused: 'no-card-there', at: { seats: [0] } })
  })
  test('that is won', () => {
    expect(refused(shipOf(0, { at: at(2, 2) }))).toEqual({ 'race-won': { seats: [0] } })
    expect(refused(shipOf(0, { roses: [red1, green2, rose(3, 'yellow')] }))).toMatchObject({
      'race-won': { seats: [0] },
    })
  })
  test('whose roses are alike, or were won where no card lies', () => {
    expect(refused(shipOf(0, { roses: [red1, rose(1, 'green')] }))).toEqual({
      'rose-alike': { seats: [0], stage: 1, colour: 'green' },
    })
    expect(refused(shipOf(0, { roses: [red1, rose(2, 'red')] }))).toMatchObject({ 'rose-alike': { colour: 'red' } })
    expect(refused(shipOf(0, { roses: [green2] }))).toEqual({
      'station-bare': { squares: [at(10, 6)], seats: [0], stage: 2, colour: 'green' },
    })
    const unmarked = layout(sailing).map(area => ({
      ...area,
      pieces: area.pieces.map(({ mark: _, ...lying }) => lying),
    }))
    expect(taken(unmarked)).toEqual({ refused: 'no-such-station', rule: 'stations', at: { seats: [0] } })
  })
  test('with more points or cards than a ship may have', () => {
    expect(refused(shipOf(1, { points: 9 }))).toEqual({ 'too-many-points': { seats: [1], limit: 8 } })
    const hand = ['A', 'A', 'A', 'A', 'A', 'A', 'B']
    expect(refused(shipOf(2, { hand }))).toEqual({ 'too-many-cards': { seats: [2], limit: 6 } })
  })
  test('whose turn has not noted its point', () => {
    expect(refused(shipOf(1, { points: 0 }))).toBeUndefined()
    expect(refused(shipOf(1, { points: 0 }), 1)).toEqual({ 'point-not-noted': { seats: [1] } })
  })
  test('in which it is the turn of a seat that nobody has', () => {
    expect(taken(layout(sailing), 3)).toEqual({ refused: 'no-such-seat', rule: 'turn' })
  })
  test('in which fewer cards are out than were dealt', () => {
    expect(refused(race({ ships: hands }))).toEqual({ 'too-few-dealt': { dealt: 8, least: 9 } })
  })
})

// A piece put elsewhere, or a count that is wrong, in a position that was reached by sailing.
const slipped = (areas: Layout, dice: Chance): Layout => {
  const one = <Item>(of: readonly Item[]) => of[dice.roll(of.length)]!
  const changed = areas.map(area => ({ ...area, pieces: area.pieces.map(lying => ({ ...lying })) }))
  const { pieces } = one(
    changed.filter(({ area, pieces }) => ['sea', 'ship', 'hand'].includes(area) && pieces.length > 0),
  )
  const lying = one(pieces)
  if (lying.at !== undefined) lying.at = dice.roll(14 * 9)
  else if (lying.mark !== undefined) lying.mark = 1 + dice.roll(3)
  else lying.count = dice.roll(8)
  return changed
}

test('whatever is taken up after a slip is a race that ends by the rules', () => {
  const dice = seeded(1)
  let met = 0
  let asked = 0
  for (let seed = 1; seed <= RACES; seed++) {
    const seats = 3 + (seed % 3)
    randomGame({ game: digital, mode: 'digital', seats, options, seed }, ({ state: reached }) => {
      const state = reached as State
      const rest = restOf(positionOf(digital, state, 'room').view)
      if (!rest) return
      asked++
      const placed = taken(slipped(layout(state), dice), rest.turn, seats)
      if (isRefusal(placed)) return
      met++
      const chart = chartOf(options.edition)
      const { view } = positionOf(digital, placed, 'room')
      const { cardAt } = waterOf(options, view)
      for (const { at, points, roses, hand } of placed.ships) {
        expect(cardAt(at)).toBeDefined()
        expect(chart.stations.has(at) || placed.ships.filter(other => other.at === at).length === 1).toBe(true)
        expect(points).toBeLessThanOrEqual(8)
        expect(hand.length).toBeLessThanOrEqual(6)
        expect(new Set(roses.flatMap(({ stage, colour }) => [stage, colour])).size).toBe(2 * roses.length)
      }
      if (met % 20 === 0) expect(playedOut(digital, placed, seats, dice).over).toBeDefined()
    })
  }
  console.info(`taken up after a slip: ${met} of ${asked}`)
  expect(met).toBeGreaterThan(20)
})
