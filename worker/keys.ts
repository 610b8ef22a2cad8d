// Reads and stores keys of seats and of the host. For a write, keys in a cookie count only if the
// request has an Origin header.
import { getCookie, setCookie } from 'hono/cookie'
import type { Credentials } from '../durable/rpc.ts'
import type { Refusal, Viewer } from '../web/games/game.ts'
import { DAY, MOST_TABLES } from '../web/protocol.ts'
import { codeOf } from './codes.ts'
import { settingsOf, urlOf, type Visit, wantsJson } from './visit.ts'

const MOST = 10 // keys in one cookie, when read or written
const LONGEST = 64 // characters of a key
const RENEWED_AFTER = 7 // days
const isKey = (key: string) => key.length <= LONGEST && /^[\w-]{16,}$/.test(key)

/**
 * Returns whether a request comes from a page of another host or port. Browsers send a Lax cookie
 * from such a page too, because another port of the same machine is same-site.
 */
export const isForeign = (visit: Visit): boolean => {
  const origin = visit.req.header('origin')
  if (origin === undefined) return false
  const from = URL.parse(origin)
  const host = visit.req.header('host') ?? new URL(visit.req.url).host
  return from === null || from.host !== URL.parse(`${from.protocol}//${host}`)?.host
}

const bearer = (visit: Visit): string | undefined =>
  /^Bearer +(\S+)$/i.exec(visit.req.header('authorization') ?? '')?.[1]

// Cuts the cookie before splitting it, so that a huge cookie costs no more than a full one.
const keysIn = (visit: Visit, name: 'keys' | 'before'): string[] =>
  (getCookie(visit, name) ?? '')
    .slice(-MOST * (LONGEST + 1))
    .split('.')
    .filter(isKey)
    .slice(-MOST)

/**
 * Returns the keys that this browser has for the table. The cookie `before` contains keys from the
 * previous table (`carry`).
 */
export const keysOf = (visit: Visit): string[] => [
  ...new Set([...keysIn(visit, 'keys'), ...keysIn(visit, 'before')]),
]

// s: lifetime of a cookie, as long as an unused table is kept
const lifeOf = (visit: Visit): number => (settingsOf(visit).KEEP_DAYS * DAY) / 1000

const cookie = (visit: Visit, code: string, maxAge = lifeOf(visit)) =>
  ({
    path: `/t/${code}`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: urlOf(visit).protocol === 'https:',
    maxAge,
  }) as const

const today = () => Math.floor(Date.now() / DAY)

/**
 * Returns the tables that this browser has keys for, newest first. The list is a cookie because
 * browsers may clear page storage and keep cookies.
 */
export const tablesOf = (visit: Visit): string[] =>
  (getCookie(visit, 'tables') ?? '').split('.', MOST_TABLES).filter(code => codeOf(code) === code)

const list = (visit: Visit, codes: readonly string[]) =>
  setCookie(visit, 'tables', codes.slice(0, MOST_TABLES).join('.'), {
    ...cookie(visit, '', codes.length > 0 ? lifeOf(visit) : 0),
    path: '/',
  })

const others = (visit: Visit, code: string) => tablesOf(visit).filter(one => one !== code)

// Writes the cookie of a table. Its last part is the day of writing.
const write = (visit: Visit, code: string, keys: readonly string[]) => {
  setCookie(visit, 'keys', [...keys, today()].join('.'), cookie(visit, code))
  list(visit, [code, ...others(visit, code)])
}

/**
 * Renews the cookie of a table at a visit, at most once a week. Renewing at every visit could
 * restore old keys: the answer to a request from before the visitor sat down would overwrite the
 * new cookie with the old keys. If the cookie has no keys, those of the cookie `before` are
 * written.
 */
export const renew = (visit: Visit): void => {
  const written = Number(/\.(\d+)$/.exec(getCookie(visit, 'keys') ?? '')?.[1] ?? 0)
  if (bearer(visit) !== undefined || today() - written < RENEWED_AFTER) return
  const kept = keysIn(visit, 'keys')
  const keys = kept.length > 0 ? kept : keysIn(visit, 'before')
  if (keys.length > 0) write(visit, visit.var.code, keys)
}

