// The HTTP server of a local machine, in front of workerd. Node's parser parses each request.
// workerd receives each request newly written, on a separate connection.
import { createHmac, randomBytes } from 'node:crypto'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { household } from '../household.ts'
import { ADMIN, type Admin } from './admin.ts'
import { bodyOf, isSocket, type Passed, passedOf, type Refused } from './request.ts'
import { Traffic } from './traffic.ts'

// Hop-by-hop headers, which are not passed on.
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
])

const MOST_WAITING = 8 // requests waiting on one connection; browsers send one at a time
const HEAD_WITHIN = 15_000 // ms
// Longer than clients reuse an idle connection (browsers up to 60 s, Node 4 s). Otherwise a client
// could send its next request while the server closes the connection.
const KEPT_FOR = 75_000 // ms
const WHOLE_WITHIN = 30_000 // ms

const notReadable: Refused = { status: 400, why: 'That is no request.' }
const noAnswer: Refused = { status: 502, why: 'Boxside does not answer.' }

function refuse(res: ServerResponse, { status, why }: Refused) {
  if (res.headersSent) return res.destroy()
  return res
    .writeHead(status, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
    .end(`${why}\n`)
}

// Returns a response for a connection that Node has handed over, for which Node creates none.
function responseOn(socket: Duplex, req: IncomingMessage): ServerResponse {
  const res = new ServerResponse(req)
  res.assignSocket(socket as Socket)
  res.shouldKeepAlive = false
  return res.on('finish', () => socket.end())
}

function tell(res: ServerResponse, { statusCode, statusMessage, rawHeaders }: IncomingMessage) {
  const isOurs = (_: string, i: number) => !HOP.has(rawHeaders[i - (i % 2)]!.toLowerCase())
  res.writeHead(statusCode!, statusMessage, rawHeaders.filter(isOurs))
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : [],
  )
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n')
}

function join(a: Duplex, b: Duplex) {
  a.pipe(b).pipe(a)
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
}

function pass(onward: ClientRequest, res: ServerResponse) {
  onward.on('response', answer => {
    try {
      tell(res, answer)
      answer.on('error', () => res.destroy())
      answer.pipe(res)
    } catch {
      refuse(res, noAnswer)
    }
  })
  onward.on('error', () => refuse(res, noAnswer))
  res.on('close', () => onward.destroy())
}

/**
 * The URLs of workerd. `requests` checks the static files before it calls the Worker; `sockets`
 * calls the Worker directly.
 */
export interface Inner {
  requests: URL
  sockets: URL
}

// A WebSocket's closing frame with status 1012, "service restart" (IANA's registry of RFC 6455):
// pages and programs open a new socket after it.
const RESTARTS = Buffer.of(0x88, 2, 1012 >> 8, 1012 & 255)

class Front {
  readonly #inner: Promise<Inner>
  readonly #secret = randomBytes(32)
  readonly #proxy: string | undefined
  readonly #admin: Admin | undefined
  readonly traffic = new Traffic()
  readonly #lines = new WeakMap<Socket, { waiting: number; ended: Promise<void> }>()
  readonly #open = new Set<ServerResponse>() // not answered yet
  readonly #sockets = new Map<Duplex, Duplex>() // of a visitor, with its own to workerd

  constructor(inner: Promise<Inner>, { proxy, admin }: Options) {
    this.#inner = inner
    this.#proxy = proxy
    this.#admin = admin
  }

  async request(req: IncomingMessage, res: ServerResponse) {
    if (req.socket.destroyed) return
    this.#open.add(res)
    res.once('close', () => {
      this.#open.delete(res)
      this.traffic.count(res.statusCode)
    })
    try {
      await this.#turnOf(req, res)
      const { requests } = await this.#inner
      const passed = passedOf(req)
      if ('status' in passed) return refuse(res, passed)
      if (this.#admin && isAdmins(passed.path))
        return await this.#admin(req, res, this.#visitor(req).protocol === 'https')
      const body = await bodyOf(req)
      if ('status' in body) return refuse(res, body)
      if (req.socket.destroyed) return
      const hasBody = req.method === 'POST' || body.length > 0
      const onward = this.#ask(
        requests,
        req,
        passed,
        hasBody ? { 'content-length': body.length } : {},
      )
      pass(onward, res)
      onward.end(body)
    } catch {
      // The visitor disconnected, or sent something that Node can parse but not write.
      refuse(res, notReadable)
    }
  }

