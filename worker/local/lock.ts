// Allows one server per data folder. The lock is SQLite's, which the system releases when its
// process ends, however it ends.
import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isRecord } from '../../web/games/kit/records.ts'

const BUSY = 5 // SQLite's error code SQLITE_BUSY
const PATIENCE = 50 // tries, 100 ms apart

// Locks a file while the database is open, or reports that it is locked. Writes nothing.
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

// workerd keeps the database of its alarms open while it runs, so a locked one means that a workerd
// is running.
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
  } catch {} // it ended by itself
}

// A Node that was killed alone leaves its workerd running. The process id in the file is killed
// only while the data is in use.
async function endOrphan(data: string, pidFile: string): Promise<boolean> {
  for (let i = 0; i < PATIENCE; i++) {
    if (!isAtWork(data)) return true
    kill(pidFile)
    await pause(100)
  }
  return false
}

/**
 * Locks the data folder and returns the function that unlocks it. Throws ELOCKED if another server
 * holds the lock, and has then changed nothing.
 */
export async function lock(data: string): Promise<() => void> {
  mkdirSync(data, { recursive: true })
  const pidFile = `${data}/workerd.pid`
  const held = hold(`${data}/lock`)
  const isOurs = held !== 'busy' && (await endOrphan(data, pidFile))
  if (!isOurs) {
    if (held !== 'busy') held.close()
    throw Object.assign(new Error(`${data} is in use`), { code: 'ELOCKED' })
  }
  // Miniflare restarts workerd after a crash and does not expose its process id, so new child
  // processes are observed here.
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
