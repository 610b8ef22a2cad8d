// Applies an entry to a sheet. Refuses nothing, because `entries.ts` has already checked the entry.

import type { Seat } from '../../game.ts'
import { replaced } from '../../kit/replaced.ts'
import type { Definition } from '../rules/definition.ts'
import type { Entry, Given, GivenLists } from '../rules/entry.ts'
import type { Value } from '../rules/language.ts'
import { all, isSecret, ownerOf, placeOf, sidesOf } from '../rules/owners.ts'
import { isLive, isTurns, type Plan, type PlannedField } from '../rules/plan.ts'
import { ownersOf, sideOf, type Table } from '../rules/round.ts'
import { boundsOf } from '../rules/telling.ts'
import { type Options, planFor, type Sheet, type Telling } from './state.ts'
import { broken, earlierFigures, isTold, roundsBook, toldFields, wholeRound } from './worked.ts'

export const blank = (seats: number, options: Options): Sheet => ({
  options,
  seats,
  starts: 0,
  rounds: [],
  step: 0,
  values: {},
  sealed: [],
  stopped: [],
})

/**
 * Returns the fields that people enter now: those of the current step, or all on a live sheet and
 * in turns.
 */
export const fieldsNow = (plan: Plan, { step }: Pick<Sheet, 'step'>): readonly PlannedField[] =>
  toldFields(plan).filter(planned => isLive(plan) || isTurns(plan) || planned.step === step)

/** Returns the index of a seat's figure in the list of a field. */
export const ownAt = ({ owner }: PlannedField, plan: Plan, seats: number, seat: Seat): number =>
  placeOf(owner, seat, sidesOf(plan.definition, seats))

const nobody = (count: number): (Value | null)[] => Array.from({ length: count }, () => null)

// Adds the figures of an entry. Except on a live sheet, one that the entry leaves out gets its
// default, unless it was entered before.
const withFigures = (
  sheet: Sheet,
  table: Table,
  fields: readonly PlannedField[],
  seat: Seat,
  given: Given,
): Telling => {
  const plan = planFor(sheet.options.sheet)
  const earlier = earlierFigures(plan, table, sheet.values, sheet.step)
  const added = fields.flatMap(planned => {
    const { id } = planned.field
    const at = ownAt(planned, plan, sheet.seats, seat)
    const list = sheet.values[id] ?? nobody(ownersOf(planned.owner, plan, sheet.seats))
    const isOpen = list[at] === null && !isLive(plan)
    const value =
      given[id] ?? (isOpen ? boundsOf(plan, table, earlier, planned, at).default : undefined)
    return value === undefined ? [] : [[id, replaced(list, at, value)] as const]
  })
  return { ...sheet.values, ...Object.fromEntries(added) }
}

/**
 * Returns the figures that an entry for the whole round gives to one seat and its side, and those
 * of the table (`seat` undefined).
 */
export const givenTo = (
  plan: Plan,
  seats: number,
  lists: GivenLists,
  seat: Seat | undefined,
): Given =>
  Object.fromEntries(
    toldFields(plan).flatMap(planned => {
      if ((planned.owner === 'table') !== (seat === undefined)) return []
      const value = lists[planned.field.id]?.[ownAt(planned, plan, seats, seat ?? 0)] ?? null
      return value === null ? [] : [[planned.field.id, value] as const]
    }),
  )

/**
 * Returns the entry for the whole round in which each seat gives figures, and the table its own.
 * The figures of a side are those of its first seat.
 */
export const roundOf = (
  definition: Definition,
  seats: number,
  given: readonly Given[],
  ofTable: Given,
): Entry => ({
  kind: 'round',
  values: Object.fromEntries(
    definition.fields.flatMap((field): [string, GivenLists[string]][] => {
      const { id } = field
      const owner = ownerOf(field)
      if (owner === 'table') return id in ofTable ? [[id, [ofTable[id]!]]] : []
      if (!given.some(own => id in own)) return []
      const count = owner === 'side' ? sidesOf(definition, seats) : seats
      return [[id, given.slice(0, count).map(own => own[id] ?? null)]]
    }),
  ),
})

// Adds the figures of all seats that an entry for the whole round names.
const withRound = (sheet: Sheet, table: Table, lists: GivenLists): Sheet => {
  const plan = planFor(sheet.options.sheet)
  const open = fieldsNow(plan, sheet).filter(({ field }) => !isSecret(field))
  const owners = [undefined, ...all(sheet.seats)]
  let filled = sheet
  for (const seat of owners) {
    const given = givenTo(plan, sheet.seats, lists, seat)
    if (Object.keys(given).length === 0) continue
    const fields = open.filter(({ owner }) => (owner === 'table') === (seat === undefined))
    filled = { ...filled, values: withFigures(filled, table, fields, seat ?? 0, given) }
  }
  return filled
}

