// A definition that was read: its steps, its accounts, and its expressions, each with the names
// that may stand in it. Whatever is wrong is named by its place before a table is opened.
import {
  type Definition,
  type Field,
  isSecret,
  mostTold,
  type Owner,
  ownerOf,
} from './definition.ts'
import {
  type Expression,
  isFault,
  type LanguageFault,
  type Names,
  type RunFault,
  read,
  type Type,
  takenNames,
  type Value,
} from './language.ts'

export type PlanFault =
  | LanguageFault
  | RunFault
  | 'bad-name'
  | 'twice'
  | 'unknown-value'
  | 'too-small'
  | 'not-here' // a secret outside rounds, a field of the table in turns
  | 'no-seats' // no number of seats that the sides can share
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
  ofEntry: boolean // it names only what one entry gives, so it refuses that entry
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
  isOutAtEnd: boolean // whether `out` is asked at the end only, because it names what is hidden
  ends: Expression | undefined
  final: Expression | undefined
  ties: readonly { value: Expression; isLess: boolean }[]
  next: Expression | undefined // who starts the next round
}

export const sidesOf = ({ sides }: Definition, seats: number): number => sides ?? seats

const typeOf = (field: Field): Type =>
  field.kind === 'check' || (field.kind === 'worked' && field.gives === 'check') ? 'bool' : 'int'

// Neighbours that are all open or all secret are one step; `later` begins another one.
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

const isMode = (rounds: string) => ['open', 'turns', 'live'].includes(rounds)

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

