// A host's copies: taken while people play, they have every move that was answered before, and a
// house that starts on one plays on. A damaged copy changes nothing.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../../worker/local/backup.ts'
import { buildWorker } from '../../worker/local/build.ts'
import { columnsOf } from '../../worker/local/columns.ts'
import { FORMAT, formatOf, noteFormat } from '../../worker/local/format.ts'
import { restore } from '../../worker/local/restore.ts'
import { keyedTables, storedTables } from '../../worker/local/stored.ts'
import { seeded } from '../chance.ts'
import { type ServerProcess, spawnServer } from '../server-process.ts'
import { type Crowd, gather } from './players.ts'
import { checkStored } from './stored-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxside-kept-'))
const at = (name: string) => join(folder, name)
const build = at('build')
let house: ServerProcess | undefined
let crowd: Crowd | undefined

beforeAll(async () => {
  mkdirSync(join(build, 'assets'), { recursive: true })
  await buildWorker({ out: join(build, 'worker.js') })
})

afterAll(async () => {
  crowd?.goHome()
  await house?.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a copy taken while people play has all that was answered, and is played on', async () => {
  house = await spawnServer(at('data'), 0, build)
  crowd = await gather(house.url, seeded(Number(process.env.SEED ?? 1)))
  const { tables } = crowd
  // what was answered before the copy began, by the number of its action
  let answered = new Map<string, number[]>()
  await crowd.playUntil(60, async () => {
    answered = new Map(
      tables.map(({ code, sent }) => [
        code,
        [...sent.values()].flatMap(({ seq }) => (seq === undefined ? [] : [seq])),
      ]),
    )
    expect(backUp(at('data'), at('copy'))).toBe(tables.length + 1) // and the alarms
    expect(statSync(at('copy')).mode & 0o777).toBe(0o600)
    await house!.kill()
  })
  rmSync(at('data'), { recursive: true }) // the house burnt down
  expect(restore(at('copy'), at('restored'))).toBe(tables.length + 1)
  const stored = keyedTables(at('restored'))
  for (const [code, seqs] of answered) {
    const { actions } = stored.find(table => table.code === code)!
    expect(actions, code).toBeGreaterThanOrEqual(Math.max(...seqs))
  }
  // Moves after the copy are gone, and are sent again: the table answers each only once.
  for (const { code, sent } of tables)
    for (const one of sent.values())
      if (one.seq !== undefined && one.seq > stored.find(table => table.code === code)!.actions)
        sent.delete(one.id)
  const books = checkStored(at('restored'), tables)
  house = await spawnServer(at('restored'), 0, build)
  await crowd.comeBack(house.url)
  await crowd.compare(books)
  await crowd.playUntil(40, () => house!.kill())
  checkStored(at('restored'), crowd.tables)
}, 240_000)

test('the list has each table once, by its last action, and nothing of people', () => {
  const tables = storedTables(at('restored'))
  expect(tables.map(({ code }) => code).sort()).toEqual(
    crowd!.tables.map(({ code }) => code).sort(),
  )
  expect(tables.map(({ last }) => last)).toEqual(
    tables
      .map(({ last }) => last)
      .sort()
      .reverse(),
  )
  for (const { people, seats, bytes, bots } of tables) {
    expect([people, bots]).toEqual([seats, 0])
    expect(bytes).toBeGreaterThan(4096)
  }
  const printed = columnsOf(tables) + JSON.stringify(tables)
  for (const { hostKey } of keyedTables(at('restored'))) expect(printed).not.toContain(hostKey)
  for (const { keys } of crowd!.tables) for (const key of keys) expect(printed).not.toContain(key)
  expect(printed.split('\n')).toHaveLength(tables.length + 1)
})

