// What a table knows: on disk, and in memory until it sleeps.
import type { Refusal } from '../web/games/game.ts'
import { boxOf } from '../web/shelf.ts'
import { type Frames, framesOf, type TableState } from './frames.ts'
import { beginning, lastOf, resumed } from './history.ts'
import { emptyLobby, type Place } from './lobby.ts'
import { logOf } from './log.ts'
import { LIFE, type Opening } from './rpc.ts'

export type Loaded = TableState & { frames: Frames }
export type Change = Pick<Partial<TableState>, 'lobby' | 'again' | 'history'>

export const memoryOf = (storage: DurableObjectStorage) => {
  const log = logOf(storage.sql)
  let loaded: Loaded | undefined

  // Reads the snapshot and the rows after it.
  const read = (): Loaded => {
    const { opening, lobby, again, snapshot } = log.kept()
    const game = boxOf(opening.game)![opening.mode]
    const base = snapshot && snapshot.version === game.version ? snapshot : beginning
    const actions = log.after(base.seq)
    const table: TableState = {
      ...{ opening, lobby, game },
      ...(again !== undefined && { again }),
      ...(actions.length > 0 && { history: resumed(game, { seq: base.seq, state: base.state }, actions) }),
    }
    return { ...table, frames: framesOf(table) }
  }

  return {
    log,

    open({ hostKey, seats, ...opening }: Opening, places?: Place[]): { hostKey: string } | Refusal {
      if (!boxOf(opening.game)) return { refused: 'no-such-game' }
      if (log.exists()) return { refused: 'code-taken' }
      const { code, game, mode, options } = opening
      const empty = emptyLobby(seats, hostKey)
      const lobby = places ? { ...empty, places } : empty
      storage.transactionSync(() => {
        log.make()
        log.keep('opening', { code, game, mode, options, at: Date.now() })
        log.keep('lobby', lobby)
      })
      return { hostKey: lobby.hostKey }
    },

    // When the table is cleared away, unless somebody plays until then.
    deletedAt: (): number => (log.lastAt() ?? log.kept().opening.at) + LIFE,

    // Undefined if no table was ever opened under this code.
    now(): Loaded | undefined {
      if (!loaded && log.exists()) loaded = read()
      return loaded
    },

    // Makes the frames first, so that a state that cannot be shown is never stored. Returns nothing for a repeated id.
    write(change: Change): Frames | undefined {
      const next = { ...loaded!, ...change }
      const frames = framesOf(next)
      const { lobby, again, history } = change
      const put = () => {
        if (history && !log.append(lastOf(history))) return false
        if (history && history.base.seq > 0 && history.base !== loaded!.history?.base) {
          log.keep('snapshot', { version: next.game.version, ...history.base })
        }
        if (lobby) log.keep('lobby', lobby)
        if (again !== undefined) log.keep('again', again)
        return true
      }
      // An action alone is one row, so it needs no transaction; losing the snapshot beside it does no harm.
      const isAlone = lobby === undefined && again === undefined
      if (!(isAlone ? put() : storage.transactionSync(put))) return undefined
      loaded = { ...next, frames }
      return frames
    },

    // After a bug the state in memory may be wrong: read it from disk next time.
    forget() {
      loaded = undefined
    },
  }
}
