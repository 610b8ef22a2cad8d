// A request as the routes see it: its sender, address, language and wanted format.
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getCookie } from 'hono/cookie'
import { isLang, type Lang } from '../web/lang.ts'
import type { Stub } from './stub.ts'

/**
 * Requests per minute and IP address, by the name of the limit in wrangler.toml.
 * - CREATE: opened tables, including the next table after a game.
 * - CODES: codes that are new to the address (`code-limit.ts`).
 * - ADVICE: suggestions of a bot.
 * - TRIES: dry moves. Each costs as much as a move and can be repeated without end.
 * - READS: the reads that use the most CPU, with or without a key: each page of a log or record
 *   that is read whole, each page of a replay, the list of games, the shared screen. Without this
 *   limit, one stranger who reads a long game again and again would slow down all other tables of
 *   a machine.
 * - BOTS: tables with two or more bots, which can continue without people, and tables whose bots
 *   do not pause.
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
  VAPID?: string // the secret that signs reminders; undefined if this server sends none
  HOSTS: string // names of a machine at home, separated by spaces; empty on Cloudflare
  LAN: string // the origin by which phones reach a machine at home; empty on Cloudflare
}

export interface Edge {
  Bindings: Env
  Variables: {
    code: string // set on table routes only, like `table`
    table: Stub
    isMissing?: true
    seat: number // set if the path names a seat
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

/**
 * Returns the regional variant of the reader's language, for dates: `en-GB` if the browser accepts
 * it, otherwise only the language.
 */
export const localeOf = (visit: Visit): string => {
  const lang = languageOf(visit)
  const wished = (visit.req.header('accept-language') ?? '').split(/[,;]/)
  return wished.find(one => new RegExp(`^${lang}-[A-Z]{2}$`, 'i').test(one.trim()))?.trim() ?? lang
}

// Returns whether the Accept header names a kind of JSON, and does not name HTML before it. `*/*`
// gets HTML. `text/event-stream` counts as JSON, because programs of earlier versions send it for
// `/stream`, which now answers 410.
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

/**
 * Returns the URL as the browser has it. Behind a proxy at home it is https, although the proxy
 * itself asks by http: the server in front (`local/front.ts`) passes the header on only from the
 * proxy that it was told of, and Cloudflare needs none.
 */
export const urlOf = (visit: Visit): URL => {
  const url = new URL(visit.req.url)
  const isAtHome = visit.env.HOSTS !== ''
  if (isAtHome && visit.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return url
}

/** Returns the path and query of the request, for forms that return to this page. */
export const pathOf = (visit: Visit): string => {
  const { pathname, search } = new URL(visit.req.url)
  return pathname + search
}

// Returns whether phones can resolve a host name. `localhost` works only on this machine, and few
// phones resolve the local names of computers (`name`, `name.local`).
const isKnownToPhones = (hostname: string): boolean => {
  if (hostname.startsWith('127.') || hostname === '[::1]') return false
  return (
    hostname.startsWith('[') || (hostname.includes('.') && !/\.local(host|domain)?$/.test(hostname))
  )
}

/**
 * Returns the origin for phones: that of the request, or `LAN` if phones cannot resolve its host
 * name.
 */
export const originOf = (visit: Visit): string => {
  const { origin, hostname } = urlOf(visit)
  return !isKnownToPhones(hostname) && visit.env.LAN ? visit.env.LAN : origin
}

/**
 * Returns the part of an address by which limits count visitors: the first 64 bits for IPv6,
 * because a household has a whole /64, otherwise the whole address.
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

/** Counts a request of this address against a limit. Returns false beyond the limit. */
export const mayAsk = async (visit: Visit, limit: keyof typeof limits): Promise<boolean> =>
  (await visit.env[limit].limit({ key: householdOf(visit) })).success
