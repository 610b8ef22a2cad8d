// A race taken up as it lies on a table: what the rules could not go on from is refused with the
// rule.
import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../../web/games/cape-horn/layout/layout.ts'
import { place } from '../../../web/games/cape-horn/layout/place.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { State } from '../../../web/games/cape-horn/rules/state.ts'
import type { Layout } from '../../../web/games/layout.ts'
import { everything } from '../../../web/games/placing.ts'
import { isRefusal } from '../../../web/games/play.ts'
import { pieces } from './pieces.ts'
import { at, citing, green2, options, race, red1, rose } from './situation.ts'

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
const sailing = race({
  ships: [{ ...hands[0]!, at: at(8, 3), roses: [red1] }, hands[1]!, hands[2]!],
  cards,
})

describe('a race is taken up', () => {
  test('where a turn begins', () => {
    const ships = sailing.ships.map((ship, seat) => ({
      ...ship,
      voyage: seat === 0 ? [[ship.at]] : [],
    }))
    expect(taken(layout(sailing))).toEqual({ ...sailing, ships })
  })
  test('from the starts too', () => {
    expect(
      refused(
        race({
          ships: [{ ...hands[0]!, hand: ['A', 'B', 'C'] }, hands[1]!, { hand: ['B', 'C', 'H'] }],
        }),
      ),
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
      area.area === 'sea'
        ? { ...area, pieces: [...area.pieces, { piece: 'card G', count: 1, at: at(8, 2) }] }
        : area,
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
    race({
      ships: [{ ...hands[0]!, at: at(8, 3) }, hands[1]!, hands[2]!],
      cards: [...cards, ...more],
    })

  test('whose cards lie ashore or over a start', () => {
    expect(refused(laid([7, 1, 'B']))).toEqual({ 'not-sea': { squares: [at(7, 1)] } })
    expect(refused(laid([10, 1, 'B']))).toEqual({ 'printed-start': { squares: [at(10, 1)] } })
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
    const under = (covered: number) =>
      taken([...layout(sailing), { area: 'under', pieces: [], covered }])
    expect(isRefusal(under(left))).toBe(false)
    expect(under(left + 1)).toEqual(tooMany)
  })
  test('whose ships stand on no card, or on one another', () => {
    expect(refused(shipOf(1, { at: at(9, 6) }))).toEqual({
      'no-card-there': { squares: [at(9, 6)], seats: [1] },
    })
    expect(refused(shipOf(1, { at: at(7, 3) }))).toMatchObject({ 'no-card-there': { seats: [1] } })
    expect(refused(shipOf(1, { at: sailing.ships[2]!.at }))).toMatchObject({
      'ship-there': { seats: [2] },
    })
    expect(refused(shipOf(1, { at: at(8, 3) }))).toBeUndefined() // a station holds any number
    const aground = layout(sailing).map(area => ({
      ...area,
      pieces: area.pieces.filter(({ piece }) => piece !== 'ship'),
    }))
    expect(taken(aground)).toMatchObject({ refused: 'no-card-there', at: { seats: [0] } })
  })
  test('that is won', () => {
    expect(refused(shipOf(0, { at: at(2, 2) }))).toMatchObject({ 'no-card-there': { seats: [0] } })
    expect(refused(shipOf(0, { roses: [red1, green2, rose(3, 'yellow')] }))).toMatchObject({
      'race-won': { seats: [0] },
    })
  })
  test('whose roses come from no station', () => {
    const unmarked = layout(sailing).map(area => ({
      ...area,
      pieces: area.pieces.map(({ mark: _, ...lying }) => lying),
    }))
    expect(taken(unmarked)).toEqual({
      refused: 'no-such-station',
      rule: 'stations',
      at: { seats: [0] },
    })
  })
  test('with more points than the track counts', () => {
    expect(refused(shipOf(1, { points: 9 }))).toEqual({
      'too-many-points': { seats: [1], limit: 8 },
    })
  })
  test('in which it is the turn of a seat that nobody has', () => {
    expect(taken(layout(sailing), 3)).toEqual({ refused: 'no-such-seat', rule: 'turn' })
  })
})
