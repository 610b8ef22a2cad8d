// Install passes: an app on an iPhone's home screen has its own cookies, so it exchanges a one-time
// pass for the keys of the browser that it was added from.
import type { Refusal } from '../../web/games/game.ts'
import { bytesOf, hashOf, toText } from '../../web/record/chain.ts'
import type { Log } from '../memory/log.ts'
import type { Loaded } from '../memory/memory.ts'
import { newKey, openedBy } from './lobby.ts'

/** The pass that an app exchanges once for the keys of its browser. */
export interface Pass {
  pass: string // 128 random bits, base64url
  until: number // ms since 1970: when it expires
}

/** A stored pass. Only its hash is stored, so that nobody could use a pass read from the disk. */
interface Given {
  hash: string
  keys: readonly string[] // the keys that the app gets
  until: number // ms since 1970
}

const LASTS = 60 * 60 * 1000 // ms: people open the app soon after adding it
const MOST = 12 // per table

const wrongPass: Refusal = { refused: 'wrong-pass' }

const hashed = (pass: string): string => toText(hashOf(bytesOf(pass)))
const lasting = (log: Log): Given[] =>
  (log.beside('passes', []) as Given[]).filter(({ until }) => until > Date.now())
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every(key => others.includes(key))

/**
 * Creates a pass for those of the given keys that open a seat or the host's rights. A browser's new
 * pass replaces its previous one.
 */
export const give = ({ lobby }: Loaded, log: Log, carried: readonly string[]): Pass => {
  const pass = newKey()
  const keys = carried.filter(key => openedBy(lobby, key) !== null)
  const until = Date.now() + LASTS
  const others = lasting(log).filter(given => !isSame(given.keys, keys))
  log.keep('passes', [...others, { hash: hashed(pass), keys, until }].slice(-MOST))
  return { pass, until }
}

/**
 * Uses a pass up and returns those of its keys that still open something. Refused as `wrong-pass`
 * if the pass was used, has expired or belongs to another table.
 */
export const redeem = ({ lobby }: Loaded, log: Log, pass: string): readonly string[] | Refusal => {
  const all = lasting(log)
  const hash = hashed(pass)
  const found = all.find(given => given.hash === hash)
  if (!found) return wrongPass
  log.keep(
    'passes',
    all.filter(given => given !== found),
  )
  const keys = found.keys.filter(key => openedBy(lobby, key) !== null)
  return keys.length > 0 ? keys : wrongPass
}
