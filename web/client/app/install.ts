// The house as an app on a home screen. On iOS it has cookies and storage of its own: a pass for
// each table of this browser goes along in its first address, behind the `#`, which no server and
// no other page is sent.
import { keep, kept } from '../../ui/storage.ts'
import { remember, tablesSat } from './my-tables.ts'

interface Asked extends Event {
  prompt(): Promise<unknown>
}

const MARK = '#passes='
const HANDED_IN = 'boxside passes' // as an app is opened with them each time
const accept = { accept: 'application/json' }

const { standalone } = navigator as { standalone?: boolean } // iOS alone has it
const isApp = () => standalone === true || matchMedia('(display-mode: standalone)').matches

// `refused`: it was used, or is too old. `later`: there was no answer.
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
 * Takes the passes out of the address and, in the app, hands in each of them once. Says whether all
 * were taken.
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
  if (answer.status === 403 || answer.status === 404) return [] // no seat there any more
  throw new Error(`no pass for ${code}: ${answer.status}`)
}

const MANIFEST = '/manifest.webmanifest'

// The manifest with its first address, as a link that holds it whole: what is asked of a server may
// be written down there.
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

// Safari reads the first manifest that a page links to and no other one, so no page has a link
// before this.
const link = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))

// Once a page: what Safari has read stays.
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

/** Offers the app to who sits at a table; on plain http there is none. */
export const offerApp = (hasTables: boolean) => {
  if (!isSecureContext || isApp()) return
  const part = document.querySelector('[data-install]')!
  if (!hasTables) link(MANIFEST)
  else if (standalone === false) offerOnIos(part.querySelector('details')!)
  else offerElsewhere(part.querySelector('button')!)
}
