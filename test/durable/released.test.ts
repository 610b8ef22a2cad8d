// Tables that earlier builds wrote: each opens, shows what it showed, and is played on; and a state
// that has changed its shape without a raised version is found out by the snapshots they left.
/// <reference types="vite/client" />
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { tableFrom } from '../../durable/copies/opened.ts'
import { beginning, resumed } from '../../durable/memory/history.ts'
import type { Kept, Snapshot } from '../../durable/memory/log.ts'
import type { Lobby } from '../../durable/people/lobby.ts'
import type { Viewer } from '../../web/games/game.ts'
import type { Action } from '../../web/protocol.ts'
import { boxOf, shelf } from '../../web/shelf.ts'
import { evict, granted, refusal, type Stub, soon, started, stubOf } from './people.ts'

type Row = {
  seq: number
  seat: number | null
  id: string
  at: number
  final: number
  body: string
  hash?: string
}
interface Released {
  name: string
  schema: string[]
  kept: Kept
  shown: { seq: number; waiting: number[]; result: unknown }
  snapshots: Snapshot[]
  actions: Row[]
}

const files = import.meta.glob<string>('./released/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const released = Object.entries(files).map(([path, text]): Released => {
  const [head, ...lines] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  const isSnapshot = (line: Snapshot | Row): line is Snapshot => 'state' in line
  return {
    ...{ name: path.replace(/.*\/|\.jsonl$/g, ''), ...head },
    ...{ snapshots: lines.filter(isSnapshot), actions: lines.filter(line => !isSnapshot(line)) },
  }
})

// Puts on this table's disk what the earlier build had there.
const laid = async ({ name, schema, kept, actions }: Released) => {
  const table = stubOf(name)
  await inside(table, ({ sql }) => {
    for (const statement of schema) sql.exec(statement)
    for (const [name, value] of Object.entries(kept)) {
      sql.exec('INSERT INTO kept (name, value) VALUES (?, ?)', name, JSON.stringify(value))
    }
    for (const row of actions) {
      const columns = Object.keys(row)
      const asked = `INSERT INTO actions (${columns}) VALUES (${columns.map(() => '?')})`
      sql.exec(asked, ...Object.values(row))
    }
  })
  await evict(table)
  return table
}

const inside = (table: Stub, act: (storage: DurableObjectStorage) => void) =>
  runInDurableObject(table as unknown as DurableObjectStub, (_, state) => act(state.storage))

// The tables on a disk with their columns, and the indexes that would make a row cost two.
const shapeOf = async (table: Stub) => {
  const shape: Record<string, unknown>[] = []
  await inside(table, ({ sql }) => {
    const query = `SELECT master.type, master.name, "column".name AS "column", "column".type AS kind, "notnull", pk
      FROM sqlite_master AS master LEFT JOIN pragma_table_info(master.name) AS "column"
      WHERE master.name IN ('kept', 'actions') OR master.type = 'index' ORDER BY master.name, cid`
    shape.push(...sql.exec(query), ...sql.exec("SELECT value FROM kept WHERE name = 'schema'"))
  })
  return shape
}

const framesOf = async (table: Stub, { places }: Lobby) => {
  const viewers: Viewer[] = ['room', ...places.keys()]
  const keys = (viewer: Viewer) => (viewer === 'room' ? [] : [places[viewer]!.key!])
  return Promise.all(
    viewers.map(async viewer => (await granted(table.see({ keys: keys(viewer) }))).frame),
  )
}

// A game whose tables were all over before their first snapshot is too short for one. A game that has
// left no table is not released yet.
test('every game that was released has left a table of its present version, or records one: test/local/record.ts', () => {
  const missing = shelf.flatMap(box =>
    box.modes.flatMap(mode => {
      const { version } = box[mode].game
      const left = released.filter(
        ({ kept }) => kept.opening.game === box.id && kept.opening.mode === mode,
      )
      const isShort = left.every(({ shown, snapshots }) => shown.result && snapshots.length === 0)
      const isThere = left.some(({ snapshots }) => snapshots.some(one => one.version === version))
      return isShort || isThere ? [] : [`${box.id}, ${mode}, version ${version}`]
    }),
  )
  expect(missing).toEqual([])
})

test('a table that could not be brought up to date is as it was, and is when it can', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const old = released.find(({ kept }) => kept.schema === 1)!
  const table = await laid({ ...old, name: 'half' })
  // The last statement of the step fails: the old rows cannot be dropped.
  await inside(table, ({ sql }) => {
    sql.exec('CREATE TABLE kin (seq INTEGER REFERENCES actions (seq)); INSERT INTO kin VALUES (1)')
  })
  expect(await refusal(table.see({ keys: [] }))).toMatchObject({ refused: 'unreadable' })
  await inside(table, ({ sql }) => void sql.exec('DROP TABLE kin'))
  const { frame } = await granted(table.see({ keys: [] }))
  expect(frame.seq).toBe(old.shown.seq)
  logged.mockRestore()
})

