// The keys a request carries: of seats and of the host. Whether they count depends on where the request came from.
import { getCookie, setCookie } from 'hono/cookie'
import type { Asker } from '../durable/door.ts'
import type { Visit } from './visit.ts'

const NOBODY = -1 // a seat that no key opens
const MOST = 10 // keys in one cookie
const YEAR = 365 * 24 * 60 * 60 // s
const isKey = (key: string) => /^[\w-]{16,64}$/.test(key)

// A page of another host or port: a Lax cookie travels from there too (another port of the same machine is same-site).
export const isForeign = (visit: Visit): boolean => {
  const origin = visit.req.header('origin')
  if (origin === undefined) return false
  const from = URL.parse(origin)
  const host = visit.req.header('host') ?? new URL(visit.req.url).host
  return from === null || from.host !== URL.parse(`${from.protocol}//${host}`)?.host
}

const bearer = (visit: Visit): string | undefined =>
  /^Bearer +(\S+)$/i.exec(visit.req.header('authorization') ?? '')?.[1]

// What this browser keeps for the table. `before` holds what it brought along from the table before (see `carry`).
export const kept = (visit: Visit): string[] => {
  const keys = ['keys', 'before'].flatMap(name => (getCookie(visit, name) ?? '').split('.'))
  return [...new Set(keys.filter(isKey))]
}

const cookie = (visit: Visit, code: string) =>
  ({
    path: `/t/${code}`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(visit.req.url).protocol === 'https:',
    maxAge: YEAR,
  }) as const

// Who reads: by cookie or by `Authorization`.
export const reader = (visit: Visit, seat = seatAsked(visit)): Asker => {
  const key = bearer(visit)
  const keys = key === undefined ? kept(visit) : isKey(key) ? [key] : []
  return seat === undefined ? { keys } : { keys, seat }
}

// Who writes: a cookie counts only with an Origin, which the guard has compared with the host.
export const writer = (visit: Visit, seat?: number): Asker => {
  if (bearer(visit) !== undefined || visit.req.header('origin') !== undefined) return reader(visit, seat)
  return seat === undefined ? { keys: [] } : { keys: [], seat }
}

// The seat a request chose by `?seat=`. `room` asks for the room's view even where the browser holds a seat.
export const seatAsked = (visit: Visit): number | undefined => {
  const seat = visit.req.query('seat')
  if (seat === 'room') return NOBODY
  return seat !== undefined && /^\d{1,3}$/.test(seat) ? Number(seat) : undefined
}

// A key that came with a link takes the old one's place. A program keeps its keys itself. When the cookie is full the keys that open nothing any more go.
export const keep = async (visit: Visit, code: string, key: string, instead?: string): Promise<void> => {
  if (bearer(visit) !== undefined) return
  let keys = kept(visit).filter(one => one !== instead && one !== key)
  if (keys.length >= MOST) {
    const alive = await Promise.all(keys.map(one => opens(visit, one)))
    keys = keys.filter((_, i) => alive[i]).slice(-MOST + 1)
  }
  setCookie(visit, 'keys', [...keys, key].join('.'), cookie(visit, code))
  if (getCookie(visit, 'before')) setCookie(visit, 'before', '', { ...cookie(visit, code), maxAge: 0 })
}

// What one key of this browser opens: a seat, the host's rights, or nothing any more.
export const opens = async (visit: Visit, key: string): Promise<number | 'host' | undefined> => {
  const seen = await visit.var.door.see({ keys: [key] })
  if ('refused' in seen) return undefined
  return seen.frame.host ? 'host' : seen.holds[0]
}

// Brings this table's keys to the next one. In a cookie of its own: `keys` there may hold newer ones, unseen from here.
export const carry = (visit: Visit, code: string): void => {
  const keys = kept(visit)
  if (keys.length > 0) setCookie(visit, 'before', keys.slice(-MOST).join('.'), cookie(visit, code))
}
