// The door of one's own machine: passes requests and sockets on to workerd, with the visitor's true address as Cloudflare would give it.
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

// Between two neighbours only; each leg of the way has its own.
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'te', 'upgrade'])

// Cloudflare's and miniflare's own headers mean something to the machinery behind: a visitor does not set them.
const isForged = (name: string) => name.startsWith('cf-') || name.startsWith('mf-')

function headersWithout(raw: string[], drop: (name: string) => boolean): string[] {
  return raw.flatMap((name, i) => (i % 2 === 0 && !drop(name.toLowerCase()) ? [name, raw[i + 1]!] : []))
}

function visitorAddress(req: IncomingMessage): string {
  return (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '').replace(/%.*$/, '')
}

// What workerd is to hear: everything as it was sent, save the address, which is ours to say.
function passedOn(req: IncomingMessage, isSocket: boolean): string[] {
  const kept = headersWithout(req.rawHeaders, name => isForged(name) || (!isSocket && HOP.has(name)))
  // Without the last one miniflare answers an uncaught error with its stack.
  return [...kept, 'CF-Connecting-IP', visitorAddress(req), 'MF-Disable-Pretty-Error', 'true']
}

function answerHead(res: IncomingMessage, headers: string[]): string {
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []))
  return [`HTTP/1.1 ${res.statusCode} ${res.statusMessage}`, ...lines, '', ''].join('\r\n')
}

function joinSockets(a: Duplex, b: Duplex) {
  a.pipe(b).pipe(a)
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
}

export function openFront(inner: URL, port: number, host: string): Promise<Server> {
  const agent = new Agent({ keepAlive: true })
  const target = { host: inner.hostname, port: inner.port }

  const server = createServer((req, res) => {
    const onward = request({ ...target, agent, method: req.method, path: req.url, headers: passedOn(req, false) })
    onward.on('response', answer => {
      res.writeHead(
        answer.statusCode!,
        answer.statusMessage,
        headersWithout(answer.rawHeaders, name => HOP.has(name)),
      )
      answer.pipe(res)
      answer.on('error', () => res.destroy())
    })
    onward.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()))
    res.on('close', () => onward.destroy())
    req.pipe(onward)
  })

  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onward = request({ ...target, method: req.method, path: req.url, headers: passedOn(req, true) })
    onward.on('upgrade', (answer, far, farHead) => {
      socket.write(answerHead(answer, answer.rawHeaders))
      socket.write(farHead)
      far.write(head)
      joinSockets(socket, far)
    })
    onward.on('response', answer => {
      const headers = headersWithout(answer.rawHeaders, name => HOP.has(name))
      socket.write(answerHead(answer, [...headers, 'Connection', 'close']))
      answer.pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    onward.end()
  })

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
