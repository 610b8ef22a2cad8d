// An evening beside the box for tests: entries are made, undone and corrected as by a table,
// without the table.
import { corrected, undone } from '../../durable/memory/corrections.ts'
import {
  beginning,
  begun,
  extended,
  find,
  type History,
  lastOf,
  resumed,
} from '../../durable/memory/history.ts'
import type { Said } from '../../web/games/companion.ts'
import type { Game, Position, Refusal, Seat, Viewer } from '../../web/games/game.ts'
import { isRefusal, open, play, positionOf } from '../../web/games/play.ts'
import type { Action } from '../../web/protocol.ts'
import { noLuck } from '../chance.ts'

export interface Kept<Sheet, View, Entry, Options> {
  log: Action<Entry, Said<Entry, Options>>[]
  sheet(): Sheet
  view(viewer: Viewer): View
  position(viewer: Viewer): Position<View, Options>
  say(seat: Seat, entry: Entry): number // returns its `seq`
  refused(seat: Seat, entry: Entry): Refusal
  // by the entry's own seat unless `by` is given
  correct(seq: number, entry?: Entry, by?: Seat): Refusal | undefined
  undo(seq: number, by?: Seat): Refusal | undefined
}

export const keptEvening = <Sheet extends { options: Options }, View, Entry, Options>(
  game: Game<Sheet, View, Entry, Said<Entry, Options>, Options>,
  seats: number,
  options: Options,
): Kept<Sheet, View, Entry, Options> => {
  const { state, events } = open(game, seats, options, noLuck)
  let history: History = begun(
    { seq: 1, at: 0, id: 'opening', seat: null, events, final: true },
    state,
  )
  const log = [lastOf(history)] as Action<Entry, Said<Entry, Options>>[]
  const sheet = () => history.state as Sheet
  const written = (next: History) => {
    history = next
    log.push(lastOf(next) as (typeof log)[number])
    return log.length
  }
  const change = (
    seq: number,
    by: Seat | undefined,
    apply: (whole: History, seat: Seat) => History | Refusal,
  ) => {
    const whole = resumed(game, beginning, log)
    const found = find(whole, seq)
    const next = isRefusal(found) ? found : apply(whole, by ?? found.action.seat!)
    if (isRefusal(next)) return next
    written(next)
  }
  return {
    log,
    sheet,
    view: viewer => game.view(sheet(), viewer),
    position: viewer => positionOf(game, sheet(), viewer),
    say(seat, entry) {
      const played = play(game, sheet(), seat, entry, noLuck)
      if (isRefusal(played))
        throw new Error(`${JSON.stringify(entry)} by ${seat}: ${JSON.stringify(played)}`)
      const { events, final, state } = played
      const seq = log.length + 1
      return written(
        extended(
          game,
          history,
          { seq, at: 0, id: `a${seq}`, seat, move: entry, events, final },
          state,
        ),
      )
    },
    refused(seat, entry) {
      const played = play(game, sheet(), seat, entry, noLuck)
      if (!isRefusal(played)) throw new Error(`${JSON.stringify(entry)} by ${seat} was accepted`)
      return played
    },
    correct: (seq, entry, by) =>
      change(seq, by, (whole, seat) =>
        corrected(game, whole, { seq, id: `c${seq}`, at: 0, seat, move: entry }),
      ),
    undo: (seq, by) =>
      change(seq, by, (whole, seat) => undone(game, whole, { seq, id: `u${seq}`, at: 0, seat })),
  }
}
