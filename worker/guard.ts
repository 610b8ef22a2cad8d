// Checks every request: its host, its origin, its size. Also sets the headers of every response.
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { isForeign } from './keys.ts'
import { refuse, secondsToWait } from './refusals.ts'
import { type Edge, isRead, urlOf } from './visit.ts'

const policy = (host: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self' data:", // for the manifest of `client/app/install.ts`
    // Safari before 15.4 does not count WebSockets as 'self'.
    `connect-src 'self' ws://${host} wss://${host}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

// Prevents DNS rebinding. A stranger's domain can point to a machine at home, and a page from that
// domain could then read everything that needs no key. So at home only requests for our own names
// and for IP addresses are answered. On Cloudflare `hosts` is empty, because Cloudflare sends us
// only requests for our own names.
const isOurs = (hostname: string, hosts: string) =>
  hosts === '' || hosts.split(' ').includes(hostname) || /^\[|^\d+(\.\d+){3}$/.test(hostname)

const YEAR = 365 * 24 * 60 * 60 // s

// Sends HSTS only on public domains. At home there is no TLS, and a browser that has received HSTS
// once could no longer reach the machine by its name.
const isOnDomain = ({ protocol, hostname }: URL): boolean => {
  return (
    protocol === 'https:' &&
    /\.[a-z]{2,}$/i.test(hostname) &&
    !/\.(local|lan|home|internal)$/i.test(hostname)
  )
}

export const headers = createMiddleware<Edge>(async (visit, next) => {
  await next()
  if (visit.res.webSocket) return
  const { host } = new URL(visit.req.url)
  const { headers } = visit.res
  headers.set('content-security-policy', policy(host))
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'same-origin') // no-referrer would make every Origin null
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (isOnDomain(urlOf(visit))) headers.set('strict-transport-security', `max-age=${YEAR}`)
  const isTable = visit.req.path.startsWith('/t/')
  // not for search engines: a table shows players' names, and anyone with its address can open it
  if (isTable) headers.set('x-robots-tag', 'noindex')
  const isPublic = isRead(visit) && !isTable
  headers.set('cache-control', isPublic ? 'private, no-cache' : 'private, no-store')
  const wait = secondsToWait[visit.res.status]
  if (wait !== undefined) headers.set('retry-after', wait)
  // A page that could not be drawn reloads by itself.
  if (visit.res.status === 503 && isRead(visit)) headers.set('refresh', secondsToWait[503]!)
  headers.set('vary', 'accept, cookie, accept-language, hx-request')
})

export const ownHost = createMiddleware<Edge>(async (visit, next) => {
  if (!isOurs(new URL(visit.req.url).hostname, visit.env.HOSTS))
    return refuse(visit, 'foreign-host')
  return next()
})

export const sameOrigin = createMiddleware<Edge>(async (visit, next) => {
  if (!isRead(visit) && isForeign(visit)) return refuse(visit, 'foreign-origin')
  return next()
})

const limit = bodyLimit({ maxSize: 16 * 1024, onError: visit => refuse(visit, 'too-large') })
// A copy of a table has up to 1 MB; as a text in JSON it is longer.
const limitOfCopies = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError: visit => refuse(visit, 'file-too-large'),
})

/**
 * Reads the whole body before any route runs. A GET must not have a body. Refuses a body whose
 * sender disconnects, because the error would otherwise be logged as a bug of the route.
 */
export const smallBody = createMiddleware<Edge>(async (visit, next) => {
  if (!visit.req.raw.body) return next()
  if (isRead(visit)) return refuse(visit, 'malformed')
  try {
    const most = visit.req.path === '/copies' ? limitOfCopies : limit
    return await most(visit, async () => {
      visit.req.raw = new Request(visit.req.raw, { body: await visit.req.raw.arrayBuffer() })
      await next()
    })
  } catch {
    return refuse(visit, 'malformed')
  }
})
