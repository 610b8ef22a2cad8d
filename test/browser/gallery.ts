// `npm run gallery`: the screens that the gate visits, as links at four sizes, on a server of their
// own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildWorker } from '../../worker/local/build.ts'
import { openHouse } from './house.ts'
import type { Screen } from './screens.ts'

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

// Returns the viewer of a screen: the phone of a seat, the shared screen, or an onlooker.
function viewerOf({ path, code, keys = [] }: Screen): string {
  if (!code) return ''
  const seat = /seat=(\d)/.exec(path)?.[1]
  if (seat !== undefined) return `seat ${Number(seat) + 1}`
  return keys.length > 0 ? 'a phone with keys' : 'the room'
}

const modeOf = async ({ code }: Screen): Promise<string> => {
  if (!code) return ''
  const answer = await fetch(`${house.url}/t/${code}`, { headers: { accept: 'application/json' } })
  const { mode } = (await answer.json()) as { mode: string }
  return mode === 'digital' ? 'online' : 'beside the box'
}

async function row(screen: Screen): Promise<string> {
  const href = `/${all.push(screen) - 1}`
  const links = sizes.map(
    ([w, h]) => `<td><a href="${href}" data-size="width=${w},height=${h}">${w} × ${h}</a>`,
  )
  // A star marks screens where a person first has to do something.
  const name = escaped(screen.name) + (screen.see ? ' *' : '')
  return `<tr><td>${name}<td>${await modeOf(screen)}<td>${viewerOf(screen)}${links.join('')}\n`
}

// A link opens a window of its size, or a page in browsers without such windows.
const around = (
  lists: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boxside, all screens</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}td{padding:.1rem .75rem .1rem 0}</style>
<h1>All screens</h1><p>A star: tests tap something there first. The table is live: what you do stays.
${lists}<script>addEventListener('click', event => {
  const { size } = event.target.dataset
  if (size && open(event.target.href, '_blank', 'popup,' + size)) event.preventDefault()
})</script>`

const house = await openHouse()
const all: Screen[] = []
const leave = async () => {
  await house.stop()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)

// Bundles the lists: games import faces, which Node cannot run directly.
const bundle = join(house.folder, 'moments.mjs')
await buildWorker({ entry: 'test/browser/moments.ts', out: bundle })
const { moments, served }: typeof import('./moments.ts') = await import(bundle)
Object.assign(served, house)

const lists: string[] = []
for (const [title, screens] of moments) {
  const began = Date.now()
  const made = await screens()
  const rows = await Promise.all(made.map(row))
  lists.push(`<h2>${escaped(title)}</h2><table>${rows.join('')}</table>\n`)
  console.log(`  ${title}: ${made.length} screens, ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
const index = around(lists.join(''))

// A link gives its browser the keys of the screen, as if it had sat down there, and redirects to
// the page. Cookies are shared by all ports.
const door = createServer(({ url }, answer) => {
  const screen = all[Number(url?.slice(1) || NaN)]
  if (screen) {
    const keys = `keys=${screen.keys?.join('.') ?? ''}; Path=/t/${screen.code}; HttpOnly; SameSite=Lax`
    answer
      .writeHead(303, {
        location: house.url + screen.path,
        ...(screen.code && { 'set-cookie': keys }),
      })
      .end()
  } else
    answer
      .writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(index)
})
door.listen(0, '127.0.0.1', () => {
  console.log(
    `\n  All screens: http://127.0.0.1:${(door.address() as AddressInfo).port}. Ctrl-C stops.\n`,
  )
})
