// Asking by a code: each address may ask for so many codes that are new to it, found or not, before any object is asked.
import { keysOf } from './keys.ts'
import { householdOf, type Visit } from './visit.ts'

// The tables each address was shown lately, oldest first: they are not counted again. Kept by this isolate alone, so
// another one counts them once more.
const known = new Set<string>()
const MOST = 10_000

// Past the limit a right code is refused like a wrong one, so that guessing learns nothing. Requests with a key are counted
// apart: a stranger who guesses from the same address must not lock the players out.
export const mayAsk = async (visit: Visit, code: string): Promise<boolean> => {
  const household = householdOf(visit)
  if (known.has(`${household} ${code}`)) return true
  const { success } = await visit.env.CODES.limit({ key: carriesKey(visit) ? `${household} with a key` : household })
  return success
}

const carriesKey = (visit: Visit) => visit.req.header('authorization') !== undefined || keysOf(visit).length > 0

// Notes whether a code that was asked for had a table.
export const learn = (visit: Visit, code: string, isFound: boolean): void => {
  const one = `${householdOf(visit)} ${code}`
  known.delete(one)
  if (!isFound) return
  known.add(one)
  if (known.size > MOST) known.delete(known.values().next().value!)
}
