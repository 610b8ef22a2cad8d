// The answers to the six questions of the form, and the definition that is made of them. Every
// definition that the form made can be read back into its answers, so that it can be changed there.
import type { Definition, Field } from '../rules/definition.ts'
import { idsOf } from './ids.ts'

/** What each player enters: a number, yes or no, or who alone has it. */
export interface Line {
  name: string
  kind: 'number' | 'check' | 'trophy'
  worth: number // points for one, for a yes, or for having it
  below?: true // a number that may be less than 0
}

/** Bids of tricks before a round. */
export interface Bids {
  how: 'sealed' | 'inTurn'
  cards: 'round' | number // the cards of a round: as many as its number, or always the same
  made: { base: number; each: number } // points for a bid that was made, and for each of its tricks
  missed: number // points lost for each trick too many or too few
}

/** Sealed bids of money for what is on offer. */
export interface Money {
  start: number
  paidBy: 'highest' | 'all'
  purses: 'open' | 'hidden'
}

export type Over = { by: 'rounds' | 'goal'; n: number } | { by: 'word' }

export interface Answers {
  title: string
  seats: readonly [least: number, most: number]
  partners?: 2 | 3 | 4 // the number of sides
  when: 'rounds' | 'turns' | 'live' | 'once'
  lines: readonly Line[]
  bids?: Bids
  money?: Money
  over: Over
  wins: 'most' | 'least'
  tie?: number | 'money' // what breaks a tie: a line, by its place in the list, or money
}

/** The words that a definition takes along, in the language of the person who makes it. */
export interface Labels {
  points: string
  bid: string
  tricks: string
  tricksDiffer: string
  offer: string
  money: string
  nobody: string
}

/** Returns the answers without those that the others rule out, such as bids without rounds. */
export const fitting = (answers: Answers, labels: Pick<Labels, 'points'>): Answers => {
  const { title, seats, partners, when, over, wins } = answers
  const bids = when === 'rounds' ? answers.bids : undefined
  // Partners share a purse, and could bid more together than it holds.
  const money = when === 'rounds' && !partners ? answers.money : undefined
  // In turns only one side enters figures, so nothing can belong to one of all.
  const left = answers.lines.filter(({ kind }) => when !== 'turns' || kind !== 'trophy')
  const lines: readonly Line[] =
    left.length > 0 || bids ? left : [{ name: labels.points, kind: 'number', worth: 1 }]
  const broken = answers.tie
  const at = typeof broken === 'number' ? left.indexOf(answers.lines[broken]!) : -1
  const tie = broken === 'money' ? (money ? broken : undefined) : at < 0 ? undefined : at
  return {
    title,
    seats,
    ...(partners && { partners }),
    when,
    lines,
    ...(bids && { bids }),
    ...(money && { money }),
    over:
      when === 'once' || (when === 'live' && over.by === 'rounds')
        ? { by: 'word' }
        : over.by === 'rounds'
          ? { by: 'rounds', n: Math.max(2, over.n) } // one round is `once`
          : over,
    wins,
    ...(tie !== undefined && { tie }),
  }
}

const mostCounted = 9999

// How many of a line a side has, or `worth` times as many.
const share = ({ kind }: Line, id: string, worth: number, { partners, when }: Answers): string => {
  const isShared = partners !== undefined && when !== 'turns' // a turn is one side's: no list
  const times = worth === 1 ? '' : `${worth} * `
  if (kind === 'number') return isShared ? `${times}sum(ours.${id})` : `${times}${id}`
  if (kind === 'check' && isShared) return `${times}count(ours.${id})`
  const has = kind === 'check' ? id : partners ? `${id} % sides == side` : `${id} == seat`
  return `(${has} ? ${worth} : 0)`
}

const fieldOf = ({ name, kind, below }: Line, id: string, { nobody }: Labels): Field =>
  kind === 'check'
    ? { id, label: name, kind }
    : kind === 'trophy'
      ? { id, label: name, who: 'table', kind: 'seat', none: nobody }
      : { id, label: name, kind, ...(below && { min: -mostCounted }), max: mostCounted }

