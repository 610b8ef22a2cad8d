// Serves Boxside on a local machine: the Worker's bundle in workerd, with data on disk, behind our
// own HTTP server.
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { parse } from 'smol-toml'
import { type Limits, limits as usual } from '../../web/settings.ts'
import { type Admin, adminKeyIn, answerAdmin } from './admin.ts'
import { noteFormat } from './format.ts'
import { type Inner, type OpenFront, openFront } from './front.ts'
import { lock, notePort } from './lock.ts'
import { sweep } from './sweep.ts'
import { vapidIn } from './vapid.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// The part of wrangler.toml that also applies on a local machine.
interface Wrangler {
  name: string
  compatibility_date: string
  assets: { run_worker_first: string[] }
  durable_objects: { bindings: { name: string; class_name: string }[] }
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[]
}

interface Serving {
  // The directory with the tables.
  data: string
  // 0, the default, picks a free port.
  port?: number
  host?: string
  // Names of this machine, besides its addresses and localhost.
  hosts?: string[]
  // The origin by which phones in the same house reach this machine.
  lan?: string
  // Address of a proxy that says who its visitors are, for example 127.0.0.1.
  proxy?: string
  // The folder with the built Worker and its assets; benches use another one.
  build?: string
  // Settings for the Worker, as the host gave them (`web/settings.ts`).
  given?: Readonly<Record<string, string>>
  limits?: Limits // per minute
  // For tests: replaces every limit per minute.
  limit?: number
  // Builds the server's files. Called only after the data folder is locked, because another server
  // may be serving from the same files.
  make?: () => Promise<void>
}

export interface Served {
  // The address for browsers.
  url: string
  port: number
  // The Worker itself, without our HTTP server and static files: for measurements, and for programs
  // that play in tests.
  inner: string
  stop(): Promise<void>
  // Answers the requests that have come, then stops. Open pages come back by themselves.
  end(): Promise<void>
}

// Miniflare puts two Workers of its own in front of ours, its entry and its asset router. Piping
// each socket through both takes 0.7 MB more for a table of four. A named entrypoint bypasses both;
// this module gives our Worker one.
const STRAIGHT = 'straight'
const named = `export * from './worker.js'\nexport { default, default as ${STRAIGHT} } from './worker.js'\n`

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server without a port')
  return address.port
}

function run(serving: Serving): Miniflare {
  const { data, hosts = [], lan = '', build = `${root}.build`, given, limit } = serving
  const limits: Record<string, number> = serving.limits ?? usual
  const wrangler = parse(readFileSync(`${root}wrangler.toml`, 'utf8')) as unknown as Wrangler
  const { bindings } = wrangler.durable_objects
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  return new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      resourcePersistencePath: data,
      name: wrangler.name,
      compatibilityDate: wrangler.compatibility_date,
      modules: [
        { type: 'ESModule', path: 'named.js', contents: named },
        {
          type: 'ESModule',
          path: 'worker.js',
          contents: readFileSync(`${build}/worker.js`, 'utf8'),
        },
      ],
      bindings: {
        ...given,
        LAN: lan,
        HOSTS: ['localhost', ...hosts].join(' ').toLowerCase(),
        VAPID: vapidIn(data),
      },
      durableObjects: Object.fromEntries(
        bindings.map(b => [b.name, { className: b.class_name, useSQLite: true }]),
      ),
      ratelimits: Object.fromEntries(
        wrangler.ratelimits.map(({ name, simple, ...rest }) => [
          name,
          { ...rest, simple: { ...simple, limit: limit || limits[name]! } },
        ]),
      ),
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, entrypoint: STRAIGHT }],
      assets: {
        directory: `${build}/assets`,
        run_worker_first: wrangler.assets.run_worker_first,
        routerConfig: { has_user_worker: true },
      },
    }),
  )
}

const askAs = async (inner: Promise<Inner>, method: string, path: string, key: string) => {
  const url = new URL(path, (await inner).requests)
  return (await fetch(url, { method, headers: { authorization: `Bearer ${key}` } })).status
}

/**
 * Starts the server. Cleans up, builds and starts workerd only after it has locked the data folder
 * and opened the port. If any of this fails, stops everything and throws.
 */
export async function serve(serving: Serving): Promise<Served> {
  const { data, port = 0, host = '127.0.0.1', proxy, make } = serving
  const unlock = await lock(data)
  let found!: (workerd: Inner) => void
  const inner = new Promise<Inner>(done => {
    found = done
  })
  let front: OpenFront | undefined
  let miniflare: Miniflare | undefined
  const stop = async () => {
    front?.server.close()
    front?.server.closeAllConnections()
    await miniflare?.dispose()
    notePort(data)
    unlock()
  }
  try {
    // The page shows counts of the server that it is part of.
    const admin: Admin = (req, res, isHttps) =>
      answerAdmin(req, res, {
        ...{ data, traffic: front!.traffic, isHttps },
        ask: (...of) => askAs(inner, ...of),
      })
    front = await openFront(inner, port, host, { proxy, admin })
    notePort(data) // a killed server may have left its own
    noteFormat(data)
    adminKeyIn(data) // there before anybody looks for it
    sweep(data)
    await make?.()
    miniflare = run(serving)
    const requests = await miniflare.ready
    const worker = await miniflare.unsafeGetDirectURL(undefined, STRAIGHT)
    found({ requests, sockets: worker })
    const bound = portOf(front.server)
    notePort(data, bound)
    return {
      url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`,
      port: bound,
      inner: worker.origin,
      stop,
      end: () => front!.end().then(stop),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
