// Builds what a viewer may know of a sheet, field by field, so that nothing secret slips in. Only
// their holders see seals and hidden accounts.

import type { Viewer } from '../../game.ts'
import { mostTold } from '../rules/definition.ts'
import { all, isSecret } from '../rules/owners.ts'

import { type Account, isLive, isTurns, type Plan, type PlannedField } from '../rules/plan.ts'
import { type Figures, sideOf, type Table } from '../rules/round.ts'
import { boundsOf } from '../rules/telling.ts'
import { fieldsNow, ownAt, turnOf } from './ledger.ts'
import { type Ask, planFor, type Sheet, type View } from './state.ts'
import { bookNow, broken, brokenLast, earlierFigures, isTold } from './worked.ts'

// Whether a bound uses a hidden account: then only the holder of the account may know the bound.
const namesHidden = (plan: Plan, { min, max }: PlannedField): boolean =>
  plan.accounts.some(
    ({ id, isHidden }) =>
      isHidden && [min, max].some(figure => typeof figure !== 'number' && figure.names.has(id)),
  )

const choicesLeft = (
  sheet: Sheet,
  { field }: PlannedField,
  at: number,
): readonly number[] | undefined => {
  if (field.kind !== 'choice' || !field.once) return undefined
  const chosen = sheet.rounds.map(({ values }) => values[field.id]?.[at])
  return field.of.map(([, value]) => value).filter(value => !chosen.includes(value))
}

const askOf = (
  sheet: Sheet,
  plan: Plan,
  table: Table,
  earlier: Figures,
  planned: PlannedField,
  at: number,
): Ask => {
  const bounds = boundsOf(plan, table, earlier, planned, at)
  const left = choicesLeft(sheet, planned, at)
  return {
    id: planned.field.id,
    min: bounds.min,
    max: bounds.max,
    step: bounds.step,
    default: bounds.default ?? null,
    ...(left && { left }),
  }
}

// Replaces bounds that only the holder of an account may know by the loosest ones: others cannot
// judge the figure, so they must not refuse it.
const unbound = (ask: Ask): Ask => ({ ...ask, min: -mostTold, max: mostTold, step: 1 })

// Hides the values of a hidden account before the end, except from the side that holds it.
const shownTo =
  (own: number | undefined, isOver: boolean) =>
  ({ isHidden }: Account) =>
  (by: readonly number[]) =>
    by.map((value, side) => (!isHidden || isOver || side === own ? value : null))

export const view = (sheet: Sheet, viewer: Viewer): View => {
  const { options, seats, step, values, sealed, stopped } = sheet
  const plan = planFor(options.sheet)
  const { table, isOver, points, totals, final, faults } = bookNow(sheet)
  const own = viewer === 'room' ? undefined : sideOf(plan, seats, viewer)
  const earlier = earlierFigures(plan, table, values, step)
  const fields = isOver ? [] : fieldsNow(plan, sheet)
  const turn = isTurns(plan) && !isOver ? turnOf(plan, sheet, table) : null
  const everySeat = all(seats)
  const asks = everySeat.map(seat =>
    table.outs.includes(sideOf(plan, seats, seat))
      ? []
      : fields
          .filter(({ owner, field }) => owner !== 'table' && !(isSecret(field) && sealed[seat]))
          .map(planned => {
            const at = ownAt(planned, plan, seats, seat)
            const ask = askOf(sheet, plan, table, earlier, planned, at)
            return seat !== viewer && namesHidden(plan, planned) ? unbound(ask) : ask
          }),
  )
  const shown = shownTo(own, isOver)
  const mine = viewer === 'room' ? undefined : sealed[viewer]
  const isRounds = !isLive(plan) && !isTurns(plan)
  const isWaiting = isRounds && !isOver && isTold(fieldsNow(plan, sheet), plan, table, values)
  return {
    seats,
    round: table.round,
    rounds: table.rounds,
    starts: table.starts,
    step,
    isOver,
    isBetween: step === 0 && Object.keys(values).length === 0 && !sealed.some(Boolean),
    turn,
    asks,
    tableAsks: fields
      .filter(({ owner }) => owner === 'table')
      .map(planned => askOf(sheet, plan, table, earlier, planned, 0)),
    told: {
      ...values,
      ...(mine &&
        Object.fromEntries(
          Object.entries(mine).map(([id, value]) => [
            id,
            everySeat.map(seat => (seat === viewer ? value : null)),
          ]),
        )),
    },
    isSealing: fields.some(({ field }) => isSecret(field)),
    sealed: everySeat.map(seat => sealed[seat] != null),
    stopped,
    outs: table.outs,
    waits: isWaiting ? broken(plan, table, values, step).filter(i => !plan.checks[i]!.isMild) : [],
    warns: isRounds ? brokenLast(sheet).filter(i => plan.checks[i]!.isMild) : [],
    past: sheet.rounds,
    points,
    totals: totals.map(shown(plan.accounts[0]!)),
    final: isOver ? final : null,
    accounts: plan.accounts.map(account => ({
      id: account.id,
      by: shown(account)(table.accounts.get(account.id)!),
    })),
    faults,
  }
}
