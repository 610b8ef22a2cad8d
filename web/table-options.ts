// The options of a table that do not belong to its game. Endpoints, forms, the log, frames and
// following tables all read this list. A new option needs an entry here, and its words: `choices`
// in words/en.ts and the other languages.
import * as v from 'valibot'
import type { Mode, Moment } from './games/game.ts'

export interface TableOption {
  name: OptionName
  // schema of the value in requests; the first word of a list is the default
  schema: v.PicklistSchema<readonly string[], undefined> | v.GenericSchema
  none?: string | false // the value for which a table stores nothing
  mode?: Mode // the only mode with this option; undefined: both have it
  sides?: true // only games that people play in sides have it
  // who may choose it: the host until the game begins, the person who opens the table, or nobody
  by: 'host' | 'opener' | 'house'
  once?: true // a following table does not inherit it
  untold?: true // not sent to pages
  replayed?: true // also sent to pages of a replay
}

const moment: v.GenericSchema<Moment> = v.object({ code: v.string(), seq: v.number() })

// The settings that a page receives have this order. The comment above each option is its text in
// the document for programs.
const declared = {
  // players may ask a bot for advice; they always may where all other seats are bots
  advice: { schema: v.boolean(), none: false, mode: 'digital', by: 'host', replayed: true },
  // partners may point at squares of the board for one another
  pointing: { schema: v.boolean(), none: false, mode: 'digital', sides: true, by: 'host' },
  // longest time of a turn, at a table over days; absent: played in one sitting
  pace: { schema: v.picklist(['tonight', 'day', 'days', 'calm']), none: 'tonight', by: 'host' },
  // beside the box: who must agree to a correction; absent: nobody
  consent: {
    schema: v.picklist(['ask', 'trusting', 'strict']),
    none: 'trusting',
    mode: 'companion',
    by: 'host',
  },
  // 0: bots move without the pause that people need
  pause: { schema: v.literal(0), by: 'opener', untold: true },
  // practice: the moment that it started from; absent from other games
  from: { schema: moment, by: 'house', once: true, replayed: true },
  // code of the table where these people finished the game before this one; absent otherwise
  earlier: { schema: v.string(), by: 'house', once: true },
  // the game continues a real one; absent otherwise
  placed: { schema: v.boolean(), none: false, mode: 'digital', by: 'opener', once: true },
} as const satisfies Record<string, Omit<TableOption, 'name'>>

type Declared = typeof declared
type OptionName = keyof Declared
type Asked<Name extends OptionName> = v.InferOutput<Declared[Name]['schema']>
type None<Option> = Option extends { none: infer Value } ? Value : never
type NameOf<Like> = { [Name in OptionName]: Declared[Name] extends Like ? Name : never }[OptionName]

/** The options as a table stores them. */
export type TableOptions = { [Name in keyof Declared]?: Exclude<Asked<Name>, None<Declared[Name]>> }
export type ToldOptions = Omit<TableOptions, NameOf<{ untold: true }>>
export type HostOptions = Pick<TableOptions, NameOf<{ by: 'host' }>>

export const tableOptions = Object.entries(declared).map(
  ([name, option]) => ({ name, ...option }) as TableOption,
)

const isOf = (option: TableOption, mode = option.mode): boolean => (option.mode ?? mode) === mode

// Picks the options that `is` selects; an option that the table lacks is undefined.
const pick = (options: TableOptions, is: (option: TableOption) => unknown): TableOptions =>
  Object.fromEntries(tableOptions.filter(is).map(({ name }) => [name, options[name]]))

/** Returns the options that everybody sees, of a table or of its replay. */
export const toldOptions = (options: TableOptions, isReplay = false): ToldOptions =>
  pick(options, ({ untold, replayed }) => !untold && (replayed || !isReplay))

/** Returns the options that the host may change until the game begins. */
export const hostOptions = (options: TableOptions): HostOptions =>
  pick(options, ({ by }) => by === 'host')

/** Returns the options that a following table of this mode inherits. */
export const followingOptions = (options: TableOptions, mode: Mode): TableOptions =>
  pick(options, option => !option.once && isOf(option, mode))

const usualOf = ({ schema, none }: TableOption) => ('options' in schema ? schema.options[0] : none)

/**
 * Returns the options that a table of this mode stores: the requested values, or the defaults.
 * `hasSides`: people play its game in sides.
 */
export const keptOptions = (
  asked: Readonly<Record<string, unknown>>,
  mode: Mode,
  hasSides: boolean,
): TableOptions => {
  const kept = tableOptions.map(option => {
    const value = asked[option.name] ?? usualOf(option)
    return [option.name, value === option.none ? undefined : value]
  })
  return pick(Object.fromEntries(kept), option => isOf(option, mode) && (hasSides || !option.sides))
}

type Words<Asked> = {
  label: string
  sentence?: string
  values: Record<Asked extends string ? Asked : 'yes', string>
}
/** The words for each option of the host. */
export type ChoiceWords = { [Name in keyof HostOptions]-?: Words<Asked<Name>> }

type Choice = TableOption & { name: keyof HostOptions }
/**
 * Returns the options that the host may choose in this mode; without `mode`, in both modes.
 * `hasSides`: people play the game in sides.
 */
export const choicesIn = (mode?: Mode, hasSides = true) =>
  tableOptions.filter(
    option => option.by === 'host' && isOf(option, mode) && (hasSides || !option.sides),
  ) as Choice[]

/**
 * Returns the values of the host's options, as forms send them. Leaves out a default for which a
 * table stores nothing.
 */
export const chosenIn = (table: HostOptions & { mode: Mode }): [keyof HostOptions, string][] =>
  choicesIn(table.mode).flatMap(option => {
    const value = table[option.name] ?? option.none
    return value === option.none && value === usualOf(option)
      ? []
      : [[option.name, value === true ? 'yes' : `${value}`]]
  })
