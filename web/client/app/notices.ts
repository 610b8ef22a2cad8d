// Removes reminder notifications (`reminded.ts`) and updates the number on the app's icon. Every
// page does this when it learns that a table no longer waits for this browser.
import { isWaitedFor } from '../../protocol.ts'
import { askFrame, noteWaiting, tablesWaiting } from './my-tables.ts'

const shown = async (): Promise<Notification[]> => {
  const registration: Partial<ServiceWorkerRegistration> | undefined =
    await navigator.serviceWorker?.getRegistration()
  return (await registration?.getNotifications?.()) ?? []
}

// Shows a number on the app's icon, if the system supports it.
const badge = (count: number) => {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>
  >
  if (count > 0) setAppBadge?.call(navigator, count).catch(() => {})
  else clearAppBadge?.call(navigator).catch(() => {})
}

/**
 * Stores which of the checked tables (`asked`) wait for this browser, and closes the notifications
 * of the others. Tables that were not checked keep their state.
 */
export const settle = async (asked: readonly string[], waiting: readonly string[]) => {
  const isOver = (code: string) => asked.includes(code) && !waiting.includes(code)
  const notices = await shown()
  for (const notice of notices) if (isOver(notice.tag)) notice.close()
  const known = [...tablesWaiting(), ...notices.map(({ tag }) => tag)].filter(
    code => !asked.includes(code),
  )
  const all = [...new Set([...known, ...waiting])]
  noteWaiting(all)
  badge(all.length)
}

/**
 * Checks the tables that waited or have a notification, now and whenever the page becomes visible
 * again. For pages without a connection to a table.
 */
export const keepNoticesTrue = () => {
  const ask = async () => {
    const codes = [...new Set([...tablesWaiting(), ...(await shown()).map(({ tag }) => tag)])]
    const frames = await Promise.all(codes.map(askFrame))
    const waiting = codes.filter((_, i) => frames[i] && isWaitedFor(frames[i]))
    await settle(codes, waiting)
  }
  const look = () => document.hidden || ask().catch(() => {})
  look()
  document.addEventListener('visibilitychange', look)
}
