// An example of a sheet: some rounds with made-up figures, entered and worked out as at a table.
import type { Definition, Field } from '../rules/definition.ts'
import type { Entry, Given } from '../rules/entry.ts'
import type { Value } from '../rules/language.ts'
import { all, isSecret, sidesOf } from '../rules/owners.ts'
import { companion } from '../sheet/companion.ts'
import { blank, reveal, roundOf } from '../sheet/ledger.ts'
import { type Ask, planFor, type Sheet, type View } from '../sheet/state.ts'

const mostRounds = 3
const attempts = 8 // with other figures, until those of a step add up
const few = 30 // figures of this size are cards or tricks, which the seats share

// A number from 0 that looks like chance, and is the same at each visit.
const mixed = (...parts: readonly number[]): number =>
  parts.reduce((sum, part) => ((sum ^ part) * 2_654_435_761) >>> 7, 97)

const plausible = [12, 7, 25, 18, 5, 30, 10, 21, 16, 3]

interface Place {
  seat: number
  seats: number
  round: number
  nth: number // of the attempt
  i: number // of the field
  isLive: boolean // counters, which are small
  sum: number | undefined // what the figures of all seats are together, by a rule of the sheet
}

// The share of one seat, if all seats share `most` things.
const shareOf = (most: number, { seat, seats, round, nth, i }: Place): number =>
  all(most).filter(thing => mixed(round, nth, i, thing) % seats === seat).length

const figureOf = (field: Field, ask: Ask, place: Place): Value => {
  const { seat, seats, round, nth, i, isLive, sum } = place
  const luck = mixed(seat, round, nth, i)
  if (field.kind === 'check') return luck % 2 === 0
  if (field.kind === 'seat') return mixed(round, nth, i) % seats
  if (field.kind === 'choice') {
    const values = ask.left ?? field.of.map(([, value]) => value)
    return values[luck % values.length] ?? 0
  }
  if (typeof ask.default === 'number' && luck % 3 > 0) return ask.default
  if (sum !== undefined) return Math.min(ask.max, shareOf(sum, place))
  const from = Math.max(0, ask.min)
  const steps = Math.floor((ask.max - from) / ask.step)
  const wanted = isLive ? luck % 4 : Math.floor(plausible[luck % plausible.length]! / ask.step)
  return from + ask.step * (steps <= few ? shareOf(steps, place) : Math.min(steps, wanted))
}

// Returns the figures that are asked for, public or secret ones.
const givenTo = (
  definition: Definition,
  asks: readonly Ask[],
  secret: boolean,
  place: Omit<Place, 'i'>,
): Given =>
  Object.fromEntries(
    definition.fields.flatMap((field, i) => {
      const ask = asks.find(({ id }) => id === field.id)
      return ask && isSecret(field) === secret
        ? [[field.id, figureOf(field, ask, { ...place, i })] as const]
        : []
    }),
  )

const wholeRound = (definition: Definition, view: View, place: Omit<Place, 'i'>): Entry => {
  const seats = all(view.seats)
  const given = seats.map(seat =>
    givenTo(definition, view.asks[seat]!, false, { ...place, seat, seats: view.seats }),
  )
  const ofTable = givenTo(definition, view.tableAsks, false, place)
  return roundOf(definition, view.seats, given, ofTable)
}

// Returns the sums that rules of the sheet ask for, such as 26 of `sum(all.points) == 26`.
const sumsIn = ({ checks = [] }: Definition): number[] =>
  checks.flatMap(({ rule }) => [...rule.matchAll(/== (\d{1,3})\b/g)].map(([, n]) => Number(n)))

// Returns the entries of one attempt to go on: seals, a turn, or a whole round.
const entriesOf = (sheet: Sheet, view: View, nth: number): [seat: number, entry: Entry][] => {
  const definition = sheet.options.sheet
  const round = view.past.length
  const isLive = definition.rounds === 'live'
  const sums = sumsIn(definition)
  const sum = nth % 2 === 1 ? sums[(nth >> 1) % sums.length] : undefined
  const place = { seat: 0, seats: view.seats, round, nth, isLive, sum }
  if (view.turn !== null) {
    const values = givenTo(definition, view.asks[view.turn]!, false, { ...place, seat: view.turn })
    return [[view.turn, { kind: 'tell', values }]]
  }
  const seals = all(view.seats).flatMap((seat): [number, Entry][] => {
    const asks = companion.view(sheet, seat).asks[seat]!
    const values = givenTo(definition, asks, true, { ...place, seat })
    return Object.keys(values).length > 0 ? [[seat, { kind: 'seal', values }]] : []
  })
  return seals.length > 0 ? seals : [[0, wholeRound(definition, view, place)]]
}

// Returns the sheet after these entries; undefined if one is refused, or if they do not add up
// unless `isOverruled`.
const after = (
  sheet: Sheet,
  entries: readonly [number, Entry][],
  isOverruled = false,
): Sheet | undefined => {
  const { options } = sheet
  let next = sheet
  for (const [seat, entry] of entries) {
    const position = { view: companion.view(next, seat), you: seat, options }
    if (companion.check(position, entry)) return undefined
    next = companion.evolve(next, { kind: 'entered', seat, entry })
  }
  next = reveal(next) ?? next
  if (companion.view(next, 'room').waits.length === 0) return next
  return isOverruled
    ? companion.evolve(next, { kind: 'entered', seat: 0, entry: { kind: 'overrule' } })
    : undefined
}

/**
 * Returns what everybody sees of a sheet after some rounds; of counters, after one figure each.
 * `mostSeats`: unless the sheet needs more.
 */
export const exampleOf = (definition: Definition, mostSeats: number): View => {
  const { seats: counts } = planFor(definition)
  const seats = [...counts].reverse().find(count => count <= mostSeats) ?? counts[0]!
  const isTurns = definition.rounds === 'turns'
  const most = isTurns ? mostRounds * sidesOf(definition, seats) : mostRounds
  let sheet = blank(seats, { sheet: definition })
  for (;;) {
    const view = companion.view(sheet, 'room')
    if (view.isOver || view.past.length >= most) return view
    const from: Sheet = sheet
    const next =
      all(attempts).reduce<Sheet | undefined>(
        (found, nth) => found ?? after(from, entriesOf(from, view, nth)),
        undefined,
      ) ?? after(from, entriesOf(from, view, 0), true)
    if (!next) return view
    if (definition.rounds === 'live') return companion.view(next, 'room')
    sheet = next
  }
}
