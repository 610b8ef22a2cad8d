// Turns a form's fields into the move that they make: shared by the island in the browser and,
// without script, by the Worker.
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

// Merges one field into a move. A value is appended to a list (ticked boxes share one name), a
// record is merged part by part; an empty field is left out.
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
  // A list grows by at most one: otherwise a field could demand a list of four billion places.
  if (!digits.test(step) || Number(step) > under.length)
    throw new SyntaxError('no such place in the list')
  return Object.assign([...under], { [step]: laidOver(under[Number(step)], rest, value) })
}

// Digits become a number, and a text in braces a record: one tap that sets several fields.
const saidBy = (text: string): unknown =>
  whole.test(text) ? Number(text) : text.startsWith('{') ? JSON.parse(text) : text

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
 * Reads a form. `move` is the button's JSON; each `move.<path>` is merged into it (`saidBy`); `id`,
 * `seen` and `seat` are hidden fields.
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
