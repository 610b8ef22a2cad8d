// Limits how many new table codes an address may request, whether or not they have a table. Counts
// before any Durable Object is called, because workerd creates a file for each object called.
import { isRefusal } from '../web/games/play.ts'
import { reader } from './keys.ts'
import { tableOf } from './stub.ts'
import { householdOf, type Visit } from './visit.ts'

// Pairs of an address and a code with a table, oldest first. A request for a known pair is not
// counted. Each isolate has its own set, so another isolate counts the pair once more.
const known = new Set<string>()
const MOST = 10_000

/**
 * Counts a code that is new to the address, and returns whether the address may look it up. Beyond
 * the limit, codes with and without a table are refused alike, so a guess reveals nothing. Requests
 * with a valid key of the table are still allowed, because otherwise a stranger who guesses from
 * the same address could lock out the players. A second limit counts these requests, so that nobody
 * can guess keys.
 */
export const mayAskFor = async (visit: Visit, code: string): Promise<boolean> => {
  const household = householdOf(visit)
  if (known.has(`${household} ${code}`)) return true
  const { CODES } = visit.env
  if ((await CODES.limit({ key: household })).success) return true
  const { keys } = reader(visit)
  if (keys.length === 0 || !(await CODES.limit({ key: `${household} with a key` })).success)
    return false
  const found = await tableOf(visit.env, code).opens(keys)
  return !isRefusal(found) && found.opens.some(one => one !== null)
}

/** Adds a code with a table to the known codes of the address; removes a code without a table. */
export const noteFound = (visit: Visit, code: string, isFound: boolean): void => {
  const one = `${householdOf(visit)} ${code}`
  known.delete(one)
  if (!isFound) return
  known.add(one)
  if (known.size > MOST) known.delete(known.values().next().value!)
}
