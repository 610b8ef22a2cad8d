// Plays tables on a real server and writes the content of its disk into a file for
// `test/durable/released.test.ts`: `npx node test/local/record.ts DATE`, of every game or of those
// that are named after the date. Run it for a new game, and when the stored format changes (a
// state's version, the schema, an event). Never change an existing file: somebody's table may have
// that format.
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { buildClient, buildWorker } from '../../worker/local/build.ts'
import { serve } from '../../worker/local/serve.ts'
import { seeded } from '../chance.ts'

const ACTIONS = 110 // enough for three snapshots
const folder = mkdtempSync(join(tmpdir(), 'boxside-record-'))
const released = fileURLToPath(new URL('../durable/released/', import.meta.url))
const [date, ...only] = process.argv.slice(2)
if (!/^\d{4}-\d\d-\d\d$/.test(date ?? ''))
  throw new Error('npx node test/local/record.ts YYYY-MM-DD [GAME …]')

await buildClient()
await buildWorker()
const data = join(folder, 'data')
const served = await serve({ data })

// The fields that are read from any answer.
interface Said {
  code: string
  hostKey: string
  key: string
  moves: unknown[]
  seq: number
  waiting: number[]
  result?: unknown
  undoable?: number
  games: { id: string; seats: number[]; modes: object }[]
}

const ask = async (path: string, key?: string, said?: unknown) => {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
  }
  const answer = await fetch(served.url + path, {
    headers,
    ...(said !== undefined && { method: 'POST', body: JSON.stringify(said) }),
  })
  return { ok: answer.ok, said: (await answer.json()) as Said }
}

type Kept = { code: string; schema: string[]; kept: Record<string, unknown>; actions: unknown[] }

// Files beside a database appear and disappear while it is written, which can make the copy fail.
const copied = (copy: string, tries = 20): string => {
  try {
    rmSync(copy, { recursive: true, force: true })
    cpSync(data, copy, { recursive: true })
    return copy
  } catch (error) {
    if (tries === 0) throw error
    return copied(copy, tries - 1)
  }
}

// Returns what is on disk of a table, read from a copy: opening the original would clean it up.
const onDisk = (code: string): Kept => {
  const copy = copied(join(folder, 'copy'))
  for (const file of globSync('**/*.sqlite', { cwd: copy })) {
    const disk = new DatabaseSync(join(copy, file))
    const all = (sql: string) => disk.prepare(sql).all() as Record<string, string>[]
    const isTable = all("SELECT 1 FROM sqlite_master WHERE name = 'actions'").length === 1
    const kept = isTable
      ? all('SELECT * FROM kept').map(({ name, value }) => [name, JSON.parse(value!)])
      : []
    const { opening, ...rest } = Object.fromEntries(kept)
    if (opening?.code === code) {
      const schema = all(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
      )
      return {
        code,
        schema: schema.map(({ sql }) => sql!),
        kept: { opening, ...rest },
        actions: all('SELECT * FROM actions'),
      }
    }
    disk.close()
  }
  throw new Error(`${code} is not on disk`)
}

interface Recorded {
  lines: unknown[]
  snapshots: number
  actions: number
}

// Plays a table of this game at random with this seed.
const played = async (id: string, mode: string, many: number, seed: number): Promise<Recorded> => {
  const dice = seeded(seed)
  const { code, hostKey } = (await ask('/tables', undefined, { game: id, mode, seats: many })).said
  const at = `/t/${code}`
  const keys: string[] = []
  while (keys.length < many)
    keys.push((await ask(`${at}/seats`, undefined, { name: `P${keys.length}` })).said.key)
  await ask(`${at}/start`, hostKey, {})
  const snapshots = new Map<number, unknown>()
  let seq = 1
  for (let n = 0; n < 3 * ACTIONS && seq < ACTIONS; n++) {
    const { waiting, result } = (await ask(at)).said
    if (result) break
    const seat = waiting[dice.roll(waiting.length)]!
    const key = keys[seat]!
    const { moves } = (await ask(`${at}/moves`, key)).said
    const move = moves[dice.roll(moves.length)]
    const made = await ask(`${at}/moves`, key, { id: `m${n}`, seat, move })
    if (!made.ok) throw new Error(JSON.stringify(made.said))
    seq = made.said.seq
    const { undoable } = (await ask(at, key)).said
    const isBack = undoable === seq && dice.roll(6) === 0
    if (isBack) seq = (await ask(`${at}/undo`, key, { id: `u${n}`, seq })).said.seq
    if (!isBack && mode === 'companion' && dice.roll(6) === 0) {
      const other = moves[dice.roll(moves.length)]
      const corrected = await ask(`${at}/correct`, key, { id: `c${n}`, seq, move: other })
      if (corrected.ok) seq = corrected.said.seq
    }
    if (seq % 5 === 0 || seq > ACTIONS - 5) {
      const { snapshot } = onDisk(code).kept as { snapshot?: { seq: number } }
      if (snapshot) snapshots.set(snapshot.seq, snapshot)
    }
  }
  const { schema, kept, actions } = onDisk(code)
  const frame = (await ask(at)).said
  const shown = { seq: frame.seq, waiting: frame.waiting, result: frame.result ?? null }
  const lines = [{ schema, kept, shown }, ...snapshots.values(), ...actions]
  return { lines, snapshots: snapshots.size, actions: actions.length }
}

mkdirSync(released, { recursive: true })
const { games } = (await ask('/games')).said
for (const { id, seats, modes } of games) {
  if (only.length > 0 && !only.includes(id)) continue
  for (const mode of Object.keys(modes)) {
    const many = seats[Math.floor(seats.length / 2)]!
    let longest: Recorded | undefined
    for (let seed = 1; seed <= 12 && !longest?.snapshots; seed++) {
      const recorded = await played(id, mode, many, seed)
      if (recorded.actions > (longest?.actions ?? 0)) longest = recorded
    }
    const { lines, actions, snapshots } = longest!
    writeFileSync(
      join(released, `${date}-${id}-${mode}.jsonl`),
      `${lines.map(line => JSON.stringify(line)).join('\n')}\n`,
    )
    console.log(`${id} ${mode}: ${actions} actions, ${snapshots} snapshots`)
  }
}
await served.stop()
rmSync(folder, { recursive: true, force: true })
