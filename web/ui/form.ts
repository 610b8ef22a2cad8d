// Converts the fields of a form to the move that they make. The island uses this in the browser;
// without script, the Worker uses it.
import { isRecord } from '../games/kit/records.ts'

export interface Filled {
  id?: string
  seen?: number
  seat?: number
  move?: unknown // undefined: the form contains no move, or an unreadable one
}

const DEEPEST = 8 // parts of a path
const digits = /^\d{1,15}$/
const whole = /^-?\d{1,15}$/
const unspeakable = ['__proto__', 'constructor', 'prototype']

// Merges one field into a move. A list gets the value as a new item, because ticked boxes share one
// name. A record is merged part by part. An empty field is left out, and leaves an item of a list as
// it is.
const laidOver = (under: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) {
    if (Array.isArray(under)) return [...under, value]
    return isRecord(under) && isRecord(value) ? { ...under, ...value } : value
  }
  if (unspeakable.includes(step)) throw new SyntaxError(`no field is called ${step}`)
  if (!Array.isArray(under)) {
    const fields = isRecord(under) ? under : {}
    const { [step]: _, ...others } = fields
    const inner = Object.hasOwn(fields, step) ? fields[step] : undefined
    return value === '' && rest.length === 0
      ? others
      : { ...others, [step]: laidOver(inner, rest, value) }
  }
  // A list grows by at most one item: otherwise a field could demand four billion items.
  if (!digits.test(step) || Number(step) > under.length)
    throw new SyntaxError('no such place in the list')
  if (value === '' && rest.length === 0) return under
  return Object.assign([...under], { [step]: laidOver(under[Number(step)], rest, value) })
}

// Converts digits to a number, `true` and `false` to a boolean, and JSON in braces to a record, so
// that one tap can set several fields.
const saidBy = (text: string): unknown =>
  whole.test(text)
    ? Number(text)
    : /^(true|false)$/.test(text)
      ? text === 'true'
      : text.startsWith('{')
        ? JSON.parse(text)
        : text

const read = (
  button: string | undefined,
  laid: readonly [path: string[], text: string][],
): unknown => {
  if (button === undefined && laid.length === 0) return undefined
  try {
    const move: unknown = button === undefined ? {} : JSON.parse(button)
    return laid.reduce((under, [path, text]) => {
      if (path.length > DEEPEST) throw new SyntaxError('too deep')
      return laidOver(under, path, saidBy(text))
    }, move)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Reads a form. `move` contains the button's JSON; each `move.<path>` is merged into that JSON.
 * `id`, `seen` and `seat` are hidden fields. Digits become numbers; `true` and `false`
 * become booleans.
 */
export const moveOf = (fields: Iterable<readonly [name: string, value: unknown]>): Filled => {
  const filled: Filled = {}
  const laid: [string[], string][] = []
  let button: string | undefined
  for (const [name, text] of fields) {
    if (typeof text !== 'string') continue // an uploaded file
    if (name === 'id') filled.id = text
    else if (name === 'seen' || name === 'seat') {
      if (digits.test(text)) filled[name] = Number(text)
    } else if (name === 'move') button = text
    else if (name.startsWith('move.')) laid.push([name.slice(5).split('.'), text])
  }
  const move = read(button, laid)
  return move === undefined ? filled : { ...filled, move }
}
