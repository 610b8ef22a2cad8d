// A definition that was checked: its steps, its accounts, and its parsed expressions. All faults
// are found before a table is opened, each with its place in the definition.

import { type Definition, type Field, mostWorked, type Owner, usualMost } from './definition.ts'
import {
  type Expression,
  isFault,
  type LanguageFault,
  type Names,
  type RunFault,
  read,
  type Type,
  takenNames,
} from './language.ts'
import { counts, namesFor, typeOf } from './names.ts'
import { isSecret, ownerOf, sidesOf } from './owners.ts'

export type PlanFault =
  | LanguageFault
  | RunFault
  | 'bad-name'
  | 'twice'
  | 'unknown-value'
  | 'too-small'
  | 'not-here' // a secret outside rounds, a field of the table in turns
  | 'no-seats' // the sides cannot share any allowed number of seats
  | 'tells-a-seal'
  | 'tells-what-is-hidden'

export interface Fault {
  place: string
  code: PlanFault
  from?: number
}

/** A number, or how it is worked out. */
export type Figure = number | Expression

export interface PlannedField {
  field: Field
  owner: Owner
  type: Type
  step: number // of a worked field: the one that it waits for
  min: Figure
  max: Figure
  default: Figure | boolean | undefined
  is: Expression | undefined // how a worked field is worked out
}

export interface Account {
  id: string
  start: Figure
  next: Expression | undefined // undefined: the total plus the points
  isHidden: boolean
}

export interface Check {
  rule: Expression
  owner: Owner
  isMild: boolean
  step: number // the last step that it needs
  ofEntry: boolean // it uses only values of one entry, so it can refuse that entry
}

export interface Plan {
  definition: Definition
  seats: readonly number[] // the numbers of seats that may play
  rounds: Figure // 0: as many as it takes
  fields: readonly PlannedField[]
  steps: number
  accounts: readonly Account[] // the total first
  score: Expression | undefined
  checks: readonly Check[]
  out: Expression | undefined
  isOutAtEnd: boolean // `out` is evaluated at the end only, because it uses hidden accounts
  ends: Expression | undefined
  final: Expression | undefined
  ties: readonly { value: Expression; isLess: boolean }[]
  next: Expression | undefined // who starts the next round
}

export const isLive = ({ definition }: Pick<Plan, 'definition'>) => definition.rounds === 'live'
export const isTurns = ({ definition }: Pick<Plan, 'definition'>) => definition.rounds === 'turns'

// Returns the step of each field. Consecutive fields that are all public or all secret are one
// step; a field with `later` begins another one.
const stepsOf = (fields: readonly Field[]): number[] => {
  let step = 0
  let last: Field | undefined
  return fields.map(field => {
    if (field.kind === 'worked') return step
    if (last && (field.later || isSecret(last) !== isSecret(field))) step++
    last = field
    return step
  })
}

const isMode = (rounds: Definition['rounds']) =>
  rounds === undefined || ['open', 'turns', 'live'].includes(String(rounds))

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

const counting = (figure: Figure, definition: Definition, seats: number) =>
  typeof figure === 'number'
    ? figure
    : figure.work(name => (name === 'seats' ? seats : sidesOf(definition, seats)))

/** Computes a figure that uses only the numbers of seats and sides; `planOf` has checked it. */
export const countedFor = (figure: Figure, definition: Definition, seats: number): number =>
  Number(counting(figure, definition, seats))

// The most nodes of all expressions together: a correction of the first of a hundred rounds works
// out each of them up to 800 times.
const mostNodes = 300

