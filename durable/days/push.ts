// Sends one reminder through a browser's push service: encrypted for that browser (RFC 8291),
// signed by the house (RFC 8292).
import { buildPushPayload } from '@block65/webcrypto-web-push'

/** Where one browser is reached, as its PushManager says. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** What a browser shows, in its reader's language; WebKit's declarative shape names the fields. */
export interface Reminder {
  title: string
  body: string
  lang: string
  tag: string // the table's code: a newer reminder of a table takes the place of an older one
  navigate: string
}

/** How reminders leave the house: which addresses may be reached at all, and by what. */
export interface Post {
  isPushService(endpoint: string): boolean
  fetch(endpoint: string, request: RequestInit): Promise<Response>
}

// Chrome and all that is made of it, Firefox, Safari, Edge on Windows (2026-11). A subscription
// names the address that the house sends to, so any other host is refused: a sitter must not make
// it knock on doors of their choice.
const services =
  /^(fcm\.googleapis\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/

const isPushService = (endpoint: string): boolean => {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return services.test(url.hostname)
}

/** The way of every house: only the push services of browsers, through the open internet. */
export const openPost: Post = {
  isPushService,
  fetch: (endpoint, request) => fetch(endpoint, request),
}

/** The house's key pair, both parts in base64url. */
export interface Vapid {
  publicKey: string // 65 bytes
  privateKey: string // 32 bytes
}

/** Of the secret `VAPID`: `PUBLIC.PRIVATE`. None: this house sends no reminders. */
export const vapidOf = (secret = ''): Vapid | undefined => {
  const [, publicKey, privateKey] = /^(B[\w-]{86})\.([\w-]{43})$/.exec(secret) ?? []
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

const WITHIN = 10_000 // ms: a push service that has not answered by then is waited for no longer

/** Whoever signs must say who they are: the house's own address, by https. */
const subjectOf = (reminder: Reminder) => `https://${new URL(reminder.navigate).host}`

/**
 * `ttl`: for how many seconds a phone that is off may still be told. Says whether this browser
 * takes no reminders any more; any other answer of a push service, or none, changes nothing. The
 * answer's body is never read.
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
    return true // keys that are no point of the curve
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
