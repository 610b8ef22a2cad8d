// The door of one's own machine passes on what it understands, written anew, and refuses the rest
// in words.
import { globSync, readFileSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Lang } from '../../web/lang.ts'
import { houses } from '../../web/words/all.ts'
import { openFront } from '../../worker/local/front.ts'
import { KNOWN } from '../../worker/local/request.ts'
import { portOf } from './ports.ts'
import { carriers, SOCKET } from './smuggled-requests.ts'

let inner: Server
let straight: Server // where sockets go
let front: Server
let asked: string[] = []

beforeAll(async () => {
  inner = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`)
    const body: Buffer[] = []
    req.on('data', part => body.push(part))
    req.on('end', () => {
      res.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
      res.end(
        JSON.stringify({
          url: req.url,
          headers: req.headers,
          body: Buffer.concat(body).toString(),
        }),
      )
    })
  })
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: true })
  straight = createServer().on('upgrade', (req, socket, head) => {
    if (req.url === '/refused')
      return socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno')
    sockets.handleUpgrade(req, socket, head, line => {
      line.send(JSON.stringify(req.headers))
      line.on('message', said => line.send(`heard ${said}`))
    })
  })
  for (const server of [inner, straight])
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const [requests, straightOn] = [inner, straight].map(
    server => new URL(`http://127.0.0.1:${portOf(server)}`),
  )
  const opened = await openFront(
    Promise.resolve({ requests: requests!, sockets: straightOn! }),
    0,
    '0.0.0.0',
  )
  front = opened.server
})

afterAll(() => {
  front.close()
  front.closeAllConnections()
  for (const server of [inner, straight]) {
    server.close()
    server.closeAllConnections()
  }
})

const forged = {
  'cf-connecting-ip': '9.9.9.9',
  'MF-CF-Blob': '{}',
  'mf-original-url': 'http://evil/',
  'CF-Ray': '1',
}

const ask = (headers: Record<string, string>, body = '', localAddress = '127.0.0.1') =>
  new Promise<{ answer: IncomingMessage; text: string }>((resolve, reject) => {
    const to = {
      host: '127.0.0.1',
      port: portOf(front),
      localAddress,
      path: '/t/X?seat=1',
      method: 'POST',
    }
    const req = request({ ...to, headers }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => resolve({ answer, text }))
    })
    req.on('error', reject)
    req.end(Buffer.from(body)) // Node writes the headers in UTF-8 before a string
  })

test('host, origin, path and body arrive as the phone sent them', async () => {
  const sent = { host: 'phone.lan:99', origin: 'http://phone.lan:99', cookie: 'keys=a.b; c=\xe9' }
  const { answer, text } = await ask(sent, 'a=b')
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(JSON.parse(text)).toMatchObject({ url: '/t/X?seat=1', headers: sent, body: 'a=b' })
})

test('a header that nobody reads stays outside', async () => {
  const { headers } = JSON.parse(
    (await ask({ 'x-seat': '0', 'x-keys': 'a', trailer: 'x', 'content-encoding': 'gzip' })).text,
  )
  expect(Object.keys(headers).sort()).toEqual([
    'cf-connecting-ip',
    'connection',
    'content-length',
    'host',
    'mf-disable-pretty-error',
  ])
})

test('every header that the Worker reads is passed on', () => {
  const read = globSync('worker/*.{ts,tsx}').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/req\.header\('([\w-]+)'\)|header: '([\w-]+)'/g)].map(
      ([, a, b]) => a ?? b!,
    ),
  )
  const own = ['cf-connecting-ip', 'upgrade', 'x-forwarded-proto']
  expect(
    read
      .map(name => name.toLowerCase())
      .filter(name => !KNOWN.includes(name) && !own.includes(name)),
  ).toEqual([])
  expect(read).toContain('origin')
})

test('an address is told by a stand-in: one and the same, whatever a header claims, and never itself', async () => {
  const seen = async (headers: Record<string, string>, from?: string) =>
    JSON.parse((await ask(headers, '', from)).text).headers
  const first = await seen(forged)
  const again = await seen({ 'CF-Connecting-IP': '8.8.8.8' })
  expect(again['cf-connecting-ip']).toBe(first['cf-connecting-ip'])
  expect(first['cf-connecting-ip']).toMatch(/^[\w-]{43}$/)
  for (const name of ['mf-cf-blob', 'mf-original-url', 'cf-ray'])
    expect(first).not.toHaveProperty(name)
  // Linux answers for all of 127.0.0.0/8.
  if (process.platform === 'linux')
    expect((await seen({}, '127.0.0.2'))['cf-connecting-ip']).not.toBe(first['cf-connecting-ip'])
})