// Until 28 November 2026 a late turn was played by a bot or passed over, and reminders came at half
// the pace too.
test('a table over days goes on whose late turns and reminders were of the old kind', async () => {
  const old = structuredClone(
    released.find(({ name }) => name === '2026-11-28-cape-to-cairo-days')!,
  )
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 201 }))
  const HOUR = 60 * 60 * 1000
  // of the turn of seats 1 and 2, who were told of it twice
  const since = old.actions.find(({ seq }) => seq === 10)!.at
  const reminders = old.kept.reminders as Record<number, { turn: { step: number } }>
  reminders[2]!.turn.step = 3 // it was told of being late as well
  vi.setSystemTime(since + 13 * HOUR)
  const table = await laid({ ...old, name: 'old-days' })
  const as = (seat: number) => ({ keys: [old.kept.lobby.places[seat]!.key!] })
  const ring = () => runInDurableObject(table as unknown as DurableObjectStub, one => one.alarm!())
  const { actions } = await granted(table.log(as(0), 0))
  expect(actions.flatMap(({ seq, relieved }) => (relieved ? [[seq, relieved]] : []))).toEqual([
    ...[4, 5].map(seq => [seq, { how: 'bot', by: 0 }]),
    ...[7, 8].map(seq => [seq, { how: 'without', by: 0 }]),
  ])
  await ring()
  expect(sent).toHaveBeenCalledTimes(0)
  for (const hours of [24.1, 30]) {
    vi.setSystemTime(since + hours * HOUR)
    await ring()
    expect(sent).toHaveBeenCalledTimes(1)
  }
  await granted(table.relieve(as(0), 1))
  await vi.waitFor(
    async () => expect((await granted(table.see(as(0)))).frame.waiting).toEqual([2]),
    soon,
  )
  const rows: unknown[] = []
  await inside(
    table,
    ({ sql }) => void rows.push(...sql.exec('SELECT seq, hash FROM actions ORDER BY seq')),
  )
  expect(rows.slice(0, old.actions.length)).toEqual(
    old.actions.map(({ seq, hash }) => ({ seq, hash })),
  )
  for (const row of rows.slice(old.actions.length))
    expect(row).toHaveProperty('hash', expect.any(String))
  vi.useRealTimers()
  sent.mockRestore()
})

describe.each(released)('$name', one => {
  const { kept, shown, snapshots } = one
  const { lobby, opening } = kept

  test('opens as it was, and is played on', async () => {
    const table = await laid(one)
    const fresh = await started(2)
    const [room, ...seats] = await framesOf(table, lobby)
    expect({ seq: room!.seq, waiting: room!.waiting, result: room!.result ?? null }).toEqual(shown)
    for (const { key } of lobby.places) {
      const { actions } = await granted(table.log({ keys: [key!] }, 0))
      expect(actions).toHaveLength(shown.seq)
    }
    expect(await shapeOf(table)).toEqual(await shapeOf(fresh.table))
    const next = shown.waiting[0]
    if (next === undefined) return
    const asker = { keys: [lobby.places[next]!.key!] }
    const { moves } = await granted(table.moves(asker))
    const { seq } = await granted(
      table.move(asker, { id: 'on', seen: seats[next]!.seq, move: moves[0] }),
    )
    expect(seq).toBe(shown.seq + 1)
    const after = await framesOf(table, lobby)
    await evict(table)
    expect(await framesOf(table, lobby)).toEqual(after)
  })

  const { game } = boxOf(opening.game)![opening.mode]
  const actions = one.actions.map(
    ({ body, final, ...row }): Action => ({ ...row, ...JSON.parse(body), final: final === 1 }),
  )
  test.each(snapshots.filter(({ version }) => version === game.version))(
    'what version $version kept at action $seq leads to the state that the log does: else raise the version',
    ({ seq, state }) => {
      const since = actions.filter(action => action.seq > seq)
      expect(resumed(game, { seq, state }, since).state).toEqual(
        resumed(game, beginning, actions).state,
      )
    },
  )
})

// Two sheets have a correction that today's rules would not allow; their copies say in which line.
const otherwise: Record<string, number> = {
  '2026-11-22-kairo-companion': 31,
  '2026-11-23-kairo-companion': 31,
}

test.each(released.filter(({ kept }) => kept.opening.mode === 'companion'))(
  'a copy of $name can be opened elsewhere',
  async one => {
    const table = await laid({ ...one, name: `${one.name}-copied` })
    const as = { keys: [one.kept.lobby.hostKey] }
    const { header, rows } = await granted(table.copy(as, 0))
    const lines = rows.map(text => ({ text, said: JSON.parse(text) }))
    const copy = { first: JSON.parse(JSON.stringify(header)), rows: lines }
    const found = tableFrom(copy, shelf)
    expect(tableFrom(copy, [])).toMatchObject({ refused: 'box-missing' })
    const line = otherwise[one.name]
    if (line !== undefined) expect(found).toEqual({ refused: 'wrong-line', at: { line } })
    else expect(found).toHaveProperty('inherited')
  },
)
