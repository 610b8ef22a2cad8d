// `npm run dev`: builds and serves, and repeats both whenever a source changes. Tables are kept,
// and open pages reload. After a failed build, the server of the last good build continues.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, globSync, watch } from 'node:fs'
import { join } from 'node:path'
import { settingsHere } from './settings.ts'

const root = join(import.meta.dirname, '../..')
const REST = 150 // ms without a change; an editor writes several files, some of them twice

const run = (script: string): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, script)], {
    stdio: 'inherit',
    env: { ...process.env, RELOADS: '1' },
  })

let server: ChildProcess | undefined
async function renew() {
  const [code] = await once(run('build.ts'), 'exit')
  if (code !== 0) return
  if (server?.kill()) await once(server, 'exit')
  server = run('start.ts')
}

let done = Promise.resolve()
let due: NodeJS.Timeout | undefined
let watched: FSWatcher[] = []

// Watches each folder by itself, because Node's recursive watch on Linux loses a file that an
// editor replaces when saving, as most do (Node 24, 2026-11). Lists the folders again before each
// build, because some may be new.
function watchFolders() {
  for (const folder of watched) folder.close()
  const folders = globSync(['web/**/', 'worker/**/', 'durable/**/'], { cwd: root })
  watched = folders.map(folder =>
    watch(join(root, folder), () => {
      clearTimeout(due)
      due = setTimeout(begin, REST)
    }),
  )
}

function begin() {
  watchFolders()
  done = done.then(renew)
}

settingsHere() // ends this command too if one is wrong
begin()