// Returns the values that carry over to the next round: the holder of a trophy (`stays`).
const carried = (plan: Plan, values: Telling): Telling =>
  Object.fromEntries(
    plan.fields.flatMap(({ field }) =>
      field.kind === 'seat' && field.stays && values[field.id]
        ? [[field.id, values[field.id]!] as const]
        : [],
    ),
  )

// Continues with the next step or round if everything of this step was entered and no rule is
// broken.
const advanced = (sheet: Sheet, isOverruled = false): Sheet => {
  const plan = planFor(sheet.options.sheet)
  if (isLive(plan) || isTurns(plan)) return sheet
  const { table, isOver } = roundsBook(sheet)
  if (isOver || !isTold(fieldsNow(plan, sheet), plan, table, sheet.values)) return sheet
  const waits = broken(plan, table, sheet.values, sheet.step).some(i => !plan.checks[i]!.isMild)
  if (waits && !isOverruled) return sheet
  if (sheet.step + 1 < plan.steps) return { ...sheet, step: sheet.step + 1, sealed: [] }
  return {
    ...sheet,
    rounds: [...sheet.rounds, wholeRound(plan, table, sheet.values)],
    step: 0,
    values: carried(plan, sheet.values),
    sealed: [],
  }
}

/** Returns the side whose turn it is: the next one that is not out. */
export const turnOf = (plan: Plan, { rounds, starts }: Sheet, { seats, outs }: Table): number => {
  const sides = sidesOf(plan.definition, seats)
  const last = rounds.at(-1)?.turn
  const from = last === undefined ? starts % sides : last + 1
  for (let n = 0; n < sides; n++) if (!outs.includes((from + n) % sides)) return (from + n) % sides
  return from % sides
}

const turned = (sheet: Sheet, seat: Seat, given: Given): Sheet => {
  const plan = planFor(sheet.options.sheet)
  const { table } = roundsBook(sheet)
  const side = sideOf(plan, sheet.seats, seat)
  const values = withFigures(sheet, table, toldFields(plan), side, given)
  return {
    ...sheet,
    rounds: [
      ...sheet.rounds,
      { ...wholeRound(plan, { ...table, turn: side }, values), turn: side },
    ],
  }
}

export const enter = (sheet: Sheet, seat: Seat, entry: Entry): Sheet => {
  if (entry.kind === 'starts') return { ...sheet, starts: entry.first ?? seat }
  if (entry.kind === 'stop') return { ...sheet, stopped: [...sheet.stopped, seat] }
  if (entry.kind === 'overrule') return advanced(sheet, true)
  const plan = planFor(sheet.options.sheet)
  const { table } = roundsBook(sheet)
  if (entry.kind === 'round') return advanced(withRound(sheet, table, entry.values))
  if (isTurns(plan)) return turned(sheet, seat, entry.values)
  if (entry.kind === 'seal')
    return {
      ...sheet,
      sealed: replaced(sheet.sealed, seat, sealOf(sheet, table, seat, entry.values)),
    }
  const fields = fieldsNow(plan, sheet).filter(
    ({ owner, field }) => (owner === 'table') === (entry.kind === 'know') && !isSecret(field),
  )
  return advanced({ ...sheet, values: withFigures(sheet, table, fields, seat, entry.values) })
}

// Returns a seal with all secret figures of the step. Defaults are included now, so that nothing is
// added when it is opened.
const sealOf = (sheet: Sheet, table: Table, seat: Seat, given: Given): Record<string, Value> => {
  const plan = planFor(sheet.options.sheet)
  const earlier = earlierFigures(plan, table, sheet.values, sheet.step)
  return Object.fromEntries(
    fieldsNow(plan, sheet).flatMap(planned => {
      const value = given[planned.field.id] ?? boundsOf(plan, table, earlier, planned, seat).default
      return value === undefined ? [] : [[planned.field.id, value] as const]
    }),
  )
}

/** Opens the seals once every seat that is not out has sealed; undefined before that. */
export const reveal = (sheet: Sheet): Sheet | undefined => {
  const plan = planFor(sheet.options.sheet)
  if (!sheet.sealed.some(Boolean)) return undefined
  const { table } = roundsBook(sheet)
  const seats = all(sheet.seats)
  const isReady = seats.every(
    seat => table.outs.includes(sideOf(plan, sheet.seats, seat)) || sheet.sealed[seat],
  )
  if (!isReady) return undefined
  const opened = fieldsNow(plan, sheet).map(
    ({ field }) => [field.id, seats.map(seat => sheet.sealed[seat]?.[field.id] ?? null)] as const,
  )
  const values: Telling = { ...sheet.values, ...Object.fromEntries(opened) }
  return advanced({ ...sheet, values, sealed: [] })
}
