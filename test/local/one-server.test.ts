// `npm start`, ended in every way: one server a data folder, no lock outlives it, no visitor's
// address stays, no code that was only asked.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { rotating } from '../sweep.ts'
import { freePort } from './ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'boxside-one-'))
const VISITOR = '127.0.0.9' // Linux answers for all of 127.0.0.0/8

interface Started {
  npm: ChildProcess
  ended: Promise<unknown>
  said: () => string
}
const started: Started[] = []

afterAll(() => {
  for (const { npm } of started) {
    try {
      process.kill(-npm.pid!, 'SIGKILL')
    } catch {} // it ended as it should
  }
  rmSync(data, { recursive: true, force: true })
})

// Until it serves or has given up.
const start = async (port: number): Promise<Started> => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA: data, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = once(npm, 'exit')
  const isServed = new Promise<void>(done => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', part => {
        said += part
        if (said.includes('Ctrl-C stops')) done()
      })
    }
  })
  await Promise.race([isServed, ended])
  const house = { npm, ended, said: () => said }
  started.push(house)
  return house
}

const ask = (port: number, method: string, path: string, said?: object) =>
  new Promise<{ status: number; body: Record<string, string> }>((done, failed) => {
    const headers = {
      accept: 'application/json',
      ...(said && { 'content-type': 'application/json' }),
    }
    const to = {
      host: '127.0.0.1',
      localAddress: VISITOR,
      agent: false,
      port,
      method,
      path,
      headers,
    }
    const asking = request(to, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => done({ status: answer.statusCode!, body: JSON.parse(text) }))
    })
    asking.on('error', failed)
    asking.end(said && JSON.stringify(said))
  })

const openTable = (port: number) =>
  ask(port, 'POST', '/tables', { game: 'cape-to-cairo', mode: 'digital', seats: 2 })

const workerd = () => Number(readFileSync(`${data}/workerd.pid`, 'utf8'))
// Its state and its parent, as Linux tells them; one that ended and was not yet buried is a Z.
const processOf = (pid: number) => {
  if (!existsSync(`/proc/${pid}/stat`)) return { state: 'Z', parent: 0 }
  const [, state, parent] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!
  return { state: state!, parent: Number(parent) }
}
const lives = (pid: number) => processOf(pid).state !== 'Z'
const gone = async (pid: number) => {
  for (let i = 0; i < 1200 && lives(pid); i++) await pause(100)
  return !lives(pid)
}

const files = () => globSync('**', { cwd: data }).sort()
const tables = () =>
  globSync('do/*/*.sqlite', { cwd: data }).filter(file => !file.includes('metadata'))
const holdAddress = () =>
  globSync('**', { cwd: data, withFileTypes: true })
    .filter(
      file => file.isFile() && readFileSync(join(file.parentPath, file.name)).includes(VISITOR),
    )
    .map(({ name }) => name)

// Half of them a day. A Node that is killed leaves workerd behind, which the next start finds: it
// is never the last.
const ways: Record<string, (npm: number, node: number) => boolean> = {
  'npm, told to stop': npm => process.kill(npm, 'SIGTERM'),
  'Node, killed': (_, node) => process.kill(node, 'SIGKILL'),
  'Ctrl-C': npm => process.kill(-npm, 'SIGINT'),
  'Node, told to stop': (_, node) => process.kill(node, 'SIGTERM'),
}

test.runIf(process.platform === 'linux')('one server, whatever ends it', async () => {
  const port = await freePort('0.0.0.0')
  const codes: string[] = []
  let orphan: number | undefined
  for (const [way, end] of rotating(Object.entries(ways), 2)) {
    const { npm, said } = await start(port)
    expect(said()).toContain('Boxside is served')
    const runs = workerd()
    if (orphan) expect(lives(orphan), 'what a killed Node left behind').toBe(false)
    expect(tables().length, 'what was only asked is swept').toBe(codes.length)
    for (const code of codes) expect((await ask(port, 'GET', `/t/${code}`)).status).toBe(200)

    const opened = await openTable(port)
    expect(opened.status).toBe(201)
    codes.push(opened.body.code!)
    expect((await ask(port, 'GET', '/t/222222')).status).toBe(404)

    const before = files()
    const second = await start(await freePort('0.0.0.0'))
    expect(await second.ended).toEqual([1, null])
    expect(second.said()).toContain(`A server is running on ${data}`)
    expect(files()).toEqual(before)
    expect(lives(runs)).toBe(true)
    const later = await openTable(port)
    expect(later.status).toBe(201)
    codes.push(later.body.code!)
    expect((await ask(port, 'GET', '/t/222223')).status).toBe(404)

    end(npm.pid!, processOf(runs).parent)
    if (way === 'Node, killed') orphan = runs
    else expect(await gone(runs), way).toBe(true)
    expect(holdAddress(), way).toEqual([])
  }
})
