// A request as the routes see it: its sender, address, language and wanted format.
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getCookie } from 'hono/cookie'
import { logFault } from '../durable/fault.ts'
import type { Box } from '../web/games/box.tsx'
import type { Lang } from '../web/lang.ts'
import { everywhere, type Limits, readSettings, type Settings } from '../web/settings.ts'
import { boxOf, shelf } from '../web/shelf.ts'
import { household } from './household.ts'
import type { Stub } from './stub.ts'

export interface Env
  extends Record<keyof Limits, RateLimit>,
    Partial<Record<keyof Settings, string>> {
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

const known = new WeakMap<Env, Settings>()

/**
 * Returns the settings of this server. A wrong one stops no table: its default applies, and the log
 * names it once an isolate. At home and at a deploy it was refused before.
 */
export const settingsOf = ({ env }: Visit): Settings => {
  const read = known.get(env)
  if (read) return read
  const boxes = shelf.map(({ id }) => id)
  const { settings, faults } = readSettings(everywhere(boxes), { ...env })
  for (const fault of faults) logFault(fault)
  known.set(env, settings)
  return settings
}

/** Returns the boxes that this server offers. Tables of another box that are open go on. */
export const shelfOf = (visit: Visit): readonly Box[] =>
  settingsOf(visit).BOXES?.flatMap(id => boxOf(id) ?? []) ?? shelf

/** Returns the reader's language, or the first one of this server if it offers none of the reader's. */
export const languageOf = (visit: Visit): Lang => {
  const { LANGUAGES: offered } = settingsOf(visit)
  const offeredAs = (wished?: string) => offered.find(lang => lang === wished)
  const chosen = offeredAs(getCookie(visit, 'lang'))
  if (chosen) return chosen
  const fallback = offered[0]!
  const accepted = accepts(visit, {
    header: 'Accept-Language',
    supports: [],
    default: fallback,
    match: wished => {
      const spoken = wished
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.split('-')[0]!.toLowerCase())
      return spoken.find(offeredAs) ?? fallback
    },
  })
  return offeredAs(accepted) ?? fallback
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

export const householdOf = (visit: Visit): string =>
  household(visit.req.header('cf-connecting-ip') ?? '')

/** Counts a request of this address against a limit. Returns false beyond the limit. */
export const mayAsk = async (visit: Visit, limit: keyof Limits): Promise<boolean> =>
  (await visit.env[limit].limit({ key: householdOf(visit) })).success
