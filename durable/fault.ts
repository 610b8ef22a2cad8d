// Writes a fault of ours to the log, under a short number that the answer contains too. A player can
// pass the number on, and a host finds the stack by it. So the log needs no code, name, key or
// address.
import type { HouseCode, Refusal } from '../web/games/game.ts'

const DIGITS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ' // none that looks like another one
const LENGTH = 5

// A number need not be secret.
const newNumber = (): string =>
  Array.from({ length: LENGTH }, () => DIGITS[Math.floor(Math.random() * DIGITS.length)]).join('')

// Messages of the JavaScript engine quote the text that they are about, for example a name that
// does not parse, and the path of a request contains a table's code.
const unquoted = (said: string): string =>
  said.replace(/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g, '"…"').replace(/\/t\/[^\s/]+/g, '/t/…')

/** What the log has of a fault besides its number and its stack: figures and words of ours. */
export type Facts = Readonly<Record<string, string | number | undefined>>

/** Logs a fault with its stack. Returns the number of its entry, as K7Q2M. */
export const logFault = (bug: unknown, facts: Facts = {}): string => {
  const number = newNumber()
  const said = bug instanceof Error ? (bug.stack ?? String(bug)) : String(bug)
  console.error(JSON.stringify({ fault: number, ...facts, bug: unquoted(said) }))
  return number
}

/** Logs a fault, and returns the refusal that answers the request, with the number of the entry. */
export const refuseFault = (bug: unknown, refused: HouseCode, facts?: Facts): Refusal => ({
  refused,
  at: { number: logFault(bug, facts) },
})