/** Removes the cookies of a table that is gone. */
export const drop = (visit: Visit): void => {
  for (const name of ['keys', 'before']) {
    if (getCookie(visit, name) !== undefined)
      setCookie(visit, name, '', cookie(visit, visit.var.code, 0))
  }
  if (tablesOf(visit).includes(visit.var.code)) list(visit, others(visit, visit.var.code))
}

/** Returns the keys of a request that only reads, from a cookie or from `Authorization`. */
export const reader = (visit: Visit, seat = seatAsked(visit)): Credentials => {
  const key = bearer(visit)
  const keys = key === undefined ? keysOf(visit) : isKey(key) ? [key] : []
  return seat === undefined ? { keys } : { keys, seat }
}

/**
 * Returns the keys of a request that writes. Cookies count only with an Origin header, which the
 * guard has compared with the host.
 */
export const writer = (visit: Visit, seat?: Viewer): Credentials => {
  if (bearer(visit) !== undefined || visit.req.header('origin') !== undefined)
    return reader(visit, seat)
  return seat === undefined ? { keys: [] } : { keys: [], seat }
}

/**
 * Returns the seat that a request chose with `?seat=`. `room` chooses the room's view even if the
 * browser has the key of a seat.
 */
export const seatAsked = (visit: Visit): Viewer | undefined => {
  const seat = visit.req.query('seat')
  if (seat === 'room') return seat
  return seat !== undefined && /^\d{1,3}$/.test(seat) ? Number(seat) : undefined
}

/**
 * Adds keys to this browser's cookie. Removes `instead`, the old key of a seat that moved. If the
 * cookie is full, removes keys that open nothing, then the oldest keys. Programs (Bearer) get no
 * cookie.
 */
export const keep = async (
  visit: Visit,
  code: string,
  fresh: readonly string[],
  instead?: string,
): Promise<void> => {
  if (bearer(visit) !== undefined) return
  let keys = keysOf(visit).filter(one => one !== instead && !fresh.includes(one))
  if (keys.length + fresh.length > MOST) {
    const found = await opens(visit, keys)
    keys = keys.filter((_, i) => found[i] !== null).slice(-MOST + fresh.length)
  }
  write(visit, code, [...keys, ...fresh])
  if (getCookie(visit, 'before')) setCookie(visit, 'before', '', cookie(visit, code, 0))
}

/**
 * Matches the query that `unkept` adds when it redirects a form. The query shows that this browser
 * was already sent a cookie.
 */
export const SENT_AGAIN = /[?&]cookies$/

/**
 * Returns a refusal or a redirect for a form from a browser that stores no cookies, otherwise
 * `undefined`. Such a browser would forget its seat at once and take another seat at the next try.
 * So a form without any cookie gets a cookie and a redirect to itself (307); if the form then comes
 * without the cookie, it is refused. Programs store their keys themselves.
 */
export const unkept = (visit: Visit): Response | Refusal | undefined => {
  if (bearer(visit) !== undefined || wantsJson(visit) || visit.req.header('cookie') !== undefined)
    return undefined
  const { pathname, search } = new URL(visit.req.url)
  if (SENT_AGAIN.test(search)) return { refused: 'no-cookies' }
  setCookie(visit, 'cookies', 'kept', { path: '/', httpOnly: true, sameSite: 'Lax' })
  return visit.redirect(`${pathname}${search}${search === '' ? '?' : '&'}cookies`, 307)
}

/** Stores the keys of a table that was just opened by a request to another table. */
export const keepNew = (visit: Visit, code: string, keys: readonly string[]): void => {
  if (bearer(visit) === undefined) write(visit, code, keys)
}

/** Returns for each key its seat, `host`, or null if it opens nothing. Calls the table once. */
export const opens = async (
  visit: Visit,
  keys: readonly string[],
): Promise<(number | 'host' | null)[]> => {
  const answer = await visit.var.table.opens(keys)
  return 'refused' in answer ? keys.map(() => null) : answer.opens
}

/**
 * Copies this table's keys to the next table, in the cookie `before`. The cookie `keys` of the next
 * table may contain newer keys, which this request does not contain and must not overwrite.
 */
export const carry = (visit: Visit, code: string): void => {
  const keys = keysOf(visit)
  if (keys.length > 0) setCookie(visit, 'before', keys.slice(-MOST).join('.'), cookie(visit, code))
}
