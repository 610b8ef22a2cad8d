// What every request passes: its size, where it came from, and the headers of every answer.
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { isForeign } from './keys.ts'
import { refuse } from './refusals.ts'
import type { Edge } from './visit.ts'

const policy = (host: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Safari before 15.4 does not count its own sockets as 'self'.
    `connect-src 'self' ws://${host} wss://${host}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

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
  const isPublic = isRead(visit.req.method) && !visit.req.path.startsWith('/t/')
  headers.set('cache-control', isPublic ? 'private, no-cache' : 'private, no-store')
  headers.set('vary', 'accept, cookie, accept-language, hx-request')
})

export const sameOrigin = createMiddleware<Edge>(async (visit, next) => {
  if (!isRead(visit.req.method) && isForeign(visit)) return refuse(visit, 'foreign-origin')
  return next()
})

export const smallBody = bodyLimit({ maxSize: 16 * 1024, onError: visit => refuse(visit, 'too-large') })
