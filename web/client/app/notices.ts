// The notices of reminders (reminded.ts) and the number at the app's icon: lowered by each page
// that learns that a table waits no longer, whatever page it is.
import { isWaitedFor } from '../../protocol.ts'
import { askFrame, noteWaiting, tablesWaiting } from './my-tables.ts'

const shown = async (): Promise<Notification[]> => {
  const registration: Partial<ServiceWorkerRegistration> | undefined =
    await navigator.serviceWorker?.getRegistration()
  return (await registration?.getNotifications?.()) ?? []
}

// A number stands there where the system shows one.
const badge = (count: number) => {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>
  >
  if (count > 0) setAppBadge?.call(navigator, count).catch(() => {})
  else clearAppBadge?.call(navigator).catch(() => {})
}

/** Of the tables that were asked these wait for this browser; what is known of the others stays. */
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
 * A page without a line to a table asks those of the notices, now and whenever it is seen again.
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
