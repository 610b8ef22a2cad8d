// A request as the routes see it: who sent it and from where, in which language, wanting what.
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getCookie } from 'hono/cookie'
import { isLang, type Lang } from '../web/lang.ts'
import type { Stub } from './stub.ts'

/**
 * How often a minute an address may ask, by the name of the limit in wrangler.toml.
 * - CREATE: opened tables, those that follow another one too.
 * - CODES: codes that are new to the address (code-limit.ts).
 * - ADVICE: what a bot would do.
 * - TRIES: what a move would lead to: as dear as a move, and it can be asked again and again.
 * - READS: the reads that take the most CPU, with a key or without: each page of a log or record
 *   that is read whole, each
 *   page of a replay, the shelf, the room's screen. One stranger who reads a long game again and
 *   again would slow down all
 *   other tables of a machine.
 * - BOTS: tables at which two bots or more sit, since they can play on without anybody; and those
 *   whose bots do not pause.
 */
export const limits = {
  CREATE: 30,
  CODES: 120,
  ADVICE: 60,
  TRIES: 600,
  READS: 600,
  BOTS: 10,
} as const

export interface Env extends Record<keyof typeof limits, RateLimit> {
  TABLE: DurableObjectNamespace
  VAPID?: string // the secret by which the house signs reminders; none: it sends none
  HOSTS: string // the names of this machine, when it is somebody's own
  LAN: string // the origin by which phones reach this machine, when it is somebody's own
}

export interface Edge {
  Bindings: Env
  Variables: {
    code: string // this and the table: on table routes only
    table: Stub
    isMissing?: true
    seat: number // where the path names one
  }
}

export type Visit = Context<Edge>

export const languageOf = (visit: Visit): Lang => {
  const chosen = getCookie(visit, 'lang')
  if (isLang(chosen)) return chosen
  const accepted = accepts(visit, {
    header: 'Accept-Language',
    supports: [],
    default: 'en',
    match: wished => {
      const spoken = wished
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.split('-')[0]!.toLowerCase())
      return spoken.find(isLang) ?? 'en'
    },
  })
  return isLang(accepted) ? accepted : 'en'
}

/** The reader's own kind of that language, for dates: 'en-GB' where the browser asks for it. */
export const localeOf = (visit: Visit): string => {
  const lang = languageOf(visit)
  const wished = (visit.req.header('accept-language') ?? '').split(/[,;]/)
  return wished.find(one => new RegExp(`^${lang}-[A-Z]{2}$`, 'i').test(one.trim()))?.trim() ?? lang
}

// JSON only where a kind of it is named, or `text/event-stream`, by which programs of earlier
// versions ask for `/stream` (410), and HTML is not named before it: `*/*` gets HTML.
export const wantsJson = (visit: Visit): boolean =>
  accepts(visit, {
    header: 'Accept',
    supports: [],
    default: 'text/html',
    match: wished => {
      const named = wished.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase())
      return (
        named.find(type =>
          /^text\/html$|^application\/(problem\+json|(x-)?(nd)?jsonl?)$|^text\/event-stream$/.test(
            type,
          ),
        ) ?? 'text/html'
      )
    },
  }) !== 'text/html'

export const isRead = ({ req }: Visit): boolean => req.method === 'GET' || req.method === 'HEAD'

/** The path and query, for forms that come back here. */
export const pathOf = (visit: Visit): string => {
  const { pathname, search } = new URL(visit.req.url)
  return pathname + search
}

// This machine alone is `localhost`, and few phones know the names by which computers find each
// other: `name`, `name.local`.
const isKnownToPhones = (hostname: string): boolean => {
  if (hostname.startsWith('127.') || hostname === '[::1]') return false
  return (
    hostname.startsWith('[') || (hostname.includes('.') && !/\.local(host|domain)?$/.test(hostname))
  )
}

/**
 * The origin a phone should be sent to: the one visited, or the LAN's where that was a name which
 * phones do not know.
 */
export const originOf = (visit: Visit): string => {
  const { origin, hostname } = new URL(visit.req.url)
  return !isKnownToPhones(hostname) && visit.env.LAN ? visit.env.LAN : origin
}

/**
 * The address that limits are counted for: an IPv6 household is its /64, any other address is
 * itself.
 */
export const household = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

export const householdOf = (visit: Visit): string =>
  household(visit.req.header('cf-connecting-ip') ?? '')

/** Whether this address may ask once more this minute. */
export const mayAsk = async (visit: Visit, limit: keyof typeof limits): Promise<boolean> =>
  (await visit.env[limit].limit({ key: householdOf(visit) })).success
