// `npm run tables`: lists the tables of a data folder, deletes one, or saves its record or result.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isLocked, portIn } from './lock.ts'
import { type KeyedTable, keyedTables, type StoredTable, storedTables } from './stored.ts'
import { fail, print } from './terminal.ts'

const USAGE = `npm run tables                          lists the tables
npm run tables -- --json                the same as JSON
npm run tables -- delete CODE           deletes a table
npm run tables -- record CODE FILE      saves the record of a finished game
npm run tables -- result CODE FILE      saves the result of a finished game as JSON`

const SECOND = 1000
const units = [
  [24 * 60 * 60 * SECOND, 'd'],
  [60 * 60 * SECOND, 'h'],
  [60 * SECOND, 'min'],
  [SECOND, 's'],
] as const

// Returns how long ago a moment is, as '3 d'.
const ago = (at: number, now = Date.now()): string => {
  const [unit, name] = units.find(([ms]) => now - at >= ms) ?? units.at(-1)!
  return `${Math.max(0, Math.floor((now - at) / unit))} ${name}`
}

const row = ({ code, game, mode, seats, people, bots, ...of }: StoredTable): string[] => [
  `${code.slice(0, 3)} ${code.slice(3)}`,
  game,
  mode === 'digital' ? 'online' : 'with the box',
  `${people} of ${seats}${bots > 0 ? ` + ${bots} bots` : ''}`,
  ago(of.opened),
  ago(of.last),
  String(of.actions),
  `${Math.ceil(of.bytes / 1024)} kB`,
]

const HEADS = ['table', 'game', 'mode', 'people', 'opened', 'last action', 'actions', 'size']

/** Returns the tables as lines of columns, for a terminal. */
export const columnsOf = (tables: readonly StoredTable[]): string => {
  const rows = [HEADS, ...tables.map(row)]
  const widths = HEADS.map((_, i) => Math.max(...rows.map(cells => cells[i]!.length)))
  return rows
    .map(cells =>
      cells
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

// Asks the server of a data folder; starts it for this one request if none is running.
async function ask(data: string, method: string, path: string, key: string): Promise<Response> {
  const send = (port: number) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { accept: 'application/json', authorization: `Bearer ${key}` },
    })
  if (isLocked(data)) {
    const port = portIn(data)
    if (port === undefined) fail('The server on this folder is just starting. Try again.')
    return send(port)
  }
  const { serve } = await import('./serve.ts')
  const served = await serve({ data })
  try {
    const answer = await send(served.port)
    return new Response(await answer.arrayBuffer(), answer)
  } finally {
    await served.stop()
  }
}

async function refusedBy(answer: Response): Promise<void> {
  if (answer.ok) return
  const { why } = (await answer.json().catch(() => ({}))) as { why?: string }
  fail(why ?? `The server answered ${answer.status}.`)
}

const tableIn = (data: string, typed: string): KeyedTable => {
  const code = typed.replace(/\s/g, '').toUpperCase()
  return (
    keyedTables(data).find(table => table.code === code) ?? fail(`No table ${typed} in ${data}.`)
  )
}

const files: Readonly<Record<string, string>> = { record: 'record', result: 'result.json' }

async function run(data: string, args: readonly string[], json: boolean): Promise<void> {
  const [command, typed, file] = args
  if (command === undefined) {
    const tables = storedTables(data)
    if (json) return print(JSON.stringify(tables, null, 2))
    if (tables.length === 0) return print(`No tables in ${data}.`)
    return print(
      `${columnsOf(tables)}\n\n${isLocked(data) ? 'A server is running' : 'No server is running'} on ${data}.`,
    )
  }
  if (command === 'delete' && typed !== undefined) {
    const { code, hostKey } = tableIn(data, typed)
    await refusedBy(await ask(data, 'DELETE', `/t/${code}`, hostKey))
    return print(`${code} is deleted.`)
  }
  const what = Object.hasOwn(files, command) ? files[command] : undefined
  if (what === undefined || typed === undefined || file === undefined) fail(USAGE)
  const { code, hostKey } = tableIn(data, typed)
  const answer = await ask(data, 'GET', `/t/${code}/${what}`, hostKey)
  await refusedBy(answer)
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()), { flag: 'wx' })
  return print(`Saved as ${file}.`)
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  await run(resolve(process.env.DATA ?? '.data'), positionals, values.json)
}
