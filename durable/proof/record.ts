// What makes a game a record that anybody can check: the server's seed, told as a hash when the
// table is opened, and what the table was bound to at its start. Tables of builds before 2026-11-25
// have none, and go on as they were.
import built from '../../.build/manifest.json' with { type: 'json' }
import type { AnyGame, Chance, Refusal, Seat, Standing } from '../../web/games/game.ts'
import { chanceOf } from '../../web/games/kit/chance.ts'
import { evolved, isRefusal, isResumed, open, play, playFor } from '../../web/games/play.ts'
import { effectiveActions } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'
import { fromText, hashOf, toText } from '../../web/record/chain.ts'
import {
  boundText,
  formatOf,
  type Given,
  type Header,
  type Line,
  RESUMED,
} from '../../web/record/format.ts'
import { type Draw, keyOf, luckOf, markOf } from '../../web/record/luck.ts'
import type { Frames, TableState } from '../frames.ts'
import { lastOf } from '../memory/history.ts'
import type { Log, Opened, Start } from '../memory/log.ts'
import { type Lobby, sitters } from '../people/lobby.ts'
import { LOG_PAGE } from '../rpc.ts'
import { chance } from './chance.ts'

export const newStart = (): Start => {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  return { seed: toText(seed), sealed: toText(hashOf(seed)) }
}

/**
 * The table begins: from now on everything that could change its luck is settled. `given`: by seat
 * (ceremony.ts).
 */
export const boundTo = (start: Start, opening: Opened, given: Given[]): Start => {
  const openings = given.map(one => ('opened' in one ? one.opened : null))
  return { ...start, rules: built.rules, bound: boundText(opening, start.sealed, openings), given }
}

interface Luck {
  chance: Chance
  draws: Draw[] // all that it has given
}

// A key is worked out once a waking.
const keys = new WeakMap<Start, Uint8Array>()
const keyFor = (start: Start, bound: string): Uint8Array => {
  const key = keys.get(start) ?? keyOf(fromText(start.seed, 32)!, bound)
  keys.set(start, key)
  return key
}

/**
 * The luck of an action: keyed where the table has a record, the platform's own where it has none.
 */
export const luckFor = (start: Start | undefined, seq: number): Luck =>
  start?.bound === undefined ? { chance, draws: [] } : luckOf(keyFor(start, start.bound), seq)

const MARKED = 16 // actions: a mark costs 32 bytes to every page

/**
 * What is told of an action to all pages, which note it; none of most. Beside each sixteenth and
 * the last it is told before the last seat seals its own: from then on none of the others' seals
 * can be another one.
 */
export const markAfter = (
  { game, record, history, frames }: TableState & { frames: Frames },
  log: Log,
): string | undefined => {
  const head = record?.bound === undefined ? null : log.head()
  if (!record?.bound || !history || head === null) return undefined
  const { seq, move } = lastOf(history)
  const isOneLeft = move !== undefined && game.sealed?.(move) && frames.waiting.length === 1
  const isMarked = seq % MARKED === 0 || frames.result || isOneLeft
  return isMarked ? markOf(keyFor(record, record.bound), head) : undefined
}

/** What an action keeps of its luck. */
export const drawn = ({ draws }: Luck): { draws?: Draw[] } => (draws.length > 0 ? { draws } : {})

/**
 * No page was asked: by builds before 2026-11-26, and where a moment of another game is played on.
 */
export const nothingGiven = ({ places }: Lobby): Given[] =>
  places.map(({ bot }, seat) => ({ seat, missing: bot ? 'bot' : 'no-seal' }))

/** The first line of a record; none where the table has none. */
const headerOf = ({
  opening,
  lobby,
  record,
}: Pick<TableState, 'opening' | 'lobby' | 'record'>): Header | undefined => {
  const { code, game, mode, options, from, placed } = opening
  const { seed, sealed, bound, rules, given = nothingGiven(lobby) } = record ?? {}
  if (seed === undefined || sealed === undefined || bound === undefined || rules === undefined)
    return undefined
  const seats = sitters(lobby).map(({ name, colour, bot }) => ({ name, colour, bot }))
  return {
    record: formatOf(opening),
    code,
    game,
    mode,
    seats,
    options,
    from,
    placed,
    rules,
    start: { seed, sealed, bound, seats: given },
  }
}

// The luck that a row says it had.
const toldLuck = ({ draws = [] }: Action): Chance => {
  let next = 0
  return chanceOf(() => draws[next++]?.[1] ?? 0)
}

const MOST = 600 // actions that are checked by the rules: far more than the longest game

/**
 * Whether every action that counts was allowed, and led to just the facts that were stored.
 * Undefined: not checked, because another build's rules were played by, or there are too many
 * actions for one request.
 */
const isByRules = (
  game: AnyGame,
  start: Start,
  seats: number,
  opening: Opened,
  rows: readonly Action[],
): boolean | undefined => {
  if (start.rules !== built.rules || rows.length > MOST) return undefined
  let state: unknown
  for (const action of effectiveActions(rows)) {
    const { seat, move, events } = action
    if (isResumed(events[0])) {
      // How it came to this is for the other game's record to show.
      if (events.length > 1 || formatOf(opening) !== RESUMED) return false
    } else if (seat === null) {
      if (
        JSON.stringify(open(game, seats, opening.options, toldLuck(action)).events) !==
        JSON.stringify(events)
      )
        return false
    } else {
      // Made for another seat: tried only where it was no move of its own, which its rules may not
      // be asked about then.
      const leadsThere = (making: typeof play) => {
        const made = making(game, state, seat as Seat, move, toldLuck(action))
        return !isRefusal(made) && JSON.stringify(made.events) === JSON.stringify(events)
      }
      if (!leadsThere(play) && !leadsThere(playFor)) return false
    }
    state = evolved(game, state, events)
  }
  return true
}

// It is dear, and the same until another row is written. Kept while the table is awake.
const judged = new WeakMap<Start, { rows: number; isByRules: boolean | undefined }>()

const isByRulesOnce = (
  game: AnyGame,
  start: Start,
  seats: number,
  opening: Opened,
  rows: readonly Action[],
) => {
  const known = judged.get(start)
  if (known?.rows === rows.length) return known.isByRules
  const found = isByRules(game, start, seats, opening, rows)
  judged.set(start, { rows: rows.length, isByRules: found })
  return found
}

/**
 * A part of the record of a game that is over. `next`: after which row the following part begins.
 */
export interface Recorded {
  header: Header
  lines: Line[]
  next?: number
  standings: Standing[]
  isByRules?: boolean // none: not checked, another build's rules were played by
}

/** The record from a row on, once the game is over. */
export const recordOf = (
  now: TableState & { frames: Frames },
  log: Log,
  after: number,
): Recorded | Refusal => {
  const { frames, game, opening, lobby, record } = now
  if (!frames.result) return { refused: 'not-over' }
  const header = headerOf(now)
  if (!header || !record || log.head() === null) return { refused: 'no-record' }
  const lines = log.lines(after, LOG_PAGE)
  const isLast = lines.length < LOG_PAGE
  const checked = isLast
    ? isByRulesOnce(game, record, lobby.places.length, opening, log.after(0))
    : undefined
  return {
    ...{ header, lines, standings: frames.result },
    next: isLast ? undefined : after + lines.length,
    isByRules: checked,
  }
}
