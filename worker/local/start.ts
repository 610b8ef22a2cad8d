// `npm start`: builds, serves the house from this machine, and prints where phones find it.
import { enableCompileCache } from 'node:module'
import { hostname, networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderUnicodeCompact } from 'uqr'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Node keeps what it compiles: miniflare alone is 5.8 MB of script, a third of the time of a second start (2026-11).
enableCompileCache(resolve(root, '.build/compiled'))
const [{ serve }, { buildChanged }] = await Promise.all([import('./serve.ts'), import('./stamp.ts')])

// The address a phone in the same house would use: a home's range first, then whatever there is.
function lanAddress(): string | undefined {
  const homely = (address: string) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2)
  return Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
    .sort((a, b) => homely(a) - homely(b))[0]
}

function fail(words: string): never {
  console.error(words)
  process.exit(1)
}

const port = Number(process.env.PORT ?? 8787)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT must be a number up to 65535, not ${process.env.PORT}.`)
const data = resolve(process.env.DATA ?? '.data')
const lan = lanAddress()
const hosts = [hostname(), `${hostname()}.local`, ...(process.env.HOSTS ?? '').split(/[\s,]+/).filter(Boolean)]

// Leaving ends workerd too (miniflare sees to it); all that was answered is on the disk.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0))
// npm tells only its shell to stop (11, 2026-11), and we would go on alone.
const shell = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && process.exit(0), 500).unref()

// Where nothing has changed, what builds is not loaded either.
const make = () => buildChanged(root, async () => (await import('./build.ts')).buildHouse())

const served = await serve({
  data,
  port,
  host: '0.0.0.0',
  hosts,
  make,
  ...(lan && { lan: `http://${lan}:${port}` }),
}).catch(error => {
  if (error.code === 'ELOCKED')
    fail(`A server is running on ${data}. Stop it, or keep other tables: DATA=elsewhere npm start`)
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another one: PORT=8788 npm start`)
  if (error.code === 'EACCES')
    fail(`Port ${port} may not be opened by this user. Choose another one: PORT=8787 npm start`)
  throw error
})

console.log(`\n  Boxside is served.\n\n  here     http://localhost:${served.port}`)
if (lan) {
  const address = `http://${lan}:${served.port}`
  console.log(`  phones   ${address}\n\n${renderUnicodeCompact(address, { border: 2 }).replace(/^/gm, '  ')}`)
} else console.log('  phones   none: this machine has no address in a network')
console.log(`\n  The tables are kept in ${data}. Ctrl-C stops.\n`)
