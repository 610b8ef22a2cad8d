// Makes a copy of a table, with which its game goes on or is looked at on another server. While the
// game is on, a copy holds what everybody at the table may know; once it is over, everything.
import built from '../../.build/manifest.json' with { type: 'json' }
import { sealedBy } from '../../web/games/companion.ts'
import type { AnyGame, Refusal } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import { isSealed, seenBy } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'
import { boxOf } from '../../web/shelf.ts'
import { toldOptions } from '../../web/table-options.ts'
import type { TableState } from '../frames.ts'
import { beginning, lastOf, resumed } from '../memory/history.ts'
import { type Log, textOf } from '../memory/log.ts'
import { type Caller, sitters } from '../people/lobby.ts'
import { nothingGiven } from '../proof/record.ts'
import { LOG_PAGE } from '../rpc.ts'
import { COPY, type CopyHeader } from './header.ts'

/** A part of a copy. `next`: the row after which the next part begins. */
export interface CopyPart {
  header: CopyHeader
  rows: string[]
  seq: number // of the last action at the table; another one in a later part means a changed table
  next?: number
}

const isOver = ({ game, history }: TableState): boolean =>
  history !== undefined && game.result(history.state) !== undefined

// Whether a sealed move waits for the others. It comes after the last final action. If memory
// contains no final action, the move may be before the snapshot, so the whole log is read.
const isSealing = ({ game, history }: TableState, log: Log): boolean => {
  const isAtHand = history!.actions.some(({ final }) => final)
  const { open } = isAtHand ? history! : resumed(game, beginning, log.after(0))
  return open.some(({ action }) => isSealed(game, action.move))
}

const refusalOf = (now: TableState, log: Log, { host }: Caller): Refusal | undefined => {
  const { game, history, opening, record } = now
  if (!host) return { refused: 'not-host' }
  if (!history) return { refused: 'not-started' }
  if (opening.from || opening.placed) return { refused: 'began-midway' }
  if (!game.correctable && !isOver(now)) return { refused: 'not-over' }
  // Without a record the draws are unknown, and nobody could check the moves that used them.
  if (!game.correctable && (!record?.bound || log.head() === null)) return { refused: 'no-record' }
  return !isOver(now) && isSealing(now, log) ? { refused: 'bids-sealed' } : undefined
}

// Returns a row of a game in play that not everybody may read, as a copy tells it: an entry that was
// replaced while it was sealed as what replaced it, and one that was withdrawn as sealed. Undefined
// if the row still counts.
const toldInstead = (row: Action, rows: readonly Action[]): Action | undefined => {
  const target = row.corrects ?? row.seq
  const later = rows.findLast(
    ({ seq, undoes, corrects }) => seq > row.seq && (undoes ?? corrects) === target,
  )
  if (!later) return undefined
  const { move, events } = later
  if (later.undoes === undefined && move !== undefined) return { ...row, move, events }
  const { move: _, ...withdrawn } = row
  return { ...withdrawn, events: row.corrects === undefined ? [sealedBy(row.seat!)] : [] }
}

const told = (game: AnyGame, rows: readonly Action[]): Action[] | Refusal => {
  const all: Action[] = []
  for (const [i, { events }] of seenBy(game, rows, 'room', { isOver: false }).entries()) {
    const row = rows[i]!
    const isOpen = JSON.stringify(events) === JSON.stringify(row.events)
    const one = isOpen ? row : toldInstead(row, rows)
    if (!one) return { refused: 'not-over' }
    all.push(one)
  }
  return all
}

const headerOf = (now: TableState, { holds }: Caller): CopyHeader => {
  const { opening, lobby, game, record } = now
  const { code = opening.code, seed = '', sealed = '', bound, rules = built.rules } = record ?? {}
  const { given = nothingGiven(lobby) } = record ?? {}
  const isWhole = isOver(now) && bound !== undefined
  return {
    copy: COPY,
    game: opening.game,
    title: boxOf(opening.game)!.words.en.title,
    version: game.version,
    code,
    mode: opening.mode,
    options: opening.options,
    table: toldOptions(opening),
    seats: sitters(lobby).map(({ name, colour, bot }) => ({
      name,
      colour: colour!,
      ...(bot && { bot }),
    })),
    holds: [...holds],
    rules,
    ...(isWhole && { start: { seed, sealed, bound, given } }),
  }
}

/** Returns the part of a copy after the row `after`, or why there is none now. */
export const copyOf = (
  now: TableState,
  log: Log,
  caller: Caller,
  after: number,
): CopyPart | Refusal => {
  const refusal = refusalOf(now, log, caller)
  if (refusal) return refusal
  const rows = log.after(0)
  const all = isOver(now) ? rows : told(now.game, rows)
  if (isRefusal(all)) return all
  const part = all.slice(after, after + LOG_PAGE)
  return {
    header: headerOf(now, caller),
    rows: part.map(textOf),
    seq: lastOf(now.history!).seq,
    next: after + part.length < all.length ? after + part.length : undefined,
  }
}
