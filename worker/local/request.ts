// Builds the request for workerd from a visitor's request, using only known headers and parts. A
// request that is not understood is refused; nothing is guessed.
import type { IncomingMessage } from 'node:http'
import { isLang, type Lang } from '../../web/lang.ts'
import { houses } from '../../web/words/all.ts'

/** The headers that the Worker and workerd's assets read. Each may occur once. */
export const KNOWN = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'host',
  'hx-boosted',
  'hx-request',
  'if-none-match',
  'origin',
]

const OF_SOCKETS = [
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
]

// More than the Worker accepts (2 MB for a copy of a table, else 16 kB), so that the Worker can refuse
// in the visitor's language.
const longestOf = ({ url = '' }: IncomingMessage) =>
  /^\/copies\/?(\?|$)/.test(url) ? 4 * 1024 * 1024 : 64 * 1024
// Bytes that are read of a longer body before it is refused. Without reading them, a visitor who is
// still sending would see a closed connection instead of the refusal.
const MOST_READ = 16 * 1024 * 1024
const BODILESS = ['GET', 'HEAD', 'OPTIONS', 'TRACE']

export interface Passed {
  method: string
  path: string
  headers: Record<string, string>
}

/** A status, and a sentence for people who write HTTP by hand. */
export interface Refused {
  status: number
  why: string
}

const isRefused = (value: object): value is Refused =>
  'status' in value && typeof value.status === 'number'
const refused = (status: number, why: string): Refused => ({ status, why })

// Returns the language chosen on the site, otherwise the browser's, because people may see this
// refusal too.
const languageOf = ({ headers }: IncomingMessage): Lang => {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1]
  const wished = (headers['accept-language'] ?? '')
    .split(',')
    .map(one => one.trim().slice(0, 2).toLowerCase())
  return [chosen, ...wished].find(isLang) ?? 'en'
}
const tooLong = (req: IncomingMessage) => refused(413, houses[languageOf(req)].refused['too-large'])

// Accepts a name or an address, with or without a port, that a URL can contain.
const isHost = (host: string) =>
  host.length < 256 &&
  /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) &&
  URL.canParse(`http://${host}`)

// Checks whether this request may have a body. Node's parser has already refused a request with two
// lengths, or with a length that is not a number.
function framing(req: IncomingMessage): Refused | undefined {
  const { method, headers } = req
  const encoding = headers['transfer-encoding']?.toLowerCase()
  if (encoding !== undefined && encoding !== 'chunked')
    return refused(400, 'Only chunked is understood.')
  if (encoding !== undefined && method !== 'POST') return refused(400, 'Only POST may be chunked.')
  const length = Number(headers['content-length'] ?? 0)
  if (length > 0 && BODILESS.includes(method!)) return refused(400, `${method} has no body.`)
  return length > MOST_READ ? tooLong(req) : undefined
}

function knownOf(req: IncomingMessage, names: readonly string[]): Record<string, string> | Refused {
  const known: Record<string, string> = {}
  for (const name of names) {
    const [value, more] = req.headersDistinct[name] ?? []
    if (more !== undefined) return refused(400, `There are two headers ${name}.`)
    if (value !== undefined && !/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      return refused(400, `The header ${name} cannot be read.`)
    if (value !== undefined) known[name] = value
  }
  return known
}

export const isSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'

/** Parses everything except the body. `isSocket` allows the headers of WebSockets. */
export function passedOf(req: IncomingMessage, isSocket = false): Passed | Refused {
  const { method = '', url: path = '' } = req
  if (!/^1\.[01]$/.test(req.httpVersion)) return refused(400, 'Only HTTP/1.1 is understood.')
  // Refuses `*` and absolute URLs, which only proxies receive.
  if (!/^\/[\x21-\x7e]*$/.test(path)) return refused(400, 'The address must begin with a slash.')
  const unframed = framing(req)
  if (unframed) return unframed
  const headers = knownOf(req, isSocket ? [...KNOWN, ...OF_SOCKETS] : KNOWN)
  if (isRefused(headers)) return headers
  if (headers.host === undefined || !isHost(headers.host))
    return refused(400, 'The header host names no host.')
  return { method, path, headers }
}

/**
 * Reads the whole body, or returns a refusal if it is too long. Throws if the visitor disconnects.
 */
export async function bodyOf(req: IncomingMessage): Promise<Buffer | Refused> {
  const parts: Buffer[] = []
  const longest = longestOf(req)
  let length = 0
  // By default, leaving the loop early would close the connection before the refusal is sent.
  for await (const part of req.iterator({ destroyOnReturn: false })) {
    length += part.length
    if (length > MOST_READ) break
    if (length <= longest) parts.push(part)
  }
  return length > longest ? tooLong(req) : Buffer.concat(parts)
}
