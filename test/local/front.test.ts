// The door of one's own machine tells the truth about who is there, and passes on the rest untouched.
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { openFront } from '../../worker/local/front.ts'

const portOf = (server: Server) => (server.address() as AddressInfo).port

let inner: Server
let front: Server

beforeAll(async () => {
  inner = createServer((req, res) => {
    const body: Buffer[] = []
    req.on('data', part => body.push(part))
    req.on('end', () => {
      res.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
      res.end(JSON.stringify({ url: req.url, headers: req.headers, body: Buffer.concat(body).toString() }))
    })
  })
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: true })
  inner.on('upgrade', (req, socket, head) => {
    if (req.url === '/refused') return socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno')
    sockets.handleUpgrade(req, socket, head, line => {
      line.send(JSON.stringify(req.headers))
      line.on('message', said => line.send(`heard ${said}`))
    })
  })
  await new Promise<void>(done => inner.listen(0, '127.0.0.1', done))
  front = await openFront(new URL(`http://127.0.0.1:${portOf(inner)}`), 0, '127.0.0.1')
})

afterAll(() => {
  front.close()
  front.closeAllConnections()
  inner.close()
  inner.closeAllConnections()
})

const forged = { 'cf-connecting-ip': '9.9.9.9', 'MF-CF-Blob': '{}', 'mf-original-url': 'http://evil/', 'CF-Ray': '1' }

const ask = (headers: Record<string, string>, body = '') =>
  new Promise<{ answer: IncomingMessage; text: string }>((resolve, reject) => {
    const req = request({ port: portOf(front), path: '/t/X?seat=1', method: 'POST', headers }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => resolve({ answer, text }))
    })
    req.on('error', reject)
    req.end(body)
  })

test('host, origin, path and body arrive as the phone sent them', async () => {
  const sent = { host: 'phone.lan:99', origin: 'http://phone.lan:99', 'x-mine': 'yes' }
  const { answer, text } = await ask(sent, 'a=b')
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(JSON.parse(text)).toMatchObject({ url: '/t/X?seat=1', headers: sent, body: 'a=b' })
})

test("the visitor's address is the connection's, whatever a header claims", async () => {
  const { headers } = JSON.parse((await ask(forged)).text)
  expect(headers['cf-connecting-ip']).toBe('127.0.0.1')
  for (const name of ['mf-cf-blob', 'mf-original-url', 'cf-ray']) expect(headers).not.toHaveProperty(name)
})

test('a socket passes, compressed, with the true address too', async () => {
  const line = new WebSocket(`ws://127.0.0.1:${portOf(front)}/t/X/socket`, {
    headers: forged,
    origin: 'http://phone.lan',
  })
  const heard: string[] = []
  await new Promise<void>((resolve, reject) => {
    line.on('error', reject)
    line.on('message', said => {
      heard.push(String(said))
      if (heard.length === 1) line.send('me')
      else resolve()
    })
  })
  expect(line.extensions).toContain('permessage-deflate')
  expect(JSON.parse(heard[0]!)).toMatchObject({ 'cf-connecting-ip': '127.0.0.1', origin: 'http://phone.lan' })
  expect(heard[1]).toBe('heard me')
  line.close()
})

test('a refused socket gets its answer', async () => {
  const line = new WebSocket(`ws://127.0.0.1:${portOf(front)}/refused`)
  const status = await new Promise(resolve => {
    line.on('unexpected-response', (_, answer) => resolve(answer.statusCode))
  })
  expect(status).toBe(403)
})
