// `npm run tables`: lists the tables of a data folder, deletes one, or saves its record or result.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { columnsOf } from './columns.ts'
import { isLocked, portIn } from './lock.ts'
import { settingsHere } from './settings.ts'
import { type KeyedTable, keyedTables, storedTables } from './stored.ts'
import { fail, print } from './terminal.ts'

const USAGE = `npm run tables                          lists the tables
npm run tables -- --json                the same as JSON
npm run tables -- delete CODE           deletes a table
npm run tables -- record CODE FILE      saves the record of a finished game
npm run tables -- result CODE FILE      saves the result of a finished game as JSON`

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
  await run(resolve(settingsHere().settings.DATA), positionals, values.json)
}