// Parses the expressions of a definition, and collects the faults.
const readerOf = (definition: Definition, seats: readonly number[]) => {
  const { keep = [], total = {} } = definition
  const faults: Fault[] = []
  let nodes = 0 // of all expressions
  const wrong = (place: string, code: PlanFault, from?: number): undefined => {
    faults.push(from === undefined ? { place, code } : { place, code, from })
    return undefined
  }
  const hidden = new Set([
    ...(total.hidden ? ['total'] : []),
    ...keep.filter(one => one.hidden).map(({ id }) => id),
  ])
  const hiddenIn = ({ names }: Expression): string[] =>
    [...names].filter(one => hidden.has(one.replace(/^all\./, '')))
  // `mayHide`: whether the expression may use this name of a hidden account.
  const expression = (
    place: string,
    text: string | undefined,
    names: Names,
    wanted: Type = 'int',
    mayHide: (name: string) => boolean = () => false,
  ): Expression | undefined => {
    if (text === undefined) return undefined
    const found = read(text, names, wanted)
    if ('code' in found) return wrong(place, found.code, found.from)
    nodes += found.nodes
    if (nodes > mostNodes) return wrong(place, 'limit-exceeded')
    if (hiddenIn(found).some(one => !mayHide(one))) return wrong(place, 'tells-what-is-hidden')
    return found
  }
  const figure = (
    place: string,
    value: number | string | undefined,
    otherwise: number,
    names: Names,
    mayHide?: (name: string) => boolean,
  ): Figure =>
    typeof value === 'string'
      ? (expression(place, value, names, 'int', mayHide) ?? otherwise)
      : (value ?? otherwise)
  // Checks that a figure which uses only the numbers of seats and sides is valid for every allowed
  // number of seats.
  const counted = (
    place: string,
    value: number | string | undefined,
    [least, most]: readonly [number, number],
  ): Figure => {
    const found = figure(place, value, 0, counts)
    for (const n of typeof found === 'number' ? [] : seats) {
      const result = counting(found, definition, n)
      if (isFault(result)) wrong(place, result.code, result.from)
      else if (Number(result) < least) wrong(place, 'too-small')
      else if (Number(result) > most) wrong(place, 'too-large')
      else continue
      break
    }
    return found
  }
  return { faults, wrong, hiddenIn, expression, figure, counted }
}
type Reader = ReturnType<typeof readerOf>

const always = () => true

const judgeNames = ({ fields, keep = [] }: Definition, { wrong }: Reader) => {
  const seen = new Set<string>()
  const judge = (place: string, id: string) => {
    if (takenNames.has(id)) wrong(place, 'bad-name')
    else if (seen.has(id)) wrong(place, 'twice')
    seen.add(id)
  }
  for (const [i, { id }] of fields.entries()) judge(`fields[${i}].id`, id)
  for (const [i, { id }] of keep.entries()) judge(`keep[${i}].id`, id)
}

// Reports a field whose owner or secrecy this kind of sheet does not allow.
const judgePlace = ({ rounds }: Definition, { wrong }: Reader, field: Field, place: string) => {
  const isRounds = rounds !== 'live' && rounds !== 'turns'
  const owner = ownerOf(field)
  if (owner === 'table' && rounds === 'turns') wrong(`${place}.who`, 'not-here')
  if (isSecret(field) && (owner !== 'each' || !isRounds)) wrong(`${place}.secret`, 'not-here')
}

const choice = (
  field: Extract<Field, { kind: 'choice' }>,
  { wrong }: Reader,
  place: string,
): Pick<PlannedField, 'min' | 'max' | 'default'> => {
  const values = field.of.map(([, value]) => value)
  if (new Set(values).size < values.length) wrong(`${place}.of`, 'twice')
  if (field.default !== undefined && !values.includes(field.default))
    wrong(`${place}.default`, 'unknown-value')
  return { min: Math.min(...values), max: Math.max(...values), default: field.default }
}

const plannedField = (
  definition: Definition,
  reader: Reader,
  steps: readonly number[],
  i: number,
): PlannedField => {
  const { fields } = definition
  const field = fields[i]!
  const place = `fields[${i}]`
  const owner = ownerOf(field)
  judgePlace(definition, reader, field, place)
  const step = steps[i]!
  const base = { field, owner, type: typeOf(field), step, is: undefined, default: undefined }
  if (field.kind === 'worked') {
    const names = namesFor(definition, owner, fields.slice(0, i))
    const is = reader.expression(`${place}.is`, field.is, names, typeOf(field))
    return { ...base, min: 0, max: 0, is }
  }
  if (field.kind === 'check') return { ...base, min: 0, max: 1, default: field.default ?? false }
  if (field.kind === 'seat')
    return field.none === undefined
      ? { ...base, min: 0, max: 7 }
      : { ...base, min: -1, max: 7, default: -1 }
  if (field.kind === 'choice') return { ...base, ...choice(field, reader, place) }
  const before = fields.filter((_, n) => steps[n]! < step)
  const names = namesFor(definition, owner, before)
  // The bounds of a secret figure may use hidden accounts of its own seat, as a bid is limited by a
  // purse: only that seat sees the bounds.
  const own = (name: string) => isSecret(field) && !name.startsWith('all.')
  return {
    ...base,
    min: reader.figure(`${place}.min`, field.min, 0, names, own),
    max: reader.figure(`${place}.max`, field.max, usualMost, names, own),
    default:
      field.default === undefined
        ? undefined
        : reader.figure(`${place}.default`, field.default, 0, names),
  }
}

