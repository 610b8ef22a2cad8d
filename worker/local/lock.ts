// Allows one server per data folder. Uses a lock of SQLite, which the system releases when the
// process ends, even after a crash.
import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isRecord } from '../../web/games/kit/records.ts'

const BUSY = 5 // SQLite's error code SQLITE_BUSY
const PATIENCE = 50 // tries, 100 ms apart

// Locks a file until the returned database is closed. Returns `busy` if another process has the
// lock.
function hold(file: string): DatabaseSync | 'busy' {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return 'busy'
    throw error
  }
}

// workerd keeps the database of its alarms open while it runs. So if that database is locked, a
// workerd is running.
function isAtWork(data: string): boolean {
  return globSync(`${data}/do/*/metadata.sqlite`).some(file => {
    const held = hold(file)
    if (held !== 'busy') held.close()
    return held === 'busy'
  })
}

function kill(pidFile: string) {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  if (!Number.isInteger(pid) || pid < 2) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {} // the process has already ended
}

// If only Node was killed, its workerd is still running. Kills the process whose id is in the file,
// but only while the data is in use, because otherwise another program may have this id by now.
async function endOrphan(data: string, pidFile: string): Promise<boolean> {
  for (let i = 0; i < PATIENCE; i++) {
    if (!isAtWork(data)) return true
    kill(pidFile)
    await pause(100)
  }
  return false
}

/** Checks whether a server uses the data folder. */
export function isLocked(data: string): boolean {
  if (!existsSync(`${data}/lock`)) return false
  const held = hold(`${data}/lock`)
  if (held !== 'busy') held.close()
  return held === 'busy'
}

const portFile = (data: string) => `${data}/port`

/** Notes the port of the server that uses the data folder; undefined when it stops. */
export function notePort(data: string, port?: number): void {
  if (port === undefined) rmSync(portFile(data), { force: true })
  else writeFileSync(portFile(data), `${port}\n`)
}

/** Returns the port of the server that uses the data folder; undefined until it serves. */
export const portIn = (data: string): number | undefined =>
  existsSync(portFile(data)) ? Number(readFileSync(portFile(data), 'utf8')) : undefined

/**
 * Locks the data folder and returns the function that unlocks it. Throws ELOCKED, without having
 * changed anything, if another server has the lock, and EACCES if the folder is another user's.
 */
export async function lock(data: string): Promise<() => void> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  for (const one of [data, `${data}/lock`])
    if (existsSync(one)) accessSync(one, constants.R_OK | constants.W_OK)
  const pidFile = `${data}/workerd.pid`
  const held = hold(`${data}/lock`)
  const isOurs = held !== 'busy' && (await endOrphan(data, pidFile))
  if (!isOurs) {
    if (held !== 'busy') held.close()
    throw Object.assign(new Error(`${data} is in use`), { code: 'ELOCKED' })
  }
  // Miniflare restarts workerd after a crash and does not expose the process id of workerd, so new
  // child processes are observed here.
  const note = (message: unknown) => {
    const child = isRecord(message) && message.process
    if (!(child instanceof ChildProcess)) return
    child.once('spawn', () => {
      if (child.spawnfile.includes('workerd')) writeFileSync(pidFile, String(child.pid))
    })
  }
  subscribe('child_process', note)
  return () => {
    unsubscribe('child_process', note)
    held.close()
  }
}
