// A data folder that a released version left: this version starts on it, every table shows what it
// showed, and is played on.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Action, Frame } from '../../web/protocol.ts'
import { buildWorker } from '../../worker/local/build.ts'
import { restore } from '../../worker/local/restore.ts'
import { databasesIn } from '../../worker/local/stored.ts'
import { seeded } from '../chance.ts'
import { type ServerProcess, spawnServer } from '../server-process.ts'
import { asking, playOn, type Shown, shownOf } from './released-folder.ts'
import { listed, storedKinds } from './stored-kinds.ts'

const released = fileURLToPath(new URL('released/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'boxside-update-'))
const build = join(folder, 'build')

beforeAll(async () => {
  mkdirSync(join(build, 'assets'), { recursive: true })
  await buildWorker({ out: join(build, 'worker.js') })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// What a page of the version showed must still be there; a later one may show more.
const kept = ({ frames, actions, record }: Awaited<ReturnType<typeof shownOf>>) => ({
  frames: frames.map(({ you, seats, seq, waiting, view, told, undoable, result }: Frame) => ({
    ...{ you, seats, seq, waiting, view, told, undoable, result },
  })),
  actions: actions as Action[],
  record,
})

describe.each(globSync('*.*.*', { cwd: released }))('the folder of %s', version => {
  const at = join(released, version)
  const data = join(folder, version)
  const tables: Shown[] = JSON.parse(gunzipSync(readFileSync(join(at, 'shown.json.gz'))).toString())
  let house: ServerProcess
  const ask = () => asking(house.url)

  beforeAll(async () => {
    restore(join(at, 'data'), data)
    house = await spawnServer(data, 0, build)
  })
  afterAll(() => house?.kill())

  test('has tables in play and over, with corrections, and with a sealed entry', () => {
    const inPlay = tables.filter(({ frames }) => !frames[0]!.result)
    expect(new Set(inPlay.map(({ game, mode }) => game + mode))).toEqual(
      new Set(tables.map(({ game, mode }) => game + mode)),
    )
    expect(tables.length - inPlay.length).toBeGreaterThanOrEqual(inPlay.length)
    expect(inPlay.some(({ isSealed }) => isSealed)).toBe(true)
    expect(inPlay.some(({ actions }) => actions.some(({ corrects }) => corrects))).toBe(true)
  })

  test.each(tables)('$game $mode, $code, shows what it showed', async table => {
    expect(kept(await shownOf(ask(), table))).toEqual(kept(table))
  })

  test('each table in play is played on, also after the next start', async () => {
    const inPlay = tables.filter(({ frames }) => !frames[0]!.result)
    const dice = seeded(1)
    for (const table of inPlay) expect(await playOn(ask(), table, dice, 'on')).toBe(true)
    const shown = await Promise.all(inPlay.map(table => shownOf(ask(), table)))
    for (const [i, { frames }] of shown.entries())
      expect(frames[0]!.seq).toBeGreaterThan(inPlay[i]!.frames[0]!.seq)
    await house.kill()
    house = await spawnServer(data, 0, build)
    for (const [i, table] of inPlay.entries()) expect(await shownOf(ask(), table)).toEqual(shown[i])
  })

  // A game that is new there is left out: in an older version only its own tables stay closed.
  test('what is written now, every version of this format can read: else raise FORMAT', () => {
    const known = readFileSync(listed, 'utf8').trimEnd().split('\n')
    const names = new Set(known.map(line => line.split(' ')[0]))
    const table = databasesIn(data).find(file => !file.endsWith('metadata.sqlite'))!
    const written = storedKinds(table).filter(line => names.has(line.split(' ')[0]))
    expect(written.filter(line => !known.includes(line))).toEqual([])
  })
})
