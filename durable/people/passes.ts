// Install passes: an app on an iPhone's home screen has cookies of its own, so it hands in a pass,
// once, for the keys of the browser that it was added from.
import type { Refusal } from '../../web/games/game.ts'
import { bytesOf, hashOf, toText } from '../../web/record/chain.ts'
import type { Log } from '../memory/log.ts'
import type { Loaded } from '../memory/memory.ts'
import { newKey, openedBy } from './lobby.ts'

/** What an app hands in once for the keys of the browser that it was added from. */
export interface Pass {
  pass: string // 128 random bits, base64url
  until: number // ms since 1970
}

/** A pass as it is kept. Whoever reads the disk finds no pass that could be handed in. */
interface Given {
  hash: string
  keys: readonly string[] // what it gives
  until: number // ms since 1970
}

const LASTS = 60 * 60 * 1000 // ms: the app is opened soon after it was added
const MOST = 12 // a table

const wrongPass: Refusal = { refused: 'wrong-pass' }

const hashed = (pass: string): string => toText(hashOf(bytesOf(pass)))
const lasting = (log: Log): Given[] =>
  (log.beside('passes', []) as Given[]).filter(({ until }) => until > Date.now())
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every(key => others.includes(key))

/**
 * Of these keys, those that open something; a browser's new pass takes the place of its last one.
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
 * The keys that a pass gives, of those that still open something; refused if it was used, is too
 * old or of another table.
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