// What an expression may name, by whom it is asked of: some fields, all accounts, and `also`.
const namesFor = (
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

const none: Names = { own: new Map(), all: new Map(), ours: new Map() }
const counts: Names = {
  ...none,
  own: new Map([
    ['seats', 'int'],
    ['sides', 'int'],
  ]),
}

/** The value of a figure that needs only the numbers of seats and sides. */
export const countedFor = (figure: Figure, definition: Definition, seats: number) =>
  typeof figure === 'number'
    ? figure
    : figure.work({
        own: new Map<string, Value>([
          ['seats', seats],
          ['sides', sidesOf(definition, seats)],
        ]),
        all: new Map(),
        ours: new Map(),
      })

/** Reads a definition whose shape is right: a plan, or everything that is wrong with it. */
export const planOf = (definition: Definition): Plan | readonly Fault[] => {
  const { fields, sides, keep = [], checks = [], ties = [], total = {} } = definition
  const [least, most] = definition.seats ?? [2, 8]
  const isRounds = definition.rounds !== 'live' && definition.rounds !== 'turns'
  const faults: Fault[] = []
  const wrong = (place: string, code: PlanFault, from?: number): undefined => {
    faults.push(from === undefined ? { place, code } : { place, code, from })
    return undefined
  }
  const seats = numbers(least, most).filter(n => n % (sides ?? 1) === 0)
  if (least > most) wrong('seats', 'too-small')
  else if (seats.length === 0) wrong('sides', 'no-seats')

  const seen = new Set<string>()
  const name = (place: string, id: string) => {
    if (takenNames.has(id)) wrong(place, 'bad-name')
    else if (seen.has(id)) wrong(place, 'twice')
    seen.add(id)
  }
  for (const [i, { id }] of fields.entries()) name(`fields[${i}].id`, id)
  for (const [i, { id }] of keep.entries()) name(`keep[${i}].id`, id)
  if (faults.length > 0) return faults // the engine throws at a name that is declared twice

  const hidden = new Set([
    ...(total.hidden ? ['total'] : []),
    ...keep.filter(one => one.hidden).map(({ id }) => id),
  ])
  const hiddenIn = ({ names }: Expression): string[] =>
    [...names].filter(one => hidden.has(one.replace(/^all\./, '')))
  const expression = (
    place: string,
    text: string,
    sight: Names,
    wanted: Type = 'int',
    mayHide: (name: string) => boolean = () => false,
  ): Expression | undefined => {
    const found = read(text, sight, wanted)
    if ('code' in found) return wrong(place, found.code, found.from)
    if (hiddenIn(found).some(one => !mayHide(one))) return wrong(place, 'tells-what-is-hidden')
    return found
  }
  const optional = (
    place: string,
    text: string | undefined,
    ...more: [sight: Names, wanted?: Type, mayHide?: (name: string) => boolean]
  ) => (text === undefined ? undefined : expression(place, text, ...more))
  const any = () => true

  const steps = stepsOf(fields)
  // A figure of a field, or of an account's start.
  const figure = (
    place: string,
    value: number | string | undefined,
    otherwise: number,
    sight: Names,
    mayHide?: (name: string) => boolean,
  ): Figure =>
    typeof value === 'string'
      ? (expression(place, value, sight, 'int', mayHide) ?? otherwise)
      : (value ?? otherwise)
  const started = (place: string, start: number | string | undefined): Figure => {
    const read = figure(place, start, 0, counts)
    for (const n of seats) {
      const value = countedFor(read, definition, n)
      if (isFault(value)) {
        wrong(place, value.code, value.from)
        break
      }
    }
    return read
  }

  const planned = fields.map((field, i): PlannedField => {
    const place = `fields[${i}]`
    const owner = ownerOf(field)
    if (owner === 'table' && definition.rounds === 'turns') wrong(`${place}.who`, 'not-here')
    if (isSecret(field) && (owner !== 'each' || !isRounds)) wrong(`${place}.secret`, 'not-here')
    const step = steps[i]!
    const base = { field, owner, type: typeOf(field), step, is: undefined }
    if (field.kind === 'worked') {
      const names = namesFor(definition, owner, fields.slice(0, i))
      const is = expression(`${place}.is`, field.is, names, typeOf(field))
      return { ...base, min: 0, max: 0, default: undefined, is }
    }
    if (field.kind === 'check') return { ...base, min: 0, max: 1, default: field.default ?? false }
    if (field.kind === 'seat') {
      const nobody = field.none === undefined ? undefined : -1
      return { ...base, min: nobody ?? 0, max: 7, default: nobody }
    }
    if (field.kind === 'choice') {
      const values = field.of.map(([, value]) => value)
      if (new Set(values).size < values.length) wrong(`${place}.of`, 'twice')
      if (field.default !== undefined && !values.includes(field.default))
        wrong(`${place}.default`, 'unknown-value')
      return { ...base, min: Math.min(...values), max: Math.max(...values), default: field.default }
    }
    const before = fields.filter((_, n) => steps[n]! < step)
    const names = namesFor(definition, owner, before)
    const own = (one: string) => isSecret(field) && !one.startsWith('all.')
    return {
      ...base,
      min: figure(`${place}.min`, field.min, 0, names, own),
      max: figure(`${place}.max`, field.max, mostTold, names, own),
      default:
        field.default === undefined
          ? undefined
          : figure(`${place}.default`, field.default, 0, names),
    }
  })

  const of = (owner: Owner, ...also: string[]) => namesFor(definition, owner, fields, also)
  const accountsOnly = namesFor(
    definition,
    'side',
    definition.rounds === 1 || definition.rounds === 'live' ? fields : [],
  )

  // The fields that people tell behind each name, through worked fields too.
  const told = new Map<string, ReadonlySet<PlannedField>>()
  const toldIn = (expression: Expression): ReadonlySet<PlannedField> =>
    new Set(
      [...expression.names].flatMap(one => [...(told.get(one.replace(/^(all|ours)\./, '')) ?? [])]),
    )
  for (const one of planned)
    told.set(
      one.field.id,
      one.is ? toldIn(one.is) : new Set(one.field.kind === 'worked' ? [] : [one]),
    )

  const account = (
    place: string,
    id: string,
    start: number | string | undefined,
    next: string | undefined,
    isHidden: boolean,
  ): Account => ({
    id,
    start: started(`${place}.start`, start),
    next: optional(`${place}.next`, next, of('side', 'points'), 'int', isHidden ? any : undefined),
    isHidden,
  })

  const judged = checks.flatMap((check, i): Check[] => {
    const place = `checks[${i}].rule`
    const owner = check.who === undefined ? 'table' : check.who
    const rule = expression(place, check.rule, of(owner, 'points'), 'bool')
    if (!rule) return []
    const needs = toldIn(rule)
    const needed = [...needs].map(one => one.step)
    const isWhole = [...rule.names].some(one => /^(all\.)?points$/.test(one))
    const step = isWhole ? Math.max(...steps, 0) : Math.max(0, ...needed)
    const isOwn = [...rule.names].every(one => !/^(all|ours)\./.test(one))
    const ofEntry =
      owner === 'each' &&
      isOwn &&
      !isWhole &&
      [...needs].every(one => one.owner === 'each' && one.step === step)
    const isSealed = [...needs].some(one => isSecret(one.field) && one.step === step)
    if (!check.mild && !ofEntry && isSealed) wrong(place, 'tells-a-seal')
    return [{ rule, owner, isMild: check.mild === true, step, ofEntry }]
  })

  const isCounted = typeof definition.rounds === 'string' && !isMode(definition.rounds)
  const rounds: Figure = isCounted
    ? (expression('rounds', String(definition.rounds), counts) ?? 0)
    : Number(definition.rounds) || 0
  if (typeof rounds !== 'number')
    for (const n of seats) {
      const value = countedFor(rounds, definition, n)
      if (isFault(value)) wrong('rounds', value.code, value.from)
      else if (Number(value) < 1) wrong('rounds', 'too-small')
      else if (Number(value) > 100) wrong('rounds', 'too-large')
      else continue
      break
    }

  const out = optional('out', definition.out, of('side', 'points', 'over'), 'bool', any)
  const plan: Plan = {
    definition,
    seats,
    rounds,
    fields: planned,
    steps: Math.max(...steps) + 1,
    accounts: [
      account('total', 'total', total.start, total.next, total.hidden === true),
      ...keep.map((one, i) =>
        account(`keep[${i}]`, one.id, one.start, one.next, one.hidden === true),
      ),
    ],
    score: optional('score', definition.score, of('side')),
    checks: judged,
    out,
    isOutAtEnd: out !== undefined && hiddenIn(out).length > 0,
    ends: optional('ends', definition.ends, of('table', 'points'), 'bool'),
    final: optional('final', definition.final, accountsOnly, 'int', any),
    ties: ties.flatMap(({ value, wins }, i) => {
      const read = expression(`ties[${i}].value`, value, accountsOnly, 'int', any)
      return read ? [{ value: read, isLess: wins === 'least' }] : []
    }),
    next: optional('first.next', definition.first?.next, of('table', 'points')),
  }
  return faults.length > 0 ? faults : plan
}
