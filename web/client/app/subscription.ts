// This browser's push subscription and the tables that use it. Stored in IndexedDB, which the
// service worker can read too: a push service may change the address at any time, and the tables
// must then be informed.
import { createStore, del, entries, get, set } from 'idb-keyval'

interface Reminding {
  endpoint: string // the push address that the table knows
  ids: Record<string, string> // by seat, the table's id of this browser
}

let made: ReturnType<typeof createStore> | undefined
const store = () => (made ??= createStore('boxside reminders', 'tables'))

const headers = { accept: 'application/json', 'content-type': 'application/json' }
const wayOf = (code: string, seat: string) => `/t/${code}/seats/${seat}/reminders`

// Returns the answer, or undefined if the table refuses: it is gone or over, or the seat moved to
// another browser. Throws if a later try may succeed, also if a Wi-Fi login page answers, which is
// no JSON.
const asked = async (method: string, way: string, body?: object) => {
  const answer = await fetch(way, { method, headers, body: body && JSON.stringify(body) })
  const said = await answer.json()
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`${way} answered ${answer.status}`)
  return answer.ok ? said : undefined
}

export const remindsHere = async (code: string): Promise<boolean> =>
  (await get(code, store())) !== undefined

/**
 * Asks a table to remind these seats on this browser, and updates the address that it knew. Returns
 * whether it will for any of them.
 */
export const remindHere = async (
  code: string,
  seats: readonly string[],
  to: PushSubscription,
): Promise<boolean> => {
  const before = await get<Reminding>(code, store())
  const ids: Reminding['ids'] = {}
  for (const seat of seats) {
    const answer = await asked('POST', wayOf(code, seat), {
      ...to.toJSON(),
      instead: before?.ids[seat],
    })
    if (answer) ids[seat] = answer.id
  }
  const isOn = Object.keys(ids).length > 0
  await (isOn
    ? set(code, { endpoint: to.endpoint, ids } satisfies Reminding, store())
    : del(code, store()))
  return isOn
}

/** Stops the reminders of a table. The subscription stays, because other tables use it. */
export const forgetHere = async (code: string) => {
  const { ids } = (await get<Reminding>(code, store())) ?? { ids: {} }
  for (const [seat, id] of Object.entries(ids)) await asked('DELETE', `${wayOf(code, seat)}/${id}`)
  await del(code, store())
}

export const subscribe = (
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> => manager.subscribe({ userVisibleOnly: true, applicationServerKey })

// Returns the server's key, which each table knows. A table that no longer sends reminders is
// removed.
const keyFrom = async (code: string): Promise<string | undefined> => {
  const waits = await asked('GET', `/t/${code}/waits`)
  if (!waits?.vapid) await del(code, store())
  return waits?.vapid
}

// Subscribes again if the browser did not do so by itself. Tables that cannot be reached are
// skipped.
const anew = async (
  manager: PushManager,
  codes: readonly string[],
): Promise<PushSubscription | undefined> => {
  if (Notification.permission !== 'granted') return undefined
  for (const code of codes) {
    const key = await keyFrom(code).catch(() => undefined)
    if (key) return subscribe(manager, key)
  }
  return undefined
}

/**
 * Sends the current address to each table that knows another one. Tables that cannot be reached are
 * informed at the next visit.
 */
export const renew = async (manager: PushManager) => {
  const tables = await entries<string, Reminding>(store())
  const codes = tables.map(([code]) => code)
  const now = (await manager.getSubscription()) ?? (await anew(manager, codes))
  if (!now) return
  const stale = tables.filter(([, { endpoint }]) => endpoint !== now.endpoint)
  await Promise.allSettled(stale.map(([code, { ids }]) => remindHere(code, Object.keys(ids), now)))
}