// Returns a function that finds the entered fields that an expression uses, directly or through
// worked fields.
const toldBehind = (planned: readonly PlannedField[]) => {
  const behind = new Map<string, ReadonlySet<PlannedField>>()
  const toldIn = ({ names }: Expression): ReadonlySet<PlannedField> =>
    new Set([...names].flatMap(one => [...(behind.get(one.replace(/^(all|ours)\./, '')) ?? [])]))
  for (const one of planned)
    behind.set(
      one.field.id,
      one.is ? toldIn(one.is) : new Set(one.field.kind === 'worked' ? [] : [one]),
    )
  return toldIn
}

const plannedChecks = (
  definition: Definition,
  reader: Reader,
  planned: readonly PlannedField[],
): Check[] => {
  const toldIn = toldBehind(planned)
  return (definition.checks ?? []).flatMap((check, i): Check[] => {
    const place = `checks[${i}].rule`
    const owner = check.who ?? 'table'
    const names = namesFor(definition, owner, definition.fields, ['points'])
    const rule = reader.expression(place, check.rule, names, 'bool')
    if (!rule) return []
    const needs = [...toldIn(rule)]
    const needsAll = [...rule.names].some(name => /^(all\.)?points$/.test(name))
    const step = Math.max(0, ...(needsAll ? planned : needs).map(one => one.step))
    const isOwn = [...rule.names].every(name => !/^(all|ours)\./.test(name))
    const ofEntry =
      owner === 'each' &&
      isOwn &&
      !needsAll &&
      needs.every(one => one.owner === 'each' && one.step === step)
    const isSealed = needs.some(one => isSecret(one.field) && one.step === step)
    if (!check.mild && !ofEntry && isSealed) reader.wrong(place, 'tells-a-seal')
    return [{ rule, owner, isMild: check.mild === true, step, ofEntry }]
  })
}

const plannedAccounts = (definition: Definition, { counted, expression }: Reader): Account[] => {
  const { total = {}, keep = [] } = definition
  const names = namesFor(definition, 'side', definition.fields, ['points'])
  return [
    { id: 'total', place: 'total', ...total },
    ...keep.map((one, i) => ({ place: `keep[${i}]`, ...one })),
  ].map(({ id, place, start, next, hidden = false }) => ({
    id,
    start: counted(`${place}.start`, start, [-mostWorked, mostWorked]),
    next: expression(`${place}.next`, next, names, 'int', hidden ? always : undefined),
    isHidden: hidden,
  }))
}

/** Checks a definition of valid shape, and returns its plan or all its faults. */
export const planOf = (definition: Definition): Plan | readonly Fault[] => {
  const { fields, sides = 1, ties = [], first } = definition
  const [least, most] = definition.seats ?? [2, 8]
  const seats = numbers(least, most).filter(n => n % sides === 0)
  const reader = readerOf(definition, seats)
  const { faults, wrong, expression, counted } = reader
  if (least > most) wrong('seats', 'too-small')
  else if (seats.length === 0) wrong('sides', 'no-seats')
  judgeNames(definition, reader)
  if (faults.length > 0) return faults // the engine throws at a name that is declared twice

  const steps = stepsOf(fields)
  const planned = fields.map((_, i) => plannedField(definition, reader, steps, i))
  const of = (owner: Owner, ...also: string[]) => namesFor(definition, owner, fields, also)
  // Final figures and tie-breaks may use the accounts, and the fields only if there is a single
  // round.
  const isOnce = definition.rounds === 1 || definition.rounds === 'live'
  const ranked = namesFor(definition, 'side', isOnce ? fields : [])
  const out = expression('out', definition.out, of('side', 'points', 'over'), 'bool', always)
  const plan: Plan = {
    definition,
    seats,
    rounds: isMode(definition.rounds) ? 0 : counted('rounds', definition.rounds, [1, 100]),
    fields: planned,
    steps: Math.max(...steps) + 1,
    accounts: plannedAccounts(definition, reader),
    score: expression('score', definition.score, of('side')),
    checks: plannedChecks(definition, reader, planned),
    out,
    isOutAtEnd: out !== undefined && reader.hiddenIn(out).length > 0,
    ends: expression('ends', definition.ends, of('table', 'points'), 'bool'),
    final: expression('final', definition.final, ranked, 'int', always),
    ties: ties.flatMap(({ value, wins }, i) => {
      const found = expression(`ties[${i}].value`, value, ranked, 'int', always)
      return found ? [{ value: found, isLess: wins === 'least' }] : []
    }),
    next: expression('first.next', first?.next, of('table', 'points')),
  }
  return faults.length > 0 ? faults : plan
}
