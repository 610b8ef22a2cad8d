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

  // The snapshot, and what followed.
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

    open({ hostKey, seats, ...opening }: Opening, places?: Place[]): { opened: true } | Refusal {
      if (!boxOf(opening.game)) return { refused: 'no-such-game' }
      if (log.exists()) return { refused: 'code-taken' }
      const { code, game, mode, options } = opening
      storage.transactionSync(() => {
        log.make()
        log.keep('opening', { code, game, mode, options, at: Date.now() })
        log.keep('lobby', places ? { hostKey, places } : emptyLobby(hostKey, seats))
      })
      return { opened: true }
    },

    // When it is cleared away, unless somebody plays.
    deletedAt: (): number => (log.lastAt() ?? log.kept().opening.at) + LIFE,

    // Nothing where no table was opened.
    now(): Loaded | undefined {
      if (!loaded && log.exists()) loaded = read()
      return loaded
    },

    // Writes, then knows; nothing, where this action was heard before. What cannot be looked at is never written.
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
      // An action by itself is a row, whole or not at all; the snapshot beside it may be missing. All else is one.
      const isAlone = lobby === undefined && again === undefined
      if (!(isAlone ? put() : storage.transactionSync(put))) return undefined
      loaded = { ...next, frames }
      return frames
    },

    // What was in memory may be wrong: the next look is at what was written.
    forget() {
      loaded = undefined
    },
  }
}
