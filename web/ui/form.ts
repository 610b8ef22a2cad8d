// A form's fields to the move they make: the same for the island in the browser and for the Worker
// without script.
import { isRecord } from '../games/kit/records.ts'

export interface Filled {
  id?: string
  seen?: number
  seat?: number
  move?: unknown // none: the form names no move, or one that cannot be read
}

const DEEPEST = 8 // steps of a path
const digits = /^\d{1,15}$/
const whole = /^-?\d{1,15}$/
const unspeakable = ['__proto__', 'constructor', 'prototype']

// Lays one field over a move. What is laid on a list is added to it (ticked boxes share one name),
// a record is laid on another part by part; an empty field is left out of the move.
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
  // A list grows by one at most, or a field could ask for a list of four thousand million places.
  if (!digits.test(step) || Number(step) > under.length)
    throw new SyntaxError('no such place in the list')
  return Object.assign([...under], { [step]: laidOver(under[Number(step)], rest, value) })
}

// Digits are a number, and a text in braces is a record: one tap that says several things.
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
 * `move` is the button's JSON; each `move.<path>` is laid over it (`saidBy`); `id`, `seen` and
 * `seat` are hidden.
 */
export const moveOf = (fields: Iterable<readonly [name: string, value: unknown]>): Filled => {
  const filled: Filled = {}
  const laid: [string[], string][] = []
  let button: string | undefined
  for (const [name, text] of fields) {
    if (typeof text !== 'string') continue // a file
    if (name === 'id') filled.id = text
    else if (name === 'seen' || name === 'seat') {
      if (digits.test(text)) filled[name] = Number(text)
    } else if (name === 'move') button = text
    else if (name.startsWith('move.')) laid.push([name.slice(5).split('.'), text])
  }
  const move = read(button, laid)
  return move === undefined ? filled : { ...filled, move }
}
