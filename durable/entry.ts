// Shows one entry of a companion game as it is now, the table with another entry in its place, and
// the entries that are possible there.
import type { AnyGame, Refusal, Viewer } from '../web/games/game.ts'
import { isRefusal, positionOf } from '../web/games/play.ts'
import { mayRead } from '../web/games/timeline.ts'
import { kindOf } from '../web/games/words.ts'
import { askedFor } from './consent.ts'
import { framesOf, type TableState } from './frames.ts'
import { corrected } from './memory/corrections.ts'
import { type Found, find, type History, stepsOf } from './memory/history.ts'
import type { Log } from './memory/log.ts'
import { asked, reaching } from './moves.ts'
import { seenSince } from './past.ts'
import { type Caller, notYourSeat } from './people/lobby.ts'
import type { Entry, Instead } from './rpc.ts'

const MOST_OTHERS = 24

// Returns the legal entries of other kinds that the viewer could have made instead of its own
// entry. If there are more than `MOST_OTHERS`, returns one of each kind. Empty for other seats'
// entries.
const othersOf = (game: AnyGame, reach: History, viewer: Viewer, found: Found): unknown[] => {
  const { action, index } = found
  const { before } = stepsOf(game, reach)[index]!
  if (action.seat !== viewer || before === undefined) return []
  const all: unknown[] = []
  for (const move of game.moves(positionOf(game, before as never, viewer)))
    if (kindOf(move) !== kindOf(action.move) && mayRead(game, viewer, found, move)) all.push(move)
  const kinds = new Map(all.toReversed().map(move => [kindOf(move), move]))
  return all.length > MOST_OTHERS ? [...kinds.values()].reverse() : all
}

/**
 * Returns an entry of a companion game as it is now. With `instead`, also returns the frame as it
 * would be if `instead` replaced the entry, or why the replacement is refused. Writes nothing.
 */
export const entry = (
  table: TableState,
  log: Log,
  caller: Caller,
  seq: number,
  instead?: Instead,
): Entry | Refusal => {
  const { game, history } = table
  if (!history) return { refused: 'not-started' }
  if (!game.correctable) return { refused: 'not-in-this-mode' }
  const reach = reaching(game, history, log, seq)
  const found = find(reach, seq)
  if (isRefusal(found)) return found
  const { viewer, host, holds } = caller
  if (!holds.some(seat => mayRead(game, seat, found))) return notYourSeat
  // A phone with several seats shows a sealed entry only while the seat that made it is chosen.
  if (!mayRead(game, viewer, found)) return { refused: 'choose-a-seat' }
  const isOver = game.result(history.state) !== undefined
  const told = {
    frame: framesOf(table).frame(viewer, host),
    holds,
    entry: found.action.move,
    since: seenSince(game, reach, seq, viewer, isOver),
    others: othersOf(game, reach, viewer, found),
  }
  const wish = instead && asked(game, caller, { ...instead, seq })
  if (!wish) return told
  if (isRefusal(wish)) return { ...told, refusal: wish }
  const made = { ...wish, id: 'preview', holds, at: Date.now() }
  const next = corrected(game, reach, made)
  if (isRefusal(next)) return { ...told, refusal: next, ...fallen(game, reach, viewer, next, seq) }
  const after = framesOf({ ...table, history: next }).frame(viewer, host)
  return { ...told, after, asks: askedFor(table, reach, made, next) }
}

// Returns the later entry that the change would make illegal (`would-fall`), if the viewer may read
// that entry and could therefore correct it too.
const fallen = (
  game: AnyGame,
  reach: History,
  viewer: Viewer,
  { refused, at }: Refusal,
  after: number,
) => {
  const found =
    refused === 'would-fall' &&
    at?.seq !== undefined &&
    at.seq !== after &&
    find(reach, Number(at.seq))
  return found && !isRefusal(found) && mayRead(game, viewer, found)
    ? { falls: found.action.move }
    : {}
}
