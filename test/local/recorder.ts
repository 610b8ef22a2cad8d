// Replaces workerd: records what the HTTP server passes on, byte by byte, and answers it. Uses no
// HTTP parser, because none is trusted here.
import { createServer, type Server, type Socket } from 'node:net'

/** One connection as the HTTP server made it. */
export interface Recorded {
  method: string
  path: string
  headers: Map<string, string>
  body: string
  upgraded: boolean // a WebSocket from then on: what follows is not HTTP
  // why it is not exactly one valid request
  wrong: string[]
}

// The headers that the HTTP server may send, in lower case, each once.
const ALLOWED = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cf-connecting-ip',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'hx-boosted',
  'hx-request',
  'if-none-match',
  'mf-disable-pretty-error',
  'origin',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'upgrade',
])

const NEEDED = ['cf-connecting-ip', 'connection', 'host', 'mf-disable-pretty-error']

function readHead(head: string): Recorded {
  const [line = '', ...lines] = head.split('\r\n')
  const [, method = '', path = ''] = /^([A-Z]+) (\/[\x21-\x7e]*) HTTP\/1\.1$/.exec(line) ?? []
  const wrong = method === '' ? [`the first line is ${JSON.stringify(line)}`] : []
  const headers = new Map<string, string>()
  for (const one of lines) {
    const [, name = '', value = ''] = /^([\w-]+): ([\t\x20-\x7e\x80-\xff]*)$/.exec(one) ?? []
    const isKnown = ALLOWED.has(name.toLowerCase())
    if (!isKnown || headers.has(name.toLowerCase())) wrong.push(`the header ${JSON.stringify(one)}`)
    headers.set(name.toLowerCase(), value)
  }
  for (const name of NEEDED) if (!headers.has(name)) wrong.push(`no header ${name}`)
  return { method, path, headers, body: '', upgraded: false, wrong }
}

export interface Recorder {
  server: Server
  recorded: Recorded[]
}

/** `answer`: the bytes to send back. */
export function openRecorder(answer: (request: Recorded) => string): Promise<Recorder> {
  const recorded: Recorded[] = []
  const listen = (socket: Socket) => {
    let bytes = ''
    let request: Recorded | undefined
    socket.setEncoding('latin1')
    socket.on('error', () => socket.destroy())
    socket.on('data', part => {
      bytes += part
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!request) {
        request = readHead(bytes.slice(0, end))
        recorded.push(request)
      }
      request.body = bytes.slice(end + 4)
      const length = Number(request.headers.get('content-length') ?? 0)
      if (request.body.length > length && !request.upgraded)
        request.wrong.push(`more than a body of ${length}`)
      if (request.body.length < length || !socket.writable || request.upgraded) return
      const text = answer(request)
      request.upgraded = text.startsWith('HTTP/1.1 101')
      if (request.upgraded) socket.write(text, 'latin1')
      else socket.end(text, 'latin1')
    })
  }
  const server = createServer(listen)
  return new Promise(done => server.listen(0, '127.0.0.1', () => done({ server, recorded })))
}