test('a damaged copy is refused before anything is written', () => {
  const whole = readFileSync(at('copy'))
  const size = statSync(at('copy')).size
  const dice = seeded(7)
  const ways: Record<string, () => void> = {
    'cut in half': () => truncateSync(at('bad'), Math.floor(size / 2)),
    'cut by one page': () => truncateSync(at('bad'), size - 4096),
    'no archive': () => writeFileSync(at('bad'), 'this is no copy'),
    'an empty file': () => writeFileSync(at('bad'), ''),
    'a file left out': () => change("DELETE FROM sqlar WHERE name = 'vapid'"),
    'its list left out': () => change("DELETE FROM sqlar WHERE name = 'boxside.json'"),
    'a byte of a table': () =>
      change("UPDATE sqlar SET data = zeroblob(length(data)) WHERE name LIKE 'do/%'"),
  }
  const change = (sql: string) => {
    const archive = new DatabaseSync(at('bad'))
    archive.exec(sql)
    archive.close()
  }
  for (const [way, damage] of Object.entries(ways)) {
    writeFileSync(at('bad'), whole)
    damage()
    expect(() => restore(at('bad'), at('elsewhere')), way).toThrow('damaged')
    expect(existsSync(at('elsewhere')), way).toBe(false)
  }
  // One bit anywhere: it is refused, or it was in a part of a page that nothing uses.
  for (let tries = 0; tries < 40; tries++) {
    const bytes = Buffer.from(whole)
    const spot = dice.roll(bytes.length)
    bytes[spot] = bytes[spot]! ^ 4
    writeFileSync(at('bad'), bytes)
    try {
      restore(at('bad'), at('elsewhere'))
    } catch (error) {
      expect(String(error), `byte ${spot}`).toMatch(/damaged|newer/)
      expect(existsSync(at('elsewhere')), `byte ${spot}`).toBe(false)
      continue
    }
    checkStored(at('elsewhere'), [])
    expect(storedTables(at('elsewhere'))).toHaveLength(storedTables(at('restored')).length)
    rmSync(at('elsewhere'), { recursive: true })
  }
})

test('a copy writes only into its folder, over no tables, and not for an older house', () => {
  const made = (contents: object) => {
    rmSync(at('made'), { force: true })
    const archive = new DatabaseSync(at('made'))
    archive.exec(
      'CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)',
    )
    const list = Buffer.from(JSON.stringify(contents))
    archive
      .prepare('INSERT INTO sqlar VALUES (?, 0, 0, ?, ?)')
      .run('boxside.json', list.length, list)
    archive.close()
    return at('made')
  }
  const outside = { name: '../outside', bytes: 0, sha256: '' }
  expect(() => restore(made({ format: 1, files: [outside] }), at('new'))).toThrow('no name of ours')
  expect(() => restore(made({ format: FORMAT + 1, files: [] }), at('new'))).toThrow('newer')
  expect(existsSync(at('new'))).toBe(false)
  const before = readdirSync(at('restored'))
  expect(() => restore(at('copy'), at('restored'))).toThrow('not empty')
  expect(readdirSync(at('restored'))).toEqual(before)
  expect(() => backUp(at('restored'), at('copy'))).toThrow('exists already')
})

test('a folder of a newer version is left alone', () => {
  const data = at('newer')
  mkdirSync(data)
  expect(formatOf(data)).toBe(0)
  noteFormat(data)
  expect(formatOf(data)).toBe(FORMAT)
  writeFileSync(join(data, 'format'), `${FORMAT + 1}\n`)
  expect(() => noteFormat(data)).toThrow(expect.objectContaining({ code: 'ENEWER' }))
  expect(formatOf(data)).toBe(FORMAT + 1)
})

test('the admin’s page needs the key, and deletes a table', async () => {
  house = await spawnServer(at('restored'), 0, build)
  const { url } = house
  const key = readFileSync(join(at('restored'), 'admin-key'), 'utf8').trim()
  const [table] = keyedTables(at('restored'))
  const see = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  for (const path of ['/admin', '/admin?key=wrong', '/admin/delete']) {
    const { status, text } = await see(path)
    expect(status, path).toBe(403)
    expect(text, path).not.toContain(table!.code)
  }
  const letIn = await see(`/admin?key=${key}`)
  expect(letIn.headers.get('location')).toBe('/admin')
  const set = letIn.headers.get('set-cookie')!
  expect(set).toMatch(/HttpOnly; SameSite=Strict/)
  const headers = { cookie: set.split(';')[0]! }
  const page = await see('/admin', { headers })
  expect(page.status).toBe(200)
  const printed = `${table!.code.slice(0, 3)} ${table!.code.slice(3)}`
  expect(page.text).toContain(printed)
  expect(page.text).not.toContain(table!.hostKey)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const body = new URLSearchParams({ code: table!.code })
  await see('/admin/delete', { method: 'POST', body })
  expect((await see('/admin', { headers })).text, 'without the key').toContain(printed)
  await see('/admin/delete', { method: 'POST', body, headers })
  expect((await see('/admin', { headers })).text).not.toContain(printed)
})
