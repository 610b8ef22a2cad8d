// Limits how many new table codes an address may ask for, whether or not a table is found. Counts
// before any object is called.
import { isRefusal } from '../web/games/play.ts'
import { reader } from './keys.ts'
import { tableOf } from './stub.ts'
import { householdOf, type Visit } from './visit.ts'

// The tables that each address has seen lately, oldest first, which are not counted again. Only
// this isolate knows them, so another isolate counts them once more.
const known = new Set<string>()
const MOST = 10_000

/**
 * Counts a code that is new to the address, and returns whether it may be looked up. Beyond the
 * limit a right code is refused like a wrong one, so guessing learns nothing. A stranger who
 * guesses from the same address must not lock out the players: a request with a key that opens
 * something at the table is still allowed. Such requests have a limit of their own, so that nobody
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

/** Notes whether an address asked for a code that has a table. */
export const noteFound = (visit: Visit, code: string, isFound: boolean): void => {
  const one = `${householdOf(visit)} ${code}`
  known.delete(one)
  if (!isFound) return
  known.add(one)
  if (known.size > MOST) known.delete(known.values().next().value!)
}