test('a socket passes, compressed, with what stands for the address too', async () => {
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
  const headers = JSON.parse(heard[0]!)
  expect(headers).toMatchObject({
    'cf-connecting-ip': expect.stringMatching(/^[\w-]{43}$/),
    origin: 'http://phone.lan',
  })
  expect(headers).not.toHaveProperty('cf-ray')
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

// Everything that came back when the door had closed the connection.
const tell = (raw: string): Promise<string> =>
  new Promise(done => {
    let heard = ''
    const line = connect(portOf(front), '127.0.0.1', () => line.write(raw, 'latin1'))
    line.setEncoding('latin1').on('data', part => {
      heard += part
    })
    line.on('error', () => line.destroy()).on('close', () => done(heard))
  })

const HOST = 'Host: localhost\r\n'
const SMUGGLED = `DELETE /smuggled HTTP/1.1\r\n${HOST}\r\n`

const refused = {
  ...Object.fromEntries(Object.entries(carriers).map(([name, carry]) => [name, carry(SMUGGLED)])),
  'two hosts': `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`,
  'a host that is none': 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
  'a host with a path': 'GET / HTTP/1.1\r\nHost: localhost/x\r\n\r\n',
  'a long host': `GET / HTTP/1.1\r\nHost: ${'a'.repeat(3000)}\r\n\r\n`,
  'two cookies': `GET / HTTP/1.1\r\n${HOST}Cookie: a=b\r\nCookie: c=d\r\n\r\n`,
  'a star': `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  'a whole address': `GET http://localhost/ HTTP/1.1\r\n${HOST}\r\n`,
  'a tunnel': `CONNECT localhost:80 HTTP/1.1\r\n${HOST}\r\n`,
  'another version': `GET / HTTP/2.0\r\n${HOST}\r\n`,
}

test.each(Object.entries(refused))('%s is refused, and nothing of it passed on', async (_, raw) => {
  asked = []
  expect(await tell(raw)).toMatch(/^HTTP\/1\.1 400 /)
  expect(asked).toEqual([])
})

test('too much is refused', async () => {
  const long = 'a'.repeat(70_000)
  const chunks = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`
  expect(await tell(`POST / HTTP/1.1\r\n${HOST}Content-Length: 70000\r\n\r\n${long}`)).toMatch(
    /^HTTP\/1\.1 413 /,
  )
  expect(
    await tell(`POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${chunks}`),
  ).toMatch(/^HTTP\/1\.1 413 /)
  expect(await tell(`GET / HTTP/1.1\r\n${HOST}Cookie: ${long}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
})

test('a body that is too long is read to its end and refused in the visitor’s language', async () => {
  const asks = asked.length
  const told = async (headers: Record<string, string>, length: number) => {
    const { answer, text } = await ask(headers, 'a'.repeat(length))
    return [answer.statusCode, text.trim()]
  }
  const said = (lang: Lang) => [413, houses[lang].refused['too-large']]
  expect(await told({}, 70_000)).toEqual(said('en'))
  expect(await told({ 'accept-language': 'de-CH, en;q=0.5' }, 10_000_000)).toEqual(said('de'))
  expect(await told({ 'accept-language': 'de', cookie: 'a=b; lang=it' }, 70_000)).toEqual(
    said('it'),
  )
  expect(asked.length).toBe(asks)
})

// Each of these once ended the server.
const deadly = {
  'a trailer without chunks': `GET / HTTP/1.1\r\n${HOST}Trailer: x\r\nConnection: close\r\n\r\n`,
  'a trailer on a socket': `GET /refused HTTP/1.1\r\n${HOST}Trailer: x\r\n${SOCKET}\r\n`,
  'a header in Latin-1 after a length': `POST / HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Disposition: \xe9\r\nConnection: close\r\n\r\nab`,
  'chunks and a socket': `POST / HTTP/1.1\r\n${HOST}${SOCKET}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
}

test.each(Object.entries(deadly))('%s passes, and the table stays open', async (_, raw) => {
  expect(await tell(raw)).toMatch(/^HTTP\/1\.1 (201|403) /)
  expect((await ask({})).answer.statusCode).toBe(201)
})

test('what hangs up within its body is not passed on', async () => {
  asked = []
  await new Promise<void>(done => {
    const line = connect(portOf(front), '127.0.0.1', () => {
      line.write(`POST /hung-up HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\nabc`, () =>
        line.destroy(),
      )
    })
    line.on('close', () => done())
  })
  await ask({})
  expect(asked).toEqual(['POST /t/X?seat=1'])
})

test('what a connection sends at once is done in order', async () => {
  asked = []
  const post = `POST /first HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc`
  await tell(`${post}GET /second HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
  expect(asked).toEqual(['POST /first', 'GET /second'])
})

// Each would be kept until its turn came.
test('who sends on and on without an answer is let go', async () => {
  asked = []
  expect(await tell(`GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(1000))).toBe('')
  await ask({})
  expect(asked.length).toBeLessThan(10)
})

test('where nobody is behind it says so', async () => {
  const at = new URL('http://127.0.0.1:1')
  const { server: nobody } = await openFront(
    Promise.resolve({ requests: at, sockets: at }),
    0,
    '127.0.0.1',
  )
  expect((await fetch(`http://127.0.0.1:${portOf(nobody)}/`)).status).toBe(502)
  nobody.close()
})

test('a connection that is not used is kept longer than any client keeps it', async () => {
  const answer = await new Promise<IncomingMessage>((done, failed) => {
    const agent = new Agent({ keepAlive: true })
    request({ host: '127.0.0.1', port: portOf(front), path: '/', agent }, done)
      .on('error', failed)
      .end()
  })
  answer.resume()
  expect(answer.headers['keep-alive']).toBe('timeout=75')
})