  async upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => socket.destroy())
    const res = responseOn(socket, req)
    try {
      const { sockets } = await this.#inner
      if (socket.destroyed) return
      const passed = isSocket(req) ? passedOf(req, true) : notReadable
      if ('status' in passed) return refuse(res, passed)
      const onward = this.#ask(sockets, req, passed, {
        connection: 'Upgrade',
        upgrade: 'websocket',
      })
      pass(onward, res)
      onward.on('upgrade', (answer, far, farHead) => {
        res.detachSocket(socket as Socket)
        socket.write(headOf(answer), 'latin1')
        socket.write(farHead)
        far.write(head)
        join(socket, far)
        this.#sockets.set(socket, far)
        this.traffic.sockets = this.#sockets.size
        socket.once('close', () => {
          this.#sockets.delete(socket)
          this.traffic.sockets = this.#sockets.size
        })
      })
      onward.end()
    } catch {
      refuse(res, notReadable)
    }
  }

  /**
   * Closes every WebSocket, so that it is opened again at the next server, and each other
   * connection after its answer.
   */
  close() {
    for (const res of this.#open) res.shouldKeepAlive = false
    for (const [socket, far] of this.#sockets) {
      far.unpipe(socket)
      socket.end(RESTARTS)
    }
  }

  // Returns a keyed hash of the visitor's address, by which the Worker counts requests. workerd may
  // write the hash to disk, because the key exists only in this run, so that nobody can turn the
  // hash back into an address.
  #standIn(address: string): string {
    return createHmac('sha256', this.#secret).update(household(address)).digest('base64url')
  }

  // Returns a visitor's address and protocol: those of the connection, or what our proxy says of
  // them. A proxy adds the address that it saw at the end; what stands before it is the visitor's
  // own claim.
  #visitor({ socket, headers }: IncomingMessage): { address: string; protocol?: string } {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    if (address !== this.#proxy) return { address }
    const seen = String(headers['x-forwarded-for'] ?? '').split(',')
    return {
      address: seen.at(-1)!.trim() || address,
      protocol: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
    }
  }

  // Uses no agent, so each connection closes after its answer and two visitors never share one.
  #ask(
    to: URL,
    req: IncomingMessage,
    { method, path, headers }: Passed,
    more: OutgoingHttpHeaders,
  ): ClientRequest {
    // without this header miniflare shows stack traces
    const { address, protocol } = this.#visitor(req)
    const ours = {
      'cf-connecting-ip': this.#standIn(address),
      'mf-disable-pretty-error': 'true',
      ...(protocol && { 'x-forwarded-proto': protocol }),
    }
    const target = { host: to.hostname, port: to.port, agent: false, setHost: false }
    return request({ ...target, method, path, headers: { ...headers, ...ours, ...more } })
  }

  // Resolves when all earlier requests of the connection are answered. Node itself would start all
  // requests at once and queue any number.
  #turnOf({ socket }: IncomingMessage, res: ServerResponse): Promise<void> {
    const line = this.#lines.get(socket) ?? { waiting: 0, ended: Promise.resolve() }
    this.#lines.set(socket, line)
    if (++line.waiting > MOST_WAITING) socket.destroy()
    const before = line.ended
    line.ended = new Promise(done =>
      res.once('close', () => {
        line.waiting--
        done()
      }),
    )
    return before
  }
}

interface Options {
  // address of a proxy whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed
  proxy?: string
  // answers requests for the admin's page; absent: the server has none
  admin?: Admin
}

const isAdmins = (path: string) => path === ADMIN || /^\/admin[/?]/.test(path)

const LAST_ANSWERS = 5_000 // ms in which a stopping server answers what it has begun

export interface OpenFront {
  server: Server
  traffic: Traffic
  /**
   * Takes no new request, answers those that have come, and closes WebSockets with the status that
   * makes pages come back. Resolves when all is answered, or after five seconds.
   */
  end(): Promise<void>
}

/**
 * Starts the server. `inner` resolves to the URLs of workerd once workerd has started; requests
 * that arrive earlier wait. Rejects if the port cannot be opened.
 */
export function openFront(
  inner: Promise<Inner>,
  port: number,
  host: string,
  options: Options = {},
): Promise<OpenFront> {
  const front = new Front(inner, options)
  const upgrade = front.upgrade.bind(front)
  const strict = {
    insecureHTTPParser: false, // even if NODE_OPTIONS sets it
    headersTimeout: HEAD_WITHIN,
    requestTimeout: WHOLE_WITHIN,
    keepAliveTimeout: KEPT_FOR,
    // older Node versions hand over every request with an upgrade header
    shouldUpgradeCallback: isSocket,
  }
  const server = createServer(strict, front.request.bind(front))
    .on('upgrade', upgrade)
    .on('connect', upgrade)
  const end = async () => {
    const answered = new Promise<void>(done => server.close(() => done()))
    front.close()
    server.closeIdleConnections()
    await Promise.race([answered, pause(LAST_ANSWERS, undefined, { ref: false })])
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ server, traffic: front.traffic, end }))
  })
}
