// The fields of the form of six questions: from answers to fields, and back. Every field is a text,
// as a form sends it. A field that the page did not show has its usual value.
import { all } from '../rules/owners.ts'
import type { Answers, Line } from './answers.ts'
import type { Words } from './en.ts'

/** The fields of the page by name, as texts. */
export type Fields = Readonly<Record<string, string>>
/** The bounds of each figure that lies outside them, by field. */
export type Outside = Readonly<Record<string, readonly [least: number, most: number]>>

const mostLines = 24
const kinds = ['number', 'check', 'trophy'] as const

/** The values of each field that offers some; the first one is usual. */
export const choices = {
  partners: ['', '2', '3', '4'],
  when: ['rounds', 'turns', 'live', 'once'],
  bids: ['', 'sealed', 'inTurn'],
  cards: ['round', 'same'],
  money: ['', 'highest', 'all'],
  purses: ['hidden', 'open'],
  over: ['rounds', 'goal', 'word'],
  wins: ['most', 'least'],
} as const
type Choices = typeof choices

const figures = {
  least: [2, 8],
  most: [2, 8],
  hand: [1, 60],
  base: [-999, 999],
  each: [-999, 999],
  missed: [-999, 999],
  start: [1, 99_999],
  rounds: [2, 100],
  goal: [-99_999, 99_999],
} as const
const worth = [-999, 999] as const

/** Returns the bounds of a figure of the form. */
export const boundsOf = (name: string): readonly [least: number, most: number] =>
  name in figures ? figures[name as keyof typeof figures] : worth

/** The usual values of figures, for those that the page did not show. */
export const usual: Fields = {
  least: '2',
  most: '8',
  hand: '10',
  base: '10',
  each: '1',
  missed: '10',
  start: '100',
  rounds: '10',
  goal: '100',
  tie: '',
}

/** Returns a number with a minus sign, which `wholeIn` reads, in place of a hyphen. */
export const withMinus = (figure: number): string => String(figure).replace('-', '−')

/** Returns a whole number, and whether the text was one within the bounds. */
export const wholeIn = (
  text: string | undefined,
  [least, most]: readonly [number, number],
  otherwise: number,
): [value: number, isWithin: boolean] => {
  const digits = /^\s*[-−]?\d{1,9}\s*$/.test(text ?? '') ? text!.replace('−', '-') : undefined
  const value = digits === undefined ? otherwise : Number(digits)
  const within = Math.min(most, Math.max(least, value))
  return [within, digits !== undefined && within === value]
}

export const chosenIn = <Name extends keyof Choices>(
  fields: Fields,
  name: Name,
): Choices[Name][number] => choices[name].find(one => one === fields[name]) ?? choices[name][0]

const lineFields = (line: Line, i: number): [string, string][] => [
  [`lines.${i}.name`, line.name],
  [`lines.${i}.kind`, line.kind],
  [`lines.${i}.worth`, String(line.worth)],
  ...(line.below ? [[`lines.${i}.below`, 'yes'] as [string, string]] : []),
]

/** Returns the fields that say these answers. */
export const fieldsOf = (answers: Answers): Fields => {
  const { title, seats, partners, when, lines, bids, money, over, wins, tie } = answers
  return {
    ...usual,
    title,
    least: String(seats[0]),
    most: String(seats[1]),
    partners: partners === undefined ? '' : String(partners),
    when,
    ...Object.fromEntries(lines.flatMap(lineFields)),
    ...(bids && {
      bids: bids.how,
      cards: bids.cards === 'round' ? 'round' : 'same',
      ...(bids.cards !== 'round' && { hand: String(bids.cards) }),
      base: String(bids.made.base),
      each: String(bids.made.each),
      missed: String(bids.missed),
    }),
    ...(money && { money: money.paidBy, start: String(money.start), purses: money.purses }),
    over: over.by,
    ...(over.by === 'rounds' && { rounds: String(over.n) }),
    ...(over.by === 'goal' && { goal: String(over.n) }),
    wins,
    tie: tie === undefined ? '' : String(tie),
  }
}

/** Returns how many lines the form shows: those up to the last one with a name, and an empty one. */
export const linesShown = (fields: Fields): number => {
  let count = 0
  for (let i = 0; i < mostLines; i++) if (fields[`lines.${i}.name`]?.trim()) count = i + 1
  return Math.min(mostLines, count + 1)
}

/** Returns which lines have a name, by their place in the form. */
export const namedLines = (fields: Fields): number[] =>
  all(mostLines).filter(i => fields[`lines.${i}.name`]?.trim())

/** Returns the fields before anybody answers: points after each round. */
export const startFields = ({ labels, ask }: Words): Fields =>
  fieldsOf({
    title: ask.name.usual,
    seats: [2, 8],
    when: 'rounds',
    lines: [{ name: labels.points, kind: 'number', worth: 1, below: true }],
    over: { by: 'rounds', n: 10 },
    wins: 'most',
  })

/** Returns the answers that the fields give. A figure outside its bounds counts as the nearest. */
export const answersIn = (fields: Fields): { answers: Answers; outside: Outside } => {
  const outside: Record<string, readonly [number, number]> = {}
  const figure = (name: string, otherwise = usual[name] ?? '1'): number => {
    const bounds = boundsOf(name)
    const [value, isWithin] = wholeIn(fields[name] ?? otherwise, bounds, Number(otherwise))
    if (!isWithin) outside[name] = bounds
    return value
  }
  const places = namedLines(fields)
  const lines = places.map((i): Line => {
    const kind = kinds.find(one => one === fields[`lines.${i}.kind`]) ?? 'number'
    return {
      name: fields[`lines.${i}.name`]!.trim(),
      kind,
      worth: figure(`lines.${i}.worth`),
      ...(kind === 'number' && fields[`lines.${i}.below`] === 'yes' && { below: true as const }),
    }
  })
  const bids = chosenIn(fields, 'bids')
  const money = chosenIn(fields, 'money')
  const over = chosenIn(fields, 'over')
  const partners = chosenIn(fields, 'partners')
  const tied = places.indexOf(/^\d+$/.test(fields.tie ?? '') ? Number(fields.tie) : -1)
  const answers: Answers = {
    title: fields.title?.trim() ?? '',
    seats: [figure('least'), figure('most')],
    ...(partners !== '' && { partners: Number(partners) as 2 | 3 | 4 }),
    when: chosenIn(fields, 'when'),
    lines,
    ...(bids !== '' && {
      bids: {
        how: bids,
        cards: chosenIn(fields, 'cards') === 'round' ? ('round' as const) : figure('hand'),
        made: { base: figure('base'), each: figure('each') },
        missed: figure('missed'),
      },
    }),
    ...(money !== '' && {
      money: { start: figure('start'), paidBy: money, purses: chosenIn(fields, 'purses') },
    }),
    over: over === 'word' ? { by: over } : { by: over, n: figure(over === 'goal' ? 'goal' : over) },
    wins: chosenIn(fields, 'wins'),
    ...(fields.tie === 'money' ? { tie: 'money' as const } : tied >= 0 && { tie: tied }),
  }
  return { answers, outside }
}
