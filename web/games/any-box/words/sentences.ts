// Puts the entries, moves, refusals and results of any box into sentences. The labels of figures
// come from the table's own sheet; each language (`en.ts` and the others) supplies the rest.
import type { Seat, Standing } from '../../game.ts'
import {
  calledIn,
  clause,
  type Entered,
  type Fields,
  gameWords,
  type Phrases,
  type RefusalWords,
  spoken,
  type Telling,
} from '../../words.ts'
import type { Definition } from '../rules/definition.ts'
import type { Entry, Given, GivenLists } from '../rules/entry.ts'
import type { Code } from '../rules/points.ts'
import type { Language } from './en.ts'

type Of<Tables extends keyof Language> = Pick<Language, Tables>
type Value = number | boolean

// The options of a table, as far as sentences need them.
interface Options {
  sheet: Definition
}

// The proof of a refusal.
interface At {
  field: string
  min: number
  max: number
  step: number
  rule: number // its index in the definition
}

const sheetOf = ({ options }: Telling): Definition => (options as Options).sheet

const labelOf = (say: Telling, id: unknown): string =>
  sheetOf(say).fields.find(field => field.id === id)?.label ?? ''

/** Returns the value of a figure in words, such as the label of a choice. */
export const valueIn =
  ({ yes, no, nobody, you }: Pick<Language['shared'], 'yes' | 'no' | 'nobody' | 'you'>) =>
  (field: Definition['fields'][number], value: Value, say: Telling): string => {
    if (typeof value === 'boolean') return value ? yes : no
    if (field.kind === 'choice')
      return field.of.find(([, one]) => one === value)?.[0] ?? String(value)
    if (field.kind === 'seat') return value < 0 ? (field.none ?? nobody) : calledIn(you)(say, value)
    return String(value)
  }

// 'Bid 2, Tricks 1': the figures of one seat or of the table, in the order of the sheet.
const figuresIn = (texts: Language['shared']) => {
  const value = valueIn(texts)
  return (given: Given, say: Telling): string =>
    sheetOf(say)
      .fields.flatMap(field =>
        given[field.id] === undefined
          ? []
          : [`${field.label ?? ''} ${value(field, given[field.id]!, say)}`],
      )
      .join(', ')
}

// The figures of one owner in an entry for the whole round.
const givenAt = (lists: GivenLists, ids: readonly string[], at: number): Given =>
  Object.fromEntries(
    ids.flatMap(id => {
      const value = lists[id]?.[at] ?? null
      return value === null ? [] : [[id, value] as const]
    }),
  )

export const shared = ({ shared: texts }: Of<'shared'>) => ({
  ...texts,
  value: valueIn(texts),
  won: (standings: readonly Standing[], say: Telling): string => {
    const first = standings.filter(({ place }) => place === 1)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    const [winner, next] = [first[0], standings.find(({ place }) => place > 1)]
    const own = winner?.score ?? 0
    // Whoever dropped out may have more points than the winner.
    const isMargin = next !== undefined && next.out === undefined && next.score !== own
    return isMargin
      ? texts.wonBy(names, first.length, own, next.score)
      : texts.won(names, first.length, own)
  },
})

// Returns the entry for a whole round as one text: the table's figures, then those of each seat.
const roundIn = ({ shared, sheet: { told } }: Of<'shared' | 'sheet'>) => {
  const figures = figuresIn(shared)
  const called = calledIn(shared.you)
  return ({ values }: { values: GivenLists }, say: Telling): string => {
    const { fields, sides } = sheetOf(say)
    const ids = (owner: string) =>
      fields.flatMap(({ id, who = 'each' }) => (who === owner ? [id] : []))
    const table = figures(givenAt(values, ids('table'), 0), say)
    const seats = Array.from({ length: say.seats }, (_, seat: Seat) => {
      const own = givenAt(values, ids('each'), seat)
      const ofSide = sides && seat >= sides ? {} : givenAt(values, ids('side'), seat)
      const said = figures({ ...own, ...ofSide }, say)
      return said && told.by(called(say, seat), said)
    })
    return [table, ...seats].filter(Boolean).join(told.between)
  }
}

export const sheet = (language: Of<'shared' | 'sheet'>) => {
  const { sheet: texts } = language
  const { refused, told } = texts
  const figures = figuresIn(language.shared)
  const called = calledIn(language.shared.you)
  const round = roundIn(language)
  const ofSeat = ({ seat, values }: { seat: Seat; values: Given }, say: Telling) =>
    `${told.by(called(say, seat), figures(values, say))}.`
  return {
    ...texts,
    refused: {
      ...refused,
      'wrong-kind': ({ field }: At, say) => refused['wrong-kind'](labelOf(say, field)),
      'too-small': ({ field, min }: At, say) => refused['too-small'](labelOf(say, field), min),
      'too-large': ({ field, max }: At, say) => refused['too-large'](labelOf(say, field), max),
      'between-steps': ({ field, step, min }: At, say) =>
        refused['between-steps'](labelOf(say, field), step, min),
      'not-offered': ({ field }: At, say) => refused['not-offered'](labelOf(say, field)),
      missing: (at: Partial<At> | undefined, say) => refused.missing(labelOf(say, at?.field)),
      'chosen-before': ({ field }: At, say) => refused['chosen-before'](labelOf(say, field)),
      rule: ({ rule }: At, say) => sheetOf(say).checks?.[rule]?.says ?? '',
    } satisfies RefusalWords<Code>,
    told: {
      opened: ({ seats }) => told.opened(seats),
      sealed: clause(told.sealed.you, told.sealed.other),
      revealed: told.revealed,
      entered: {
        tell: ofSeat,
        seal: ofSeat,
        know: ({ values }, say) => `${figures(values, say)}.`,
        round: (entry, say) => `${round(entry, say)}.`,
        starts: ({ seat, first = seat }, say) => {
          const { you, other } = sheetOf(say).first?.word === 'deals' ? told.deals : told.starts
          return spoken(say, first, you, other)
        },
        overrule: told.overrule,
        stop: clause(told.stop.you, told.stop.other),
      },
    } satisfies Entered<Entry, Options>,
  }
}

const moves = (language: Of<'shared' | 'sheet' | 'moves'>) => {
  const figures = figuresIn(language.shared)
  const round = roundIn(language)
  const { moves: texts, sheet } = language
  return {
    sheet: {
      tell: ({ values }, say) => texts.tell(figures(values, say)),
      seal: ({ values }, say) => texts.seal(figures(values, say)),
      know: ({ values }, say) => texts.tell(figures(values, say)),
      round: (entry, say) => texts.tell(round(entry, say)),
      starts: ({ first }, say) => sheet.starts(say.name(first ?? Number(say.you))),
      overrule: sheet.overrule,
      stop: sheet.stop,
    } satisfies Phrases<Entry>,
  }
}

const pages = ({ pages: { sheet, ...texts } }: Of<'pages'>) => ({
  ...texts,
  titleOf: (options: unknown) => (options as Options).sheet.title,
  options: {
    sheet: {
      label: sheet.label,
      sentence: sheet.sentence,
      values: { '': sheet.points, own: sheet.own },
    },
  },
  fields: { ...texts.fields } satisfies Fields<Entry>,
})

export const wordsOf = (language: Language) =>
  gameWords({
    shared: shared(language),
    sheet: sheet(language),
    moves: moves(language),
    pages: pages(language),
  })

export type Shared = ReturnType<typeof shared>
export type Words = ReturnType<typeof wordsOf>
export type SheetWords = Words['companion']
