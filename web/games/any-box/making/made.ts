// What the fields of the page make: the definition of a sheet, or the text that stands for one, and
// everything that is wrong with it.
import type { Issue, Schema } from '../../game.ts'
import { isKeyOf } from '../../kit/records.ts'
import { type Figure, type Given, type ReadySheet, readySheets } from '../ready/ready.ts'
import type { Definition } from '../rules/definition.ts'
import { seatCounts } from '../rules/seats.ts'
import { options, planFor } from '../sheet/state.ts'
import { definitionOf, fitting } from './answers.ts'
import {
  answersIn,
  type Fields,
  fieldsOf,
  type Outside,
  startFields,
  usual,
  wholeIn,
} from './fields.ts'
import { definitionIn } from './link.ts'
import { answersOf } from './reading.ts'
import { type Lang, readyTexts, texts } from './texts.ts'

type ReadyId = keyof typeof readySheets

/** How the page asks for a sheet, with what was filled in. */
export type Asked =
  | { by: 'ready'; id: ReadyId; fields: Fields }
  | { by: 'questions'; fields: Fields }
  | { by: 'text'; text: string }

/** A sheet as the page knows it. `definition`: undefined if something is wrong with it. */
export interface MadeSheet {
  asked: Asked
  definition: Definition | undefined
  wanted: unknown // what was made, right or wrong
  issues: readonly Issue[] // with paths that begin in the definition
  outside: Outside
  mayAsk: boolean // whether the questions can say this sheet
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the fields that are texts. */
export const textsIn = (made: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(made).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )

const figureIn = (figure: Figure, typed: string | undefined): [Given[string], boolean] => {
  if ('of' in figure) return [figure.of.find(one => one === typed) ?? figure.of[0]!, true]
  const { least, most } = figure
  return typed === undefined
    ? [figure.default, true]
    : wholeIn(typed, [least, most], figure.default)
}

const readyIn = (id: ReadyId, fields: Fields, lang: Lang): [Definition, Outside] => {
  // The parts of the list have types of their own, which a lookup by id cannot keep together.
  const sheet = readySheets[id] as unknown as ReadySheet
  const outside: Record<string, readonly [number, number]> = {}
  const given = Object.entries(sheet.figures).map(([name, figure]) => {
    const [value, isWithin] = figureIn(figure, fields[name])
    if (!isWithin && !('of' in figure)) outside[name] = [figure.least, figure.most]
    return [name, value]
  })
  const words = readyTexts[lang][id] as Parameters<typeof sheet.definition>[1]
  return [sheet.definition(Object.fromEntries(given), words), outside]
}

// A link holds its sheet behind `#`. Anything else is taken for the JSON itself.
const jsonIn = (typed: string): string => {
  const part = /^\s*(?:https?:\/\/[^\s#]*)?#?([\w-]{20,})\s*$/.exec(typed)?.[1]
  const found = part === undefined ? undefined : definitionIn(part)
  return found === undefined ? typed : JSON.stringify(found, null, 1)
}

const checked = (sheet: unknown): Pick<MadeSheet, 'definition' | 'issues'> => {
  const { '~standard': schema }: Schema<{ sheet: Definition }> = options
  const found = schema.validate({ sheet })
  if (found instanceof Promise) throw new Error('the schema of a sheet waits for nothing')
  return found.issues
    ? { definition: undefined, issues: found.issues.map(withinSheet) }
    : { definition: found.value.sheet, issues: [] }
}

// Removes the name of the option from the path of an issue.
const withinSheet = (issue: Issue): Issue => ({ ...issue, path: issue.path?.slice(1) })

const askedIn = (made: Readonly<Record<string, unknown>>, lang: Lang): Asked => {
  const fields = textsIn(made)
  const { ready } = fields
  if (ready === 'text') return { by: 'text', text: jsonIn(text(fields.text)) }
  if (isKeyOf(readySheets, ready)) return { by: 'ready', id: ready, fields }
  const start = startFields(texts[lang])
  return { by: 'questions', fields: 'when' in fields ? { ...usual, ...fields } : start }
}

const sheetOf = (asked: Asked, lang: Lang): MadeSheet => {
  const mayAsk = ({ definition }: Pick<MadeSheet, 'definition'>) =>
    asked.by !== 'questions' && definition !== undefined && answersOf(definition) !== undefined
  if (asked.by === 'text') {
    const wanted = asked.text.trim() || '?' // an empty text would mean the plain sheet
    const found = checked(wanted)
    return { asked, wanted, outside: {}, mayAsk: mayAsk(found), ...found }
  }
  const [wanted, outside] =
    asked.by === 'ready' ? readyIn(asked.id, asked.fields, lang) : askedFor(asked.fields, lang)
  const found = checked(wanted)
  return { asked, wanted, outside, mayAsk: mayAsk(found), ...found }
}

const askedFor = (fields: Fields, lang: Lang): [Definition, Outside] => {
  const { answers, outside } = answersIn(fields)
  const { labels } = texts[lang]
  return [definitionOf(fitting(answers, labels), labels), outside]
}

/**
 * Returns the sheet that the fields make. `made.to` asks for the same sheet in another way: `text`
 * as JSON, `questions` as answers of the form.
 */
export const sheetIn = (made: Readonly<Record<string, unknown>>, lang: Lang): MadeSheet => {
  const sheet = sheetOf(askedIn(made, lang), lang)
  const { definition } = sheet
  if (made.to === 'text' && sheet.asked.by !== 'text')
    return sheetOf({ by: 'text', text: JSON.stringify(sheet.wanted, null, 1) }, lang)
  const answers = made.to === 'questions' && definition && answersOf(definition)
  return answers ? sheetOf({ by: 'questions', fields: fieldsOf(answers) }, lang) : sheet
}

/**
 * Returns with what a table is opened: the sheet, and as many seats as it allows. Undefined if a
 * figure of the form is outside its bounds. A wrong sheet is left to the game's schema.
 */
export const openingOf = (
  made: Readonly<Record<string, unknown>>,
  lang: Lang,
): { options: Record<string, unknown>; seats: number } | undefined => {
  const { wanted, definition, outside } = sheetIn(made, lang)
  if (Object.keys(outside).length > 0) return undefined
  const seats = definition ? planFor(definition).seats.at(-1)! : seatCounts.at(-1)!
  return { options: { sheet: definition ?? wanted }, seats }
}
