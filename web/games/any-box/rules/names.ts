// What an expression of a sheet may name, by whom it is asked of.
import { type Definition, type Field, type Owner, ownerOf } from './definition.ts'
import type { Names, Type } from './language.ts'

/** What a field gives to an expression. */
export const typeOf = (field: Field): Type =>
  field.kind === 'check' || (field.kind === 'worked' && field.gives === 'check') ? 'bool' : 'int'

/** Some fields, all accounts, and what `also` adds: `points` after a round, `over` at the end. */
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
    // A turn has one side's figures only.
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

/** What a number of rounds and the start of an account may name. */
export const counts: Names = {
  own: new Map([
    ['seats', 'int'],
    ['sides', 'int'],
  ]),
  all: new Map(),
  ours: new Map(),
}
