// The service worker. Shows a reminder for each push message, even if no page is open. A tap on the
// reminder focuses an open page of the table, or opens one. If the browser changes its push address
// by itself, the worker sends the new address to the tables.
import { renew } from './subscription.ts'

interface Shown extends NotificationOptions {
  title: string
  navigate: string
}
// Declares the parts of the service worker's events that are used here, because the DOM types do
// not contain them (TypeScript 7, 2026).
interface Woken extends Event {
  waitUntil(work: Promise<unknown>): void
  data: { json(): { notification: Shown } }
  notification: Notification
}
type Kind = 'push' | 'notificationclick' | 'pushsubscriptionchange' | 'message'
interface Opened {
  url: string
  focus(): Promise<unknown>
}
interface Opener {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Opened[]>
    openWindow(way: string): Promise<unknown>
  }
  navigator: Partial<Pick<Navigator, 'setAppBadge'>>
  addEventListener(kind: Kind, hear: (event: Woken) => void): void
}
const worker = self as unknown as Opener

// iOS withdraws the permission after three pushes without a notification, so every push shows one.
// The badge has no number here, because only pages count the tables (`notices.ts`).
worker.addEventListener('push', event => {
  const { title, navigate, ...shown } = event.data.json().notification
  const shows = worker.registration.showNotification(title, { ...shown, data: navigate })
  event.waitUntil(Promise.all([shows, worker.navigator.setAppBadge?.().catch(() => {})]))
})

// Focuses the page of the seat, or a page of another seat at the same table, which then switches to
// this seat. Opens a page if there is none.
const goTo = async (way: string) => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const placeOf = (address: string) => new URL(address, location.href).pathname
  const open =
    pages.find(({ url }) => url === way) ?? pages.find(({ url }) => placeOf(url) === placeOf(way))
  return open ? open.focus() : worker.clients.openWindow(way)
}

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})

// A page sends a message at each visit (`main.ts`), so that the worker retries tables that it could
// not reach before.
for (const kind of ['pushsubscriptionchange', 'message'] as const)
  worker.addEventListener(kind, event => event.waitUntil(renew(worker.registration.pushManager)))
