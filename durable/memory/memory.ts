// The data of a table: on disk, and in memory while the table is awake.

import built from '../../.build/manifest.json' with { type: 'json' }
import type { Refusal } from '../../web/games/game.ts'
import type { Placed } from '../../web/games/placing.ts'
import { type Action, DAY, UNBEGUN } from '../../web/protocol.ts'
import { boxOf } from '../../web/shelf.ts'
import { logFault } from '../fault.ts'
import { type Frames, framesOf, type TableState } from '../frames.ts'
import { emptyLobby, type Place } from '../people/lobby.ts'
import { nothingTold } from '../position.ts'
import { boundTo, newStart, nothingGiven } from '../proof/record.ts'
import type { Opening } from '../rpc.ts'
import { addedTo, beginning, forgetLeft, type History, resumed } from './history.ts'
import { type Kept, Log, type Start } from './log.ts'

export type Loaded = TableState & { frames: Frames }
export type Change = Pick<
  Partial<TableState>,
  'opening' | 'lobby' | 'again' | 'proposal' | 'record' | 'position' | 'history'
>

/** The rows of a table that comes from another server. */
export interface Copied {
  rows: readonly Action[]
  rules: string // hash of the rules that the game is played by
  start?: Start // of a game that is over
}

/**
 * What a new table takes from the previous one: the seats, and either a partly entered position,
 * the state from which the game begins at once, or the whole game.
 */
export interface Inherited {
  places?: Place[]
  position?: Placed
  state?: unknown
  copied?: Copied
}

// Loads a table from a snapshot (or nothing) and the later actions. Throws if the log has a gap.
const readFrom = (
  log: Log,
  { opening, lobby, again, proposal, record, position }: Kept,
  base: History['base'],
): Loaded => {
  const box = boxOf(opening.game)
  if (!box) throw new Error(`${opening.game} is not on the shelf`)
  const { game } = box[opening.mode]
  const actions = log.after(base.seq)
  const gap = actions.findIndex(({ seq }, i) => seq !== base.seq + 1 + i)
  if (gap >= 0) throw new Error(`the log has a gap before action ${actions[gap]!.seq}`)
  if (actions.length === 0 && base.seq > 0) throw new Error('the log ends before its snapshot')
  const table: TableState = {
    ...{ opening, lobby, game },
    ...(again !== undefined && {
      again: typeof again === 'string' ? { code: again, goesOn: true } : again,
    }),
    ...{ proposal, record, position },
    history: actions.length > 0 ? resumed(game, base, actions) : undefined,
  }
  const frames = framesOf(table)
  // throws here if the state cannot be shown, so that the caller can fall back to the whole log
  frames.frame('room', false)
  return { ...table, frames }
}

// Loads a table. If other rules or another version of the game wrote the snapshot, or if it does
// not load, reads the whole log instead.
const read = (log: Log): Loaded => {
  const kept = log.kept()
  const { snapshot, opening } = kept
  const fits =
    snapshot?.version === boxOf(opening.game)?.[opening.mode].game.version &&
    snapshot?.rules === built.rules
  if (!snapshot || !fits) return readFrom(log, kept, beginning)
  try {
    return readFrom(log, kept, { seq: snapshot.seq, state: snapshot.state })
  } catch (bug) {
    logFault(bug, { snapshot: snapshot.seq })
    return readFrom(log, kept, beginning)
  }
}

export class Memory {
  readonly log: Log
  readonly #storage: DurableObjectStorage
  readonly #keepDays: number // after the last action, then the table is deleted
  #loaded: Loaded | undefined

  constructor(storage: DurableObjectStorage, keepDays: number) {
    this.#storage = storage
    this.#keepDays = keepDays
    this.log = new Log(storage)
  }

  open(
    { hostKey, seats, ...opening }: Opening,
    { places, position, copied, isBegun }: Omit<Inherited, 'state'> & { isBegun: boolean },
  ): { hostKey: string } | Refusal {
    if (!boxOf(opening.game)) return { refused: 'no-such-game' }
    if (this.log.exists()) return { refused: 'code-taken' }
    const empty = emptyLobby(seats, hostKey)
    const lobby = places ? { ...empty, places } : empty
    const opened = { ...opening, at: Date.now() }
    // A copy of a game in play has no seed: the hashes of its rows begin from a new seed.
    const record = copied
      ? {
          ...(copied.start ?? boundTo(newStart(), opened, nothingGiven(lobby))),
          rules: copied.rules,
        }
      : newStart()
    const told = position ?? (opening.placed && !isBegun ? nothingTold(opening.game) : undefined)
    this.#storage.transactionSync(() => {
      this.log.make()
      this.log.keep('opening', opened)
      this.log.keep('lobby', lobby)
      this.log.keep('record', record)
      for (const row of copied?.rows ?? []) this.log.append(row, record.bound)
      if (told) this.log.keep('position', told)
    })
    return { hostKey: lobby.hostKey }
  }

  // Returns when the table will be deleted (ms since 1970) unless somebody starts or plays before.
  // Moves do not postpone the alarm; its handler (`table.ts`) calls this and sets the alarm again.
  deletedAt(): number {
    const lastAt = this.log.lastAt()
    const { at } = this.log.kept().opening
    // at a table that was opened from a copy, the last action may be long ago
    return lastAt === undefined ? at + UNBEGUN * DAY : Math.max(lastAt, at) + this.#keepDays * DAY
  }

  // Returns the loaded table, or undefined if no table was ever opened under this code.
  now(): Loaded | undefined {
    if (!this.#loaded && this.log.exists()) this.#loaded = read(this.log)
    return this.#loaded
  }

  // Writes a change. Builds the frames first, so that a state that cannot be shown is never stored.
  write(change: Change): Frames {
    const now = this.#loaded!
    const next = { ...now, ...change }
    const frames = framesOf(next)
    // A single action is one row and needs no transaction. Several rows need one, and so does an
    // action with a new snapshot. A correction of an action before the old snapshot takes effect
    // only through the new snapshot, and would be lost without it.
    const rows = addedTo(now.history, change.history)
    const isAlone = rows.length === 1 && Object.keys(change).join() === 'history'
    if (isAlone && change.history!.base === now.history?.base) this.#put(change, rows, now)
    else this.#storage.transactionSync(() => this.#put(change, rows, now))
    if (now.history && change.history) forgetLeft(now.history, change.history)
    this.#loaded = { ...next, frames }
    return frames
  }

  #put(
    { opening, lobby, again, proposal, record, position, history }: Change,
    rows: readonly Action[],
    before: Loaded,
  ) {
    const { bound } = record ?? before.record ?? {}
    for (const row of rows) this.log.append(row, bound)
    if (record) this.log.keep('record', record)
    if (history && history.base.seq > 0 && history.base !== before.history?.base) {
      this.log.keep('snapshot', {
        version: before.game.version,
        rules: built.rules,
        ...history.base,
      })
    }
    if (opening) this.log.keep('opening', opening)
    if (lobby) this.log.keep('lobby', lobby)
    if (again) this.log.keep('again', again)
    if (proposal) this.log.keep('proposal', proposal)
    if (position) this.log.keep('position', position)
  }

  // Returns undefined instead of throwing, because bug reports call it.
  lastSeq(): number | undefined {
    try {
      return this.log.lastSeq()
    } catch {
      return undefined
    }
  }

  // Drops everything in memory, which may be wrong after a bug. The next call reads from disk.
  forget() {
    this.log.forget()
    this.#loaded = undefined
  }
}
