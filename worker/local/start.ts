// `npm start`: builds, serves from this machine, and prints the address for phones.
import { enableCompileCache } from 'node:module'
import { hostname, networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderUnicodeCompact } from 'uqr'
import { addressesOf } from './addresses.ts'
import type { Served } from './serve.ts'
import { settingsHere } from './settings.ts'
import { fail } from './terminal.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Caches compiled scripts. Without it, compiling miniflare alone (5.8 MB of script) takes a third
// of the time of a second start (2026-11).
enableCompileCache(resolve(root, '.build/compiled'))
const [{ serve }, { buildChanged }, { ADMIN, adminKeyIn }] = await Promise.all([
  import('./serve.ts'),
  import('./stamp.ts'),
  import('./admin.ts'),
])

const { settings, given } = settingsHere()
const { PORT: port, PROXY } = settings
const data = resolve(settings.DATA)
// Behind a proxy on this machine only the proxy reaches the port.
const isBehind = PROXY === '127.0.0.1'
// The address for phones: LAN if it is set, otherwise this machine's likeliest address.
const found = isBehind ? [] : addressesOf(networkInterfaces())
const LAN = isBehind ? undefined : (settings.LAN ?? found[0]?.address)
const hosts = [hostname(), `${hostname()}.local`, ...settings.HOSTS]

// Exiting also ends workerd (Miniflare does that). Answered writes are on disk, so a second signal,
// which does not wait for the last answers, loses none either.
let served: Served | undefined
let isEnding = false
function end() {
  if (isEnding || !served) process.exit(0)
  isEnding = true
  void served.end().finally(() => process.exit(0))
}
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
for (const signal of signals) process.on(signal, end)
// npm stops only its shell (npm 11, 2026-11), and this process would continue. So it ends when its
// parent process changes.
const shell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== shell && !isEnding && end(), 500).unref()

// The build's modules are loaded only if something has changed.
const make = () => buildChanged(root, async () => (await import('./build.ts')).buildHouse())

served = await serve({
  data,
  port,
  host: isBehind ? '127.0.0.1' : '0.0.0.0',
  hosts,
  given,
  limits: settings.LIMITS,
  make,
  ...(PROXY && { proxy: PROXY }),
  ...(LAN && { lan: `http://${LAN}:${port}` }),
}).catch(error => {
  if (error.code === 'ELOCKED')
    fail(`A server is running on ${data}. Stop it, or keep other tables: DATA=elsewhere npm start`)
  if (error.code === 'ENEWER')
    fail(
      `A newer Boxside has used ${data}, and this one could not read its tables. Update, or take another folder: DATA=elsewhere npm start`,
    )
  if (error.code === 'EADDRINUSE')
    fail(`Port ${port} is taken. Choose another one: PORT=8788 npm start`)
  if (error.code === 'EACCES' && error.syscall === 'listen')
    fail(`Port ${port} may not be opened by this user. Choose another one: PORT=8787 npm start`)
  if (error.code === 'EACCES') fail(`This user may not read and write all of ${data}.`)
  throw error
})

// Miniflare exits at once on a signal, before the last answers. It still ends workerd on our exit.
for (const signal of signals) process.removeAllListeners(signal).on(signal, end)

console.log(`\n  Boxside is served.\n\n  here     http://localhost:${served.port}`)
const [name] = settings.HOSTS
const phones = LAN ? `http://${LAN}:${served.port}` : isBehind && name ? `https://${name}` : ''
const none = isBehind
  ? 'by the address of your proxy; HOSTS=NAME shows it here'
  : 'none: this machine has no address in a network'
console.log(
  phones
    ? `  phones   ${phones}\n\n${renderUnicodeCompact(phones, { border: 2 }).replace(/^/gm, '  ')}`
    : `  phones   ${none}`,
)
const others = found.filter(({ address }) => address !== LAN)
if (others.length > 0) {
  console.log(
    `\n  Do phones not find it? This machine has other addresses: LAN=${others[0]!.address} npm start`,
  )
  for (const { address, adapter } of others)
    console.log(`           http://${address}:${served.port}   ${adapter}`)
}
// A key must not get into the log of a service, so only a terminal shows it.
const admin = `http://localhost:${served.port}${ADMIN}`
const key = adminKeyIn(data)
console.log(
  process.stdout.isTTY
    ? `\n  admin    ${admin}?key=${key}`
    : `\n  admin    ${admin}?key=…   (the key is in ${data}/admin-key)`,
)
console.log(`\n  The tables are kept in ${data}. Ctrl-C stops.\n`)