const bidFields = ({ how, cards, made, missed }: Bids, labels: Labels) => {
  const points = `${made.base} + ${made.each} * tricks`
  const bid: Field = { id: 'bid', label: labels.bid, kind: 'number', max: cards }
  const rest: Field[] = [
    { id: 'tricks', label: labels.tricks, later: true, kind: 'number', max: cards },
    {
      id: 'bidPoints',
      kind: 'worked',
      is: `bid == tricks ? ${points} : ${0 - missed} * abs(bid - tricks)`,
    },
  ]
  return { bid: how === 'sealed' ? { ...bid, secret: true as const } : bid, rest }
}

const longestSum = 240 // characters, so that an expression stays within the limits of the language

// Joins terms to sums that are not too long.
const sumsOf = (terms: readonly string[]): string[] => {
  const sums: string[] = []
  for (const term of terms) {
    const last = sums[sums.length - 1]
    if (last !== undefined && last.length + term.length < longestSum)
      sums[sums.length - 1] = `${last} + ${term}`
    else sums.push(term)
  }
  return sums
}

const ending = ({ when, over }: Answers): Pick<Definition, 'rounds' | 'ends'> => {
  const rounds =
    when === 'once' ? 1 : when === 'rounds' ? (over.by === 'rounds' ? over.n : 'open') : when
  if (over.by === 'goal')
    return {
      rounds,
      ends: over.n < 0 ? `min(all.total) <= ${over.n}` : `max(all.total) >= ${over.n}`,
    }
  return over.by === 'rounds' && when === 'turns'
    ? { rounds, ends: `round >= ${over.n} * sides` }
    : { rounds }
}

/** Makes the definition of a sheet of the answers. */
export const definitionOf = (given: Answers, labels: Labels): Definition => {
  const answers = fitting(given, labels)
  const { title, seats, partners, when, lines, bids, money, wins, tie } = answers
  const ids = idsOf(lines.map(({ name }) => name))
  const bidding = bids && bidFields(bids, labels)
  const isHighest = money?.paidBy === 'highest'
  const fields: Field[] = [
    ...(bidding ? [bidding.bid] : []),
    ...(money
      ? [{ id: 'offer', label: labels.offer, kind: 'number', max: 'money', secret: true } as const]
      : []),
    ...(isHighest
      ? [{ id: 'paid', kind: 'worked', is: 'most(all.offer, starts) == seat ? offer : 0' } as const]
      : []),
    ...(bidding?.rest ?? []),
    ...lines.map((line, i) => fieldOf(line, ids[i]!, labels)),
  ]
  const sums = sumsOf([
    ...(bids ? [partners ? 'sum(ours.bidPoints)' : 'bidPoints'] : []),
    ...lines.flatMap((line, i) =>
      line.worth === 0 ? [] : [share(line, ids[i]!, line.worth, answers)],
    ),
  ])
  const parts: Field[] =
    sums.length > 1
      ? sums.map((is, i) => ({ id: `sum${i + 1}`, who: 'side', kind: 'worked', is }))
      : []
  const line = typeof tie === 'number' ? lines[tie] : undefined
  const one = line && share(line, ids[tie as number]!, 1, answers)
  // After several rounds a tie is broken by an account, which adds up the line.
  const isKept = when === 'rounds' || when === 'turns'
  const keep: NonNullable<Definition['keep']> = [
    ...(money
      ? [
          {
            id: 'money',
            label: labels.money,
            start: money.start,
            next: isHighest ? 'money - paid' : 'money - offer',
            ...(money.purses === 'hidden' && { hidden: true as const }),
          },
        ]
      : []),
    ...(line && isKept ? [{ id: 'tie', label: line.name, next: `tie + ${one}` }] : []),
  ]
  return {
    title,
    seats: [seats[0], seats[1]],
    ...(partners && { sides: partners }),
    ...ending(answers),
    fields: [...fields, ...parts],
    score: parts.length > 0 ? parts.map(({ id }) => id).join(' + ') : (sums[0] ?? '0'),
    ...(keep.length > 0 && { keep }),
    ...(bids && {
      checks: [{ rule: `sum(all.tricks) == ${bids.cards}`, says: labels.tricksDiffer }],
    }),
    ...(wins === 'least' && { wins }),
    ...(line && one && { ties: [{ label: line.name, value: isKept ? 'tie' : one }] }),
    ...(tie === 'money' && { ties: [{ label: labels.money, value: 'money' }] }),
  }
}
