// The service worker: it shows each reminder that comes while no page is open, and a tap leads to the table. It keeps nothing.
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
interface Opener {
  registration: ServiceWorkerRegistration
  clients: { openWindow(way: string): Promise<unknown> }
  addEventListener(kind: 'push' | 'notificationclick', hear: (event: Woken) => void): void
}
const worker = self as unknown as Opener

// iOS takes the right back from whoever shows nothing three times, so something is shown always.
worker.addEventListener('push', event => {
  const { title, navigate, ...shown } = event.data.json().notification
  event.waitUntil(worker.registration.showNotification(title, { ...shown, data: navigate }))
})

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(worker.clients.openWindow(event.notification.data))
})
