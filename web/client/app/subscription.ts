// This browser's push subscription, and the tables that remind by it. They stand in IndexedDB,
// where the service worker reads them too: a browser may get another address from its push service
// at any time, and the tables are told.
import { createStore, del, entries, get, set } from 'idb-keyval'

interface Reminding {
  endpoint: string // the address that the table was told
  ids: Record<string, string> // by seat, what the table calls this browser
}

let made: ReturnType<typeof createStore> | undefined
const store = () => (made ??= createStore('boxside reminders', 'tables'))

const headers = { accept: 'application/json', 'content-type': 'application/json' }
const wayOf = (code: string, seat: string) => `/t/${code}/seats/${seat}/reminders`

// Nothing where the table says no: it is gone or over, or the seat is another browser's now. Throws
// where a later try may help; also where a Wi-Fi answers with a page of its own, which is no JSON.
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
 * Asks a table to remind these seats here; the address that it knew, if it did, moves. Says whether
 * it will for any of them.
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

/** Asks it no more. The subscription stays: other tables use it. */
export const forgetHere = async (code: string) => {
  const { ids } = (await get<Reminding>(code, store())) ?? { ids: {} }
  for (const [seat, id] of Object.entries(ids)) await asked('DELETE', `${wayOf(code, seat)}/${id}`)
  await del(code, store())
}

export const subscribe = (
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> => manager.subscribe({ userVisibleOnly: true, applicationServerKey })

// The house's key, as a table tells it. One that reminds no more is forgotten.
const keyFrom = async (code: string): Promise<string | undefined> => {
  const waits = await asked('GET', `/t/${code}/waits`)
  if (!waits?.vapid) await del(code, store())
  return waits?.vapid
}

// Where the browser made no new subscription by itself. A table out of reach does not hold up the
// others.
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
 * Tells each table that knows another address than this browser has now. Who cannot be told is told
 * at the next visit.
 */
export const renew = async (manager: PushManager) => {
  const tables = await entries<string, Reminding>(store())
  const codes = tables.map(([code]) => code)
  const now = (await manager.getSubscription()) ?? (await anew(manager, codes))
  if (!now) return
  const stale = tables.filter(([, { endpoint }]) => endpoint !== now.endpoint)
  await Promise.allSettled(stale.map(([code, { ids }]) => remindHere(code, Object.keys(ids), now)))
}
