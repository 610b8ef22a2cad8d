// The house is killed again and again while people play: nothing that was answered is lost, nothing
// is done twice.
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '../../worker/local/build.ts'
import { seeded } from '../chance.ts'
import { type ServerProcess, spawnServer } from '../server-process.ts'
import { sweep } from '../sweep.ts'
import { type Crowd, gather } from './players.ts'
import { checkStored } from './stored-tables.ts'

const KILLS = sweep('KILLS', { part: 2, whole: 10 })
const SEED = Number(process.env.SEED ?? 1)

const folder = mkdtempSync(join(tmpdir(), 'boxside-killed-'))
const data = join(folder, 'data')
const build = join(folder, 'build')
let house: ServerProcess
let crowd: Crowd

beforeAll(async () => {
  mkdirSync(join(build, 'assets'), { recursive: true })
  await buildWorker({ out: join(build, 'worker.js') })
})

afterAll(async () => {
  crowd?.goHome()
  await house?.kill()
  rmSync(folder, { recursive: true, force: true })
})

// What lies on the disk of a house that was killed, looked at in a copy: reading it would tidy it
// up.
const readBooks = (kill: number | string) => {
  const copy = join(folder, `books-${kill}`)
  cpSync(data, copy, { recursive: true })
  return checkStored(copy, crowd.tables)
}

test('the Worker is minified', () =>
  expect(statSync(join(build, 'worker.js')).size).toBeLessThan(2_500_000))

test('a killed house has forgotten nothing that it answered, and plays on', async () => {
  const dice = seeded(SEED)
  house = await spawnServer(data, 0, build)
  crowd = await gather(house.url, dice)
  for (let kill = 1; kill <= KILLS; kill++) {
    await crowd.playUntil(15 + dice.roll(70), () => house.kill())
    const onDisk = readBooks(kill)
    house = await spawnServer(data, 0, build)
    await crowd.comeBack(house.url)
    await crowd.compare(onDisk)
  }
  await crowd.finish()
  await house.kill()
  readBooks('end')
  const { answered, unanswered, landed, refused, undone, corrected, ended } = crowd.count
  console.info(
    `durability: ${KILLS} kills, ${answered} answered actions (${undone} taken back, ${corrected} corrected), ` +
      `${unanswered} unanswered, of which ${landed} had been written, ${refused} refusals, ${ended} games ended`,
  )
  expect(undone).toBeGreaterThan(0)
  expect(corrected).toBeGreaterThan(0)
  expect(unanswered).toBeGreaterThan(0)
  expect(ended).toBeGreaterThanOrEqual(crowd.tables.filter(({ mode }) => mode === 'digital').length)
})
