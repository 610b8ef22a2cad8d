// Stores which tables use this browser's push subscription, in IndexedDB, which the service worker
// can read too. A push service may change the address at any time; the worker must then send the
// new address to the tables.
import { createStore, del, entries, get, set } from 'idb-keyval'

interface Reminding {
  endpoint: string // the push address that the table has
  ids: Record<string, string> // ids that the table gave this browser, by seat
}

let made: ReturnType<typeof createStore> | undefined
const store = () => (made ??= createStore('boxside reminders', 'tables'))

const headers = { accept: 'application/json', 'content-type': 'application/json' }
const wayOf = (code: string, seat: string) => `/t/${code}/seats/${seat}/reminders`

// Sends a request. Returns the answer, or undefined if the table refuses: the table is deleted or
// over, or the seat moved to another browser. Throws if a retry may succeed, also if the answer is
// not JSON, because it may come from a Wi-Fi login page.
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
 * Asks a table to remind these seats on this browser, and replaces the push address that the table
 * had. Returns false if the table refuses for all seats. Throws if a retry may succeed.
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

/** Stops the reminders of a table. The subscription stays, because other tables may use it. */
export const forgetHere = async (code: string) => {
  const { ids } = (await get<Reminding>(code, store())) ?? { ids: {} }
  for (const [seat, id] of Object.entries(ids)) await asked('DELETE', `${wayOf(code, seat)}/${id}`)
  await del(code, store())
}

export const subscribe = (
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> => manager.subscribe({ userVisibleOnly: true, applicationServerKey })

// Returns the server's key, which every table sends. Removes a table that no longer sends
// reminders.
const keyFrom = async (code: string): Promise<string | undefined> => {
  const waits = await asked('GET', `/t/${code}/waits`)
  if (!waits?.vapid) await del(code, store())
  return waits?.vapid
}

// Subscribes again with the key from the first table that can be reached. Returns undefined without
// permission or key.
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
 * Sends the current push address to each table that has another one. Tables that cannot be reached
 * get it at the next visit.
 */
export const renew = async (manager: PushManager) => {
  const tables = await entries<string, Reminding>(store())
  const codes = tables.map(([code]) => code)
  const now = (await manager.getSubscription()) ?? (await anew(manager, codes))
  if (!now) return
  const stale = tables.filter(([, { endpoint }]) => endpoint !== now.endpoint)
  await Promise.allSettled(stale.map(([code, { ids }]) => remindHere(code, Object.keys(ids), now)))
}
