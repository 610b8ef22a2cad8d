// Says in short sentences what a sheet is, before anything is opened: who may play, what people
// enter and when, when the game is over, and who wins.
import type { Definition } from '../rules/definition.ts'
import { isSecret, ownerOf } from '../rules/owners.ts'
import { withMinus } from './fields.ts'
import { overOf, whenOf } from './reading.ts'
import type { SummaryWords } from './summary/en.ts'

const playersOf = ({ seats = [2, 8], sides }: Definition, words: SummaryWords): string => {
  const [least, most] = seats
  if (!sides) return words.players(least, most)
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return words.teams(
    counts.filter(n => n % sides === 0),
    sides,
  )
}

// The labels of what each person, each side and the table enter; nobody enters a worked field.
const enteredOf = ({ fields, sides }: Definition, words: SummaryWords): string[] => {
  const labelsOf = (owner: string) =>
    fields
      .filter(field => field.kind !== 'worked')
      .filter(field => (ownerOf(field) === 'side' && !sides ? 'each' : ownerOf(field)) === owner)
      .map(field => (isSecret(field) ? words.sealed(field.label!) : field.label!))
      .join(', ')
  return (['table', 'side', 'each'] as const).flatMap(owner => {
    const labels = labelsOf(owner)
    return labels ? [words[owner](labels)] : []
  })
}

const hiddenOf = ({ total, keep = [] }: Definition, words: SummaryWords): string[] => {
  const labels = [
    ...(total?.hidden ? [words.total] : []),
    ...keep.filter(({ hidden }) => hidden).map(({ label }) => label),
  ]
  return labels.length > 0 ? [words.hidden(labels.join(', '))] : []
}

// The end by the number of rounds, if the sheet has one.
const roundsOf = ({ rounds = 'open', ends }: Definition, { over }: SummaryWords): string[] => {
  if (typeof rounds === 'number')
    return rounds === 1 ? [] : [ends === undefined ? over.rounds(rounds) : over.latest(rounds)]
  return ['open', 'turns', 'live'].includes(rounds) ? [] : [over.counted]
}

const endOf = (definition: Definition, words: SummaryWords): string[] => {
  const { over } = words
  const { rounds, ends, sides } = definition
  const byRounds = roundsOf(definition, words)
  if (ends === undefined) {
    if (byRounds.length > 0 || rounds === 1) return byRounds
    return [rounds === 'live' ? over.live : over.word]
  }
  const end = overOf(definition)
  const said =
    end?.by === 'goal'
      ? (sides ? over.teamGoal : over.goal)(withMinus(end.n))
      : end?.by === 'rounds' && rounds === 'turns'
        ? over.turns(end.n)
        : over.own
  return [said, ...byRounds]
}

const winnerOf = (definition: Definition, words: SummaryWords): string[] => {
  const { wins = 'most', ties = [], final, out } = definition
  const labels = ties.map(tie => (tie.wins === 'least' ? words.fewest(tie.label) : tie.label))
  return [
    ...(out === undefined ? [] : [words.out]),
    ...(final === undefined ? [] : [words.final]),
    words.wins[wins],
    ...(labels.length > 0 ? [words.ties(labels)] : []),
  ]
}

/** Returns what a sheet is, in the sentences of a language. */
export const summaryOf = (definition: Definition, words: SummaryWords): string[] => [
  playersOf(definition, words),
  words.when[whenOf(definition)],
  ...enteredOf(definition, words),
  ...hiddenOf(definition, words),
  ...endOf(definition, words),
  ...winnerOf(definition, words),
]
