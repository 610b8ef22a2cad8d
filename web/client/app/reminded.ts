// The service worker: it shows each reminder that comes while no page is open. A tap leads to a
// page of the table that is open, else opens one. Where the browser moves to another push address
// by itself, it tells the tables.
import { renew } from './subscription.ts'

interface Shown extends NotificationOptions {
  title: string
  navigate: string
}
// As much of its events as is used: the DOM's types know no service workers (TypeScript 7, 2026).
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

// iOS takes the right back from whoever shows nothing three times, so something is shown always.
// The app's badge has no number until home has counted.
worker.addEventListener('push', event => {
  const { title, navigate, ...shown } = event.data.json().notification
  const shows = worker.registration.showNotification(title, { ...shown, data: navigate })
  event.waitUntil(Promise.all([shows, worker.navigator.setAppBadge?.().catch(() => {})]))
})

// The seat's own page, else another seat's of the same table: that one hands the phone on.
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

// A page says that it is visited (main.ts): whom the worker could not reach before, it may reach
// now.
for (const kind of ['pushsubscriptionchange', 'message'] as const)
  worker.addEventListener(kind, event => event.waitUntil(renew(worker.registration.pushManager)))
