// Where on the page a fault of a sheet belongs: at its field of the form, or in the list above the
// text, with the wrong piece of an expression.
import type { Issue } from '../../game.ts'
import { memberOf } from '../../kit/records.ts'
import { pathOf } from '../../play.ts'
import { namedLines } from './fields.ts'
import { idsOf } from './ids.ts'
import type { MadeSheet } from './made.ts'

/** A fault that no field of the form has. */
export interface Loose {
  place: string // as in the text: `fields[2].max`; '' for the whole
  says: string
  piece?: readonly [before: string, wrong: string, after: string] // of the expression
}

export interface Faults {
  at: Readonly<Record<string, string>> // by field of the form
  loose: readonly Loose[]
}

const placeOf = (path: readonly string[]): string =>
  path.reduce(
    (place, key) =>
      /^\d+$/.test(key) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`,
    '',
  )

const plain = ['title', 'as', 'label', 'says', 'id', 'kind', 'none', 'word']

// Returns the expression with the piece where a fault begins. Only faults of expressions carry a
// figure that is such a place.
const pieceOf = ({ message, path = [] }: Issue, sheet: unknown): Loose['piece'] => {
  const from = /^[a-z-]+ (\d+)$/.exec(message)?.[1]
  const keys = pathOf({ message, path })
  const text = keys.reduce<unknown>((value, key) => memberOf(value, key), sheet)
  if (from === undefined || typeof text !== 'string') return undefined
  if (keys.length === 0 || plain.includes(String(keys.at(-1)))) return undefined
  const at = Number(from)
  const [wrong = ''] = /^(?:[\w.]+|\S)/.exec(text.slice(at)) ?? []
  return [text.slice(0, at), wrong, text.slice(at + wrong.length)]
}

/** Returns an issue with its place, its sentence and the wrong piece of an expression. */
export const looseOf = (issue: Issue, whole: unknown, faultIn: (issue: Issue) => string): Loose => {
  const piece = pieceOf(issue, whole)
  return { place: placeOf(pathOf(issue)), says: faultIn(issue), ...(piece && { piece }) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Returns the field of the form that made this place of the definition.
const fieldAt = ({ asked, wanted }: MadeSheet, path: readonly string[]) => {
  if (asked.by !== 'questions') return undefined
  const [first, nth, part] = path
  if (first === 'title') return 'title'
  if (first === 'seats' || first === 'sides') return 'seats'
  if (first !== 'fields') return undefined
  if (nth === undefined) return 'lines'
  const id = memberOf(memberOf(memberOf(wanted, 'fields'), nth), 'id')
  const lines = namedLines(asked.fields)
  const ids = idsOf(lines.map(i => asked.fields[`lines.${i}.name`]!.trim()))
  const at = lines[ids.indexOf(String(id))]
  return at !== undefined && part === 'label' ? `lines.${at}.name` : undefined
}

/** Returns the faults of a sheet by their place on the page. */
export const faultsOf = (
  sheet: MadeSheet,
  faultIn: (issue: Issue) => string,
  between: (least: number, most: number) => string,
): Faults => {
  const { asked, wanted, issues, outside } = sheet
  const at: Record<string, string> = Object.fromEntries(
    Object.entries(outside).map(([name, bounds]) => [name, between(...bounds)]),
  )
  const loose: Loose[] = []
  const whole = asked.by === 'text' ? parsed(asked.text) : wanted
  for (const issue of issues.slice(0, 20)) {
    const name = fieldAt(sheet, pathOf(issue))
    if (name !== undefined) at[name] ??= faultIn(issue)
    else loose.push(looseOf(issue, whole, faultIn))
  }
  return { at, loose }
}
