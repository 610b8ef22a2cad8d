// One of two servers that share luck, keys, ids and clock; its answers are kept whole, byte by
// byte.
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { WebSocket } from 'ws'

export const HOST = 'boxside.test'

/**
 * The time and luck of a request: the same for both servers, except where only luck should differ.
 */
export interface Fate {
  hour: number
  luck: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Line {
  heard: string[]
  // Sends a message and waits for its answer: one that names its id, or the next one of that kind.
  say(up: { do: string; id?: string }): Promise<void>
  hangUp(): void
}

const answers = { presence: '{"tell":"presence"', wake: '{"tell":"frame"' } as Record<
  string,
  string
>

// Node sends no length by itself for a DELETE with a body. A GET must have no length, not even 0:
// it would be refused.
const lengthOf = (body?: string) =>
  body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }

export const houseAt = (inner: string) => {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(inner)
  const fated = ({ hour, luck }: Fate) => ({
    host: HOST,
    'x-hour': String(hour),
    'x-luck': String(luck),
    'cf-connecting-ip': `10.${hour >> 16}.${(hour >> 8) & 255}.${hour & 255}`,
  })
  return {
    ask: (path: string, fate: Fate, { method = 'GET', headers = {}, body }: Asked = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const asking = request(
          {
            agent,
            hostname,
            port,
            path,
            method,
            headers: { ...fated(fate), ...lengthOf(body), ...headers },
          },
          answer => {
            let text = ''
            answer.setEncoding('utf8')
            answer.on('data', part => {
              text += part
            })
            answer.on('end', () =>
              resolve({ status: answer.statusCode!, headers: answer.headers, text }),
            )
          },
        )
        asking.on('error', reject)
        asking.end(body)
      }),

    connect: (path: string, fate: Fate, headers: Record<string, string>) =>
      new Promise<Line>((resolve, reject) => {
        const socket = new WebSocket(`ws://${hostname}:${port}${path}`, {
          headers: { ...fated(fate), ...headers },
        })
        const heard: string[] = []
        let awaited: { start: string; done: () => void } | undefined
        const say: Line['say'] = up =>
          new Promise(done => {
            const start = answers[up.do] ?? `"id":${JSON.stringify(up.id)}`
            awaited = { start, done }
            socket.send(JSON.stringify(up))
          })
        socket.on('message', data => {
          const message = String(data)
          if (message.startsWith('{"tell":"echo"'))
            return socket.send(message.replace('"tell"', '"do"'))
          heard.push(message)
          // The first three messages: hello, the frame, and who is present.
          if (heard.length === 3) resolve({ heard, say, hangUp: () => socket.terminate() })
          if (awaited && message.slice(0, 100).includes(awaited.start)) awaited.done()
        })
        socket.on('error', reject)
      }),
  }
}

export type House = ReturnType<typeof houseAt>
