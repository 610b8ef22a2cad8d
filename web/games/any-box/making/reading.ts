// Reads the answers of the form back from a definition that it made.
import { sameMove } from '../../kit/records.ts'
import type { Definition, Field } from '../rules/definition.ts'
import {
  type Answers,
  type Bids,
  definitionOf,
  fitting,
  type Labels,
  type Line,
  type Over,
} from './answers.ts'
import { formIds } from './ids.ts'

// Whether two values of JSON are equal: each contains all of the other.
const same = (a: unknown, b: unknown): boolean => sameMove(a, b) && sameMove(b, a)

const whole = (text: string | undefined) => Number(text ?? 0)
const names = (text: string, id: string) => new RegExp(`\\b${id}\\b`).test(text)

// The worth of a line, from the term of the score that names it: `5 * n`, `(n ? 5 : 0)` or `n`.
const worthOf = (terms: readonly string[], id: string): number => {
  const term = terms.find(one => names(one, id))
  if (term === undefined) return 0
  const found = /^(-?\d+) \*/.exec(term) ?? /\? (-?\d+) :/.exec(term)
  return found ? whole(found[1]) : 1
}

const lineOf = (field: Field, terms: readonly string[]): Line[] => {
  if (formIds.has(field.id) || field.kind === 'worked' || field.kind === 'choice') return []
  const kind = field.kind === 'seat' ? 'trophy' : field.kind
  const below = field.kind === 'number' && typeof field.min === 'number' && field.min < 0
  return [
    { name: field.label, kind, worth: worthOf(terms, field.id), ...(below && { below: true }) },
  ]
}

const bidsOf = ({ fields }: Definition): Bids | undefined => {
  const bid = fields.find(({ id }) => id === 'bid')
  const points = fields.find(({ id }) => id === 'bidPoints')
  if (bid?.kind !== 'number' || points?.kind !== 'worked') return undefined
  const [, base, each, missed] = /\? (-?\d+) \+ (-?\d+) \* tricks : (-?\d+) /.exec(points.is) ?? []
  return {
    how: bid.secret ? 'sealed' : 'inTurn',
    cards: typeof bid.max === 'number' ? bid.max : 'round',
    made: { base: whole(base), each: whole(each) },
    missed: 0 - whole(missed),
  }
}

/** Returns when a sheet of the form is over; undefined where the definition says it otherwise. */
export const overOf = ({ rounds = 'open', ends }: Definition): Over | undefined => {
  if (ends !== undefined) {
    const goal = /^(?:max\(all\.total\) >= (\d+)|min\(all\.total\) <= (-\d+))$/.exec(ends)
    if (goal) return { by: 'goal', n: whole(goal[1] ?? goal[2]) }
    const [, n] = /^round >= (\d+) \* sides$/.exec(ends) ?? []
    return n === undefined ? undefined : { by: 'rounds', n: whole(n) }
  }
  if (typeof rounds === 'number' && rounds > 1) return { by: 'rounds', n: rounds }
  return rounds === 1 || ['open', 'turns', 'live'].includes(String(rounds))
    ? { by: 'word' }
    : undefined
}

/** Returns when people enter their figures. */
export const whenOf = ({ rounds }: Definition): Answers['when'] =>
  rounds === 1 ? 'once' : rounds === 'turns' || rounds === 'live' ? rounds : 'rounds'

// The words that the form took into a definition.
const labelsOf = ({ fields, keep = [], checks = [] }: Definition): Labels => {
  const label = (id: string) => [...fields, ...keep].find(one => one.id === id)?.label ?? ''
  const trophy = fields.find(({ kind }) => kind === 'seat')
  return {
    points: '',
    bid: label('bid'),
    tricks: label('tricks'),
    tricksDiffer: checks[0]?.says ?? '',
    offer: label('offer'),
    money: label('money'),
    nobody: (trophy?.kind === 'seat' && trophy.none) || '',
  }
}

/** Returns the answers of a definition that the form made; undefined for any other. */
export const answersOf = (definition: Definition): Answers | undefined => {
  const { title, seats, sides, fields, score = '', keep = [], wins = 'most', ties } = definition
  const over = overOf(definition)
  if (!over || !seats) return undefined
  const sums = fields.flatMap(one => (/^sum\d$/.test(one.id) && 'is' in one ? [one.is] : []))
  const terms = (sums.length > 0 ? sums.join(' + ') : score).split(' + ')
  const lines = fields.flatMap(one => lineOf(one, terms))
  const ids = fields.flatMap(one => (lineOf(one, terms).length > 0 ? [one.id] : []))
  const bids = bidsOf(definition)
  const purse = keep.find(({ id }) => id === 'money')
  const broken = ties?.[0]?.value
  const by = broken === 'tie' ? (keep.find(({ id }) => id === 'tie')?.next ?? '') : (broken ?? '')
  const at = ids.findIndex(id => names(by, id))
  const tie = broken === 'money' ? broken : at < 0 ? undefined : at
  const labels = labelsOf(definition)
  const answers = fitting(
    {
      title,
      seats: [seats[0], seats[1]],
      ...(sides && { partners: sides }),
      when: whenOf(definition),
      lines,
      ...(bids && { bids }),
      ...(purse && {
        money: {
          start: whole(String(purse.start)),
          paidBy: names(purse.next, 'paid') ? 'highest' : 'all',
          purses: purse.hidden ? 'hidden' : 'open',
        },
      }),
      over,
      wins,
      ...(tie !== undefined && { tie }),
    },
    labels,
  )
  return same(definitionOf(answers, labels), definition) ? answers : undefined
}
