// The server of one's own machine behind a proxy, and as it stops.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { adminKeyIn, answerAdmin } from '../../worker/local/admin.ts'
import { type Inner, openFront } from '../../worker/local/front.ts'
import { Traffic } from '../../worker/local/traffic.ts'
import { portOf } from './ports.ts'

let inner: Server
let inners: Inner
// A request for /slow is answered once `answerSlow` is called; it has arrived when `arrived`
// resolves.
let answerSlow = () => {}
let slowArrives = () => {}
const arrived = new Promise<void>(done => {
  slowArrives = done
})

beforeAll(async () => {
  inner = createServer(async (req, res) => {
    if (req.url === '/slow')
      await new Promise<void>(done => {
        answerSlow = done
        slowArrives()
      })
    res.writeHead(201, { 'content-type': 'application/json' })
    res.end(JSON.stringify({ headers: req.headers }))
  })
  const sockets = new WebSocketServer({ noServer: true })
  inner.on('upgrade', (req, socket, head) =>
    sockets.handleUpgrade(req, socket, head, line => line.send('hello')),
  )
  await new Promise<void>(done => inner.listen(0, '127.0.0.1', done))
  const at = new URL(`http://127.0.0.1:${portOf(inner)}`)
  inners = { requests: at, sockets: at }
})

afterAll(() => {
  inner.close()
  inner.closeAllConnections()
})

test('only its own proxy says who a visitor is, and by which protocol', async () => {
  const said = { 'x-forwarded-for': '9.9.9.9, 8.8.8.8', 'x-forwarded-proto': 'https' }
  const at = async (proxy: string | undefined, headers: Record<string, string>) => {
    const { server } = await openFront(Promise.resolve(inners), 0, '127.0.0.1', {
      ...(proxy && { proxy }),
    })
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}/`, { headers })
    const seen = (await answer.json()) as { headers: Record<string, string> }
    server.close()
    return seen.headers
  }
  const stranger = await at(undefined, said)
  expect(stranger).not.toHaveProperty('x-forwarded-proto')
  expect(stranger).not.toHaveProperty('x-forwarded-for')
  const believed = await at('127.0.0.1', said)
  expect(believed['x-forwarded-proto']).toBe('https')
  expect(believed).not.toHaveProperty('x-forwarded-for')
  expect((await at('127.0.0.2', said))['x-forwarded-proto']).toBeUndefined()
  expect((await at('127.0.0.1', {}))['x-forwarded-proto']).toBe('http')
})

test('the admin’s cookie goes only by https if the page came so', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boxside-admin-'))
  const key = adminKeyIn(data)
  const cookieOf = async (headers: Record<string, string>) => {
    const { server } = await openFront(Promise.resolve(inners), 0, '127.0.0.1', {
      proxy: '127.0.0.1',
      admin: (req, res, isHttps) =>
        answerAdmin(req, res, { data, traffic: new Traffic(), isHttps, ask: async () => 200 }),
    })
    const way = `http://127.0.0.1:${portOf(server)}/admin?key=${key}`
    const answer = await fetch(way, { headers, redirect: 'manual' })
    server.close()
    return answer.headers.get('set-cookie')!.split('; ')
  }
  expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toContain('Secure')
  expect(await cookieOf({ 'x-forwarded-proto': 'http' })).not.toContain('Secure')
  rmSync(data, { recursive: true })
})

test('visitors of a proxy are counted one by one, by the address that it saw itself', async () => {
  const { server } = await openFront(Promise.resolve(inners), 0, '127.0.0.1', {
    proxy: '127.0.0.1',
  })
  const standIn = async (seen: string) =>
    (
      (await (
        await fetch(`http://127.0.0.1:${portOf(server)}/`, { headers: { 'x-forwarded-for': seen } })
      ).json()) as { headers: Record<string, string> }
    ).headers['cf-connecting-ip']
  const ama = await standIn('10.0.0.1')
  expect(await standIn('10.0.0.2')).not.toBe(ama)
  expect(await standIn('9.9.9.9, 10.0.0.1'), 'what the visitor claims does not count').toBe(ama)
  server.close()
})

test('a server that stops answers what has come, and asks sockets to come back', async () => {
  const opened = await openFront(Promise.resolve(inners), 0, '127.0.0.1')
  const port = portOf(opened.server)
  const line = new WebSocket(`ws://127.0.0.1:${port}/t/X/socket`)
  await new Promise(done => line.once('message', done))
  const closed = new Promise<number>(done => line.once('close', done))
  const slow = fetch(`http://127.0.0.1:${port}/slow`)
  await arrived
  const ended = opened.end()
  expect(await closed).toBe(1012)
  answerSlow()
  expect((await slow).status).toBe(201)
  await ended
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
