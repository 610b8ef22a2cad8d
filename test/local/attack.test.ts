// The whole house attacked through its door: nobody's authority is used, nobody's answer is taken,
// nobody's address is claimed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '../../worker/local/build.ts'
import { type Served, serve } from '../../worker/local/serve.ts'
import { openTable } from '../bench/load.ts'
import type { Seen } from './recording-worker.ts'
import { carriers, SOCKET } from './smuggled-requests.ts'

const TRIES = Number(process.env.ATTACKS ?? 51) // of each kind
const folder = mkdtempSync(join(tmpdir(), 'boxside-attacked-'))
let house: Served
let table: { code: string; keys: string[] }

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  await buildWorker({ entry: 'test/local/recording-worker.ts', out: join(folder, 'worker.js') })
  house = await serve({ data: join(folder, 'data'), build: folder, hosts: ['Den', 'den.local'] })
  table = await openTable(house.url, 'cape-horn', 'digital', {}, 3)
})

afterAll(async () => {
  await house.stop()
  rmSync(folder, { recursive: true, force: true })
})

const agent = new Agent({ keepAlive: true })

// Somebody at the table, by the connection that their browser keeps open.
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const asking = request(
      house.url + path,
      { agent, headers: { accept: 'application/json', ...headers } },
      answer => {
        let text = ''
        answer.on('data', part => {
          text += part
        })
        answer.on('end', () => done({ status: answer.statusCode!, text }))
      },
    )
    asking.on('error', failed)
    asking.end()
  })

const sitter = () => ask(`/t/${table.code}`, { cookie: `keys=${table.keys[0]}` })
const told = async (): Promise<{ seen: Seen[]; bugs: string[] }> =>
  JSON.parse((await ask('/seen')).text)
const seen = async () => (await told()).seen

// Sends it and holds the connection until `leave`, which tells all that came back.
const attack = (raw: string, port = house.port) => {
  let heard = ''
  const line = connect(port, '127.0.0.1')
  const sent = new Promise<void>(done => line.write(raw, 'latin1', () => done()))
  line.setEncoding('latin1').on('data', part => {
    heard += part
  })
  const came = new Promise<void>(done => {
    line.once('data', () => done()).on('error', () => line.destroy())
    line.on('close', () => done())
  })
  return {
    sent,
    came,
    leave: () => {
      line.destroy()
      return heard
    },
  }
}

const ways = Object.entries(carriers)
const wayOf = (i: number) => ways[i % ways.length]!
const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n'

// What a witness may have seen of an attacker: the carrier itself where it is sound, never what it
// carried.
const isCarried = ({ asked }: Seen) => !asked.endsWith(' /x') && asked !== `GET /t/${table.code}`

test(`${TRIES} times, nothing runs with a sitter's cookie`, async () => {
  const origin = `Origin: http://localhost\r\n`
  await seen()
  for (let i = 0; i < TRIES; i++) {
    const [name, carry] = wayOf(i)
    const { came, leave } = attack(carry(`DELETE /t/${table.code} ${HEAD}${origin}X-Swallow: `))
    const [own] = await Promise.all([sitter(), came])
    const later = await sitter()
    leave()
    for (const { status, text } of [own, later]) {
      expect(status, name).toBe(200)
      expect(JSON.parse(text).you, name).toBe(0)
    }
  }
  expect((await seen()).filter(isCarried)).toEqual([])
})

test(`${TRIES} times, a sitter's answer goes to nobody else`, async () => {
  const mine = JSON.parse((await sitter()).text)
  await seen()
  for (let i = 0; i < TRIES; i++) {
    const [name, carry] = wayOf(i)
    const { came, leave } = attack(
      `${carry(`GET /stolen ${HEAD}\r\nGET /stolen ${HEAD}X-Swallow: `)}GET /x ${HEAD}\r\n`,
    )
    const [own] = await Promise.all([sitter(), came])
    const later = await sitter()
    const heard = leave()
    for (const { text } of [own, later]) expect(JSON.parse(text), name).toEqual(mine)
    expect(heard, name).not.toContain('"you":0')
    expect(heard.split('HTTP/1.1 ').length - 1, name).toBe(1)
  }
  expect((await seen()).filter(isCarried)).toEqual([])
})

test(`${TRIES} times, an address is what the connection says`, async () => {
  await seen()
  await sitter()
  const [{ address }] = (await seen()) as [Seen]
  for (let i = 0; i < TRIES; i++) {
    const claim = `CF-Connecting-IP: 10.0.${i >> 8}.${i & 255}\r\nMF-CF-Blob: {"clientIp":"10.0.0.1"}\r\nX-Forwarded-For: 10.0.0.1\r\n`
    const [, carry] = wayOf(i)
    const direct = attack(`GET /t/${table.code} ${HEAD}${claim}\r\n`)
    const socket = attack(`GET /t/${table.code}/socket ${HEAD}${SOCKET}${claim}\r\n`)
    const carried = attack(carry(`POST /tables ${HEAD}${claim}\r\n`))
    await Promise.all([direct.came, socket.came, carried.came])
    expect(direct.leave()).toMatch(/^HTTP\/1\.1 200 /)
    expect(socket.leave()).toMatch(/^HTTP\/1\.1 101 /)
    carried.leave()
    for (const one of await seen()) expect(one.address).toBe(address)
  }
})

test.each([
  ['localhost', 200],
  ['LOCALHOST:8787', 200],
  ['127.0.0.1', 200],
  ['192.168.7.7:8787', 200],
  ['[::1]:8787', 200],
  ['den', 200],
  ['den.local:8787', 200],
  ['evil.example', 421],
  ['den.evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['localhost.', 421],
])('asked as %s the house answers %i', async (host, status) => {
  const path = `/t/${table.code}`
  expect((await ask(path, { host })).status).toBe(status)
  const socket = attack(`GET ${path}/socket HTTP/1.1\r\nHost: ${host}\r\n${SOCKET}\r\n`)
  await socket.came
  expect(socket.leave()).toMatch(status === 200 ? /^HTTP\/1\.1 101 / : /^HTTP\/1\.1 421 /)
})

// As on Cloudflare, where no door of ours stands before the Worker.
test.each([
  ['hanging up within a body', `POST /tables ${HEAD}Content-Length: 99\r\n\r\n{"a`, 422],
  [
    'hanging up within chunks',
    `POST /tables ${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n`,
    422,
  ],
  ['a GET with a body', `GET /games ${HEAD}Content-Length: 3\r\n\r\nabc`, 422],
  [
    'a GET with chunks',
    `GET /games ${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
    422,
  ],
])('%s is no bug of the Worker', async (_, raw, status) => {
  await told()
  const { sent, leave } = attack(raw, Number(new URL(house.inner).port))
  await sent
  leave()
  let heard = await told()
  while (heard.seen.length === 0) heard = await told()
  expect(heard).toMatchObject({ seen: [{ status }], bugs: [] })
})
