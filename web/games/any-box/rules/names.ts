// The names that an expression of a sheet may use. They depend on whom it is evaluated for: the
// table, a side or a seat.

import type { Definition, Field, Owner } from './definition.ts'
import type { Names, Type } from './language.ts'
import { ownerOf } from './owners.ts'

/** Returns the type that a field has in expressions. */
export const typeOf = (field: Field): Type =>
  field.kind === 'check' || (field.kind === 'worked' && field.gives === 'check') ? 'bool' : 'int'

/**
 * Returns the names of an expression: these fields, all accounts, and those in `also` (`points`
 * after a round, `over` at the end).
 */
export const namesFor = (
  { sides, rounds, keep = [] }: Definition,
  owner: Owner,
  fields: readonly Field[],
  also: readonly string[] = [],
): Names => {
  const own = new Map<string, Type>()
  const all = new Map<string, Type>()
  const ours = new Map<string, Type>()
  const accounts = ['total', ...keep.map(({ id }) => id)]
  const isOwned = owner !== 'table'
  const isSeat = owner === 'each' || (isOwned && !sides)
  for (const name of ['round', 'rounds', 'seats', 'sides', 'starts']) own.set(name, 'int')
  for (const name of accounts) all.set(name, 'int')
  if (isOwned) for (const name of ['side', ...accounts]) own.set(name, 'int')
  if (isSeat) own.set('seat', 'int')
  for (const field of fields) {
    const type = typeOf(field)
    const whose = ownerOf(field)
    // In turns only one side has figures, so there are no lists of all sides.
    const isTurn = rounds === 'turns'
    if (!isTurn && whose !== 'table') all.set(field.id, type)
    if (!isTurn && whose === 'each' && isOwned) ours.set(field.id, type)
    if (whose === 'table' || (whose === 'each' ? isSeat || isTurn : isOwned))
      own.set(field.id, type)
  }
  for (const name of also) {
    if (name === 'over') own.set(name, 'bool')
    else if (isOwned) own.set(name, 'int')
    if (name === 'points') all.set(name, 'int')
  }
  return { own, all, ours }
}

/**
 * The names for the number of rounds and the start of an account, which are computed before any
 * entry.
 */
export const counts: Names = {
  own: new Map([
    ['seats', 'int'],
    ['sides', 'int'],
  ]),
  all: new Map(),
  ours: new Map(),
}
