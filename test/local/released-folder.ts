// Plays tables of every game on the server of a released version and keeps its data folder, with
// what each page showed, for `released-folder.test.ts`:
// `npx node test/local/released-folder.ts CHECKOUT VERSION`. Run it once for a release, and never
// change a kept folder: somebody's tables are like it.
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Chance } from '../../web/games/game.ts'
import type { Action, Frame } from '../../web/protocol.ts'
import { backUp, sha256 } from '../../worker/local/backup.ts'
import { seeded } from '../chance.ts'
import { startCheckout } from './checkout.ts'

const ENOUGH = 8 // actions of a table that stays in play
const MOST = 16 // actions until one of them is sealed, if the game has that

/** A table of a kept folder, and what a version showed of it. */
export interface Shown {
  code: string
  game: string
  mode: string
  keys: string[] // by seat
  frames: Frame[] // by seat, then the room's
  actions: Action[] // as the room reads them
  record?: string // SHA-256; absent while the game is played
  isSealed: boolean // the last action is hidden from the others, and can still be taken back
}

/** Asks a server; `said`: posts it. */
export const asking =
  (url: string) =>
  async (path: string, key?: string, said?: unknown): Promise<Response> =>
    fetch(url + path, {
      headers: {
        ...{ accept: 'application/json', 'content-type': 'application/json' },
        ...(key && { authorization: `Bearer ${key}` }),
      },
      ...(said !== undefined && { method: 'POST', body: JSON.stringify(said) }),
    })

type Ask = ReturnType<typeof asking>

/** What pages of a table show now. */
export const shownOf = async (ask: Ask, table: Pick<Shown, 'code' | 'keys'>) => {
  const at = `/t/${table.code}`
  const frames: Frame[] = []
  for (const key of [...table.keys, undefined])
    frames.push((await (await ask(at, key)).json()) as Frame)
  const { actions } = (await (await ask(`${at}/log`)).json()) as { actions: Action[] }
  if (!frames[0]!.result) return { frames, actions }
  const record = await ask(`${at}/record`)
  return { frames, actions, record: sha256(new Uint8Array(await record.arrayBuffer())) }
}

/** Plays a move of a seat whose turn it is, drawn from all that it has. Returns false if it is over. */
export const playOn = async (
  ask: Ask,
  { code, keys }: Pick<Shown, 'code' | 'keys'>,
  dice: Chance,
  id: string,
): Promise<boolean> => {
  const frame = (await (await ask(`/t/${code}`)).json()) as Frame
  if (frame.result) return false
  // a sheet may wait for a seat whose entry has no list
  const first = dice.roll(frame.waiting.length)
  for (const seat of [...frame.waiting.slice(first), ...frame.waiting, ...keys.keys()]) {
    const { moves } = (await (await ask(`/t/${code}/moves`, keys[seat])).json()) as {
      moves: unknown[]
    }
    if (moves.length === 0) continue
    const move = moves[dice.roll(moves.length)]
    const made = await ask(`/t/${code}/moves`, keys[seat], { id, seat, move })
    if (!made.ok) throw new Error(`${code}: ${made.status} ${await made.text()}`)
    return true
  }
  throw new Error(`${code}: nobody has a move`)
}

// Plays a table until some actions are made, and the last one is sealed where a game seals; or to
// its end.
const played = async (
  ask: Ask,
  { id: game, mode, seats }: { id: string; mode: string; seats: number },
  dice: Chance,
  isToEnd: boolean,
): Promise<Shown> => {
  const wish = { game, mode, seats }
  const { code, hostKey } = (await (await ask('/tables', undefined, wish)).json()) as {
    [name: string]: string
  }
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const sat = await ask(`/t/${code}/seats`, undefined, { name: `P${seat}` })
    keys.push(((await sat.json()) as { key: string }).key)
  }
  await ask(`/t/${code}/start`, hostKey, {})
  const table = { code: code!, game, mode, keys }
  const last = async (key?: string): Promise<Action> => {
    const log = (await (await ask(`/t/${code}/log`, key)).json()) as { actions: Action[] }
    return log.actions.at(-1)!
  }
  for (let n = 1; ; n++) {
    const isOn = await playOn(ask, table, dice, `m${n}`)
    if (isOn && isToEnd) continue
    const seen = await last()
    const own = await last(keys[seen.seat ?? 0])
    const isSealed = !own.final && JSON.stringify(own.events) !== JSON.stringify(seen.events)
    if (!isOn || (n >= ENOUGH && isSealed) || n >= MOST)
      return { ...table, ...(await shownOf(ask, table)), isSealed }
    // beside the box every third entry is crossed out or entered again
    if (mode !== 'companion' || n % 3 > 0 || own.move === undefined) continue
    await ask(`/t/${code}/correct`, keys[own.seat!], {
      ...{ id: `c${n}`, seq: own.seq, seat: own.seat },
      ...(n % 2 === 0 && { move: own.move }),
    })
  }
}

const keep = async (checkout: string, version: string) => {
  const data = mkdtempSync(join(tmpdir(), 'boxside-released-'))
  const folder = fileURLToPath(new URL(`released/${version}/`, import.meta.url))
  const started = await startCheckout(checkout, data)
  const tables: Shown[] = []
  try {
    const ask = asking(started.url)
    const { games } = (await (await ask('/games')).json()) as {
      games: { id: string; seats: number[]; modes: object }[]
    }
    for (const { id, seats, modes } of games)
      for (const mode of Object.keys(modes))
        for (const isToEnd of [false, true]) {
          const many = seats.find(count => count >= 2)!
          tables.push(await played(ask, { id, mode, seats: many }, seeded(tables.length), isToEnd))
        }
  } finally {
    await started.stop()
  }
  mkdirSync(folder, { recursive: true })
  // Without the secret for reminders, which each server makes for itself, and without alarms, which
  // would delete the tables 90 days after they were played.
  rmSync(join(data, 'vapid'), { force: true })
  for (const file of globSync(`${data}/do/*/metadata.sqlite*`)) rmSync(file)
  rmSync(join(folder, 'data'), { force: true })
  backUp(data, join(folder, 'data'))
  writeFileSync(join(folder, 'shown.json.gz'), gzipSync(JSON.stringify(tables), { level: 9 }))
  rmSync(data, { recursive: true })
  for (const { game, mode, frames, actions, isSealed } of tables) {
    const what = {
      over: !!frames[0]!.result,
      corrected: actions.some(one => one.corrects),
      isSealed,
    }
    console.log(game, mode, `${frames[0]!.seq} actions`, what)
  }
}

if (import.meta.main) {
  const [checkout, version] = process.argv.slice(2)
  if (!checkout || !version)
    throw new Error('npx node test/local/released-folder.ts CHECKOUT VERSION')
  await keep(resolve(checkout), version)
}
