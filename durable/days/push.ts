// Sends one reminder through a browser's push service: encrypted for that browser (RFC 8291),
// signed with the server's key (RFC 8292).
import { buildPushPayload } from '@block65/webcrypto-web-push'

/** The push address of one browser, as its `PushManager` returns it. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * The notification that a browser shows, in its reader's language. The field names are those of
 * WebKit's declarative web push.
 */
export interface Reminder {
  title: string
  body: string
  lang: string
  tag: string // the table's code: a newer reminder of a table replaces the older one
  navigate: string
}

/** Sends requests to push services, and checks which addresses are push services. */
export interface Post {
  isPushService(endpoint: string): boolean
  fetch(endpoint: string, request: RequestInit): Promise<Response>
}

// The push services of Chromium browsers, Firefox, Safari, and Edge on Windows (2026-11). The
// server calls the address in a subscription, so it refuses every other host; otherwise a sitter
// could make the server call any address.
const services =
  /^(fcm\.googleapis\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/

const isPushService = (endpoint: string): boolean => {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return services.test(url.hostname)
}

/** The real network, limited to the push services of browsers. */
export const openPost: Post = {
  isPushService,
  fetch: (endpoint, request) => fetch(endpoint, request),
}

/** The server's key pair, both parts in base64url. */
export interface Vapid {
  publicKey: string // 65 bytes
  privateKey: string // 32 bytes
}

/**
 * Parses the secret `VAPID` (`PUBLIC.PRIVATE`). Returns undefined if it is missing or malformed;
 * the server then sends no reminders.
 */
export const vapidOf = (secret = ''): Vapid | undefined => {
  const [, publicKey, privateKey] = /^(B[\w-]{86})\.([\w-]{43})$/.exec(secret) ?? []
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

const WITHIN = 10_000 // ms: timeout for a response of a push service

/** Returns the contact of the sender that RFC 8292 requires: the server's own https address. */
const subjectOf = (reminder: Reminder) => `https://${new URL(reminder.navigate).host}`

/**
 * Sends a reminder. `ttl`: how long the push service stores it for a phone that is off, in s.
 * Returns true if this browser no longer accepts reminders; false after any other response, or
 * after none. Never reads the body of the response.
 */
export const send = async (
  post: Post,
  vapid: Vapid,
  subscription: Subscription,
  reminder: Reminder,
  ttl: number,
): Promise<boolean> => {
  const data = { web_push: 8030, notification: { ...reminder, dir: 'ltr', silent: false } }
  const options = { ttl, topic: reminder.tag, urgency: 'high' as const }
  let request: RequestInit
  try {
    const keyed = { ...subscription, expirationTime: null }
    request = await buildPushPayload({ data, options }, keyed, {
      ...vapid,
      subject: subjectOf(reminder),
    })
  } catch {
    return true // the browser's public key is not a point on the curve
  }
  try {
    const signal = AbortSignal.timeout(WITHIN)
    const answer = await post.fetch(subscription.endpoint, {
      ...request,
      redirect: 'manual',
      signal,
    })
    await answer.body?.cancel()
    return answer.status === 404 || answer.status === 410
  } catch {
    return false
  }
}
