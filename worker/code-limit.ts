// Asking by a code: each address may ask for so many codes that are new to it, found or not, before
// any object is asked.
import { isRefusal } from '../web/games/play.ts'
import { reader } from './keys.ts'
import { tableOf } from './stub.ts'
import { householdOf, type Visit } from './visit.ts'

// The tables each address was shown lately, oldest first: they are not counted again. Kept by this
// isolate alone, so another one counts them once more.
const known = new Set<string>()
const MOST = 10_000

/**
 * Past the limit a right code is refused like a wrong one, so that guessing learns nothing. But a
 * stranger who guesses from the same address must not lock the players out: a key that opens
 * something there lets them in. Such tries are counted too.
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

/** Notes whether a code that was asked for had a table. */
export const noteFound = (visit: Visit, code: string, isFound: boolean): void => {
  const one = `${householdOf(visit)} ${code}`
  known.delete(one)
  if (!isFound) return
  known.add(one)
  if (known.size > MOST) known.delete(known.values().next().value!)
}
