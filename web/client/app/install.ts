// Offers the site as an app for the home screen. On iOS the app has its own cookies and storage, so
// it would not know this browser's seats. Its start address therefore contains a pass for each
// table, after the `#`, because browsers do not send that part to a server.
import { keep, kept } from '../../ui/storage.ts'
import { remember, tablesSat } from './my-tables.ts'

interface Asked extends Event {
  prompt(): Promise<unknown>
}

const MARK = '#passes='
// storage key of the redeemed passes, because the app opens with the same start address every time
const HANDED_IN = 'boxside passes'
const accept = { accept: 'application/json' }

const { standalone } = navigator as { standalone?: boolean } // exists only on iOS
const isApp = () => standalone === true || matchMedia('(display-mode: standalone)').matches

// Redeems a pass. `refused`: the pass was used or has expired. `later`: the server did not answer
// or was busy. `done`: also if the table no longer exists.
const handIn = async (address: string): Promise<'done' | 'refused' | 'later'> => {
  const [code, pass] = address.split('.')
  const headers = { ...accept, 'content-type': 'application/json' }
  const way = `/t/${code}/passes/redeem`
  const answer = await fetch(way, {
    method: 'POST',
    headers,
    body: JSON.stringify({ pass }),
  }).catch(() => undefined)
  if (!answer || answer.status === 429 || answer.status >= 500) return 'later'
  if (answer.ok) remember(code!, (await answer.json()).title)
  return answer.ok || answer.status === 404 ? 'done' : 'refused'
}

/**
 * Removes the passes from the address and, in the app, redeems each of them once. Returns false if
 * the server refused one.
 */
export const arriveAsApp = async (): Promise<boolean> => {
  const { hash, pathname, search } = location
  if (!hash.startsWith(MARK)) return true
  history.replaceState(null, '', pathname + search)
  if (!isApp()) return true
  const passes = hash.slice(MARK.length).split(',')
  const before = kept<string[]>(HANDED_IN) ?? []
  const said = await Promise.all(
    passes.map(pass => (before.includes(pass) ? 'done' : handIn(pass))),
  )
  const after = passes.filter((_, i) => said[i] !== 'later')
  keep(HANDED_IN, after)
  return !said.includes('refused')
}

const passFor = async ({ code }: { code: string }): Promise<string[]> => {
  const answer = await fetch(`/t/${code}/passes`, { method: 'POST', headers: accept })
  if (answer.ok) return [`${code}.${(await answer.json()).pass}`]
  // this browser no longer has a seat at the table
  if (answer.status === 403 || answer.status === 404) return []
  throw new Error(`no pass for ${code}: ${answer.status}`)
}

const MANIFEST = '/manifest.webmanifest'

// Returns the manifest, with the passes in its start address, as a data URL. If the server built
// the manifest, the request would leave the passes in its logs.
const manifestWith = async (passes: readonly string[]): Promise<string> => {
  const manifest = await (await fetch(MANIFEST)).json()
  const whole = (way: string) => new URL(way, location.origin).href
  const icons = manifest.icons.map((icon: { src: string }) => ({ ...icon, src: whole(icon.src) }))
  const told = {
    ...manifest,
    id: whole('/'),
    scope: whole('/'),
    start_url: whole(`/${MARK}${passes}`),
    icons,
  }
  return `data:application/manifest+json,${encodeURIComponent(JSON.stringify(told))}`
}

// Safari uses only the first manifest that a page links, so the HTML from the server links none.
const link = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))

// Prepares the manifest only once per page, because Safari keeps the first one that it has read.
const offerOnIos = (way: HTMLDetailsElement) => {
  way.hidden = false
  const prepare = async () => {
    const [how, failed] = way.querySelectorAll('p')
    try {
      link(await manifestWith((await Promise.all(tablesSat().map(passFor))).flat()))
      how!.hidden = false
    } catch {
      failed!.hidden = false
    }
  }
  way.addEventListener('toggle', prepare, { once: true })
}

const offerElsewhere = (button: HTMLButtonElement) => {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    button.hidden = false
    button.onclick = () => (event as Asked).prompt().finally(() => (button.hidden = true))
  })
  link(MANIFEST)
}

/** Offers the app if this browser sits at a table. Does nothing on plain http or in the app. */
export const offerApp = (hasTables: boolean) => {
  if (!isSecureContext || isApp()) return
  const part = document.querySelector('[data-install]')!
  if (!hasTables) link(MANIFEST)
  else if (standalone === false) offerOnIos(part.querySelector('details')!)
  else offerElsewhere(part.querySelector('button')!)
}
