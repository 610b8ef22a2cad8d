// Builds the record with which anybody can check a game. It contains the server's seed, whose hash
// was published when the table opened, and the text that fixes the start (`bound`). Tables opened
// by builds before 2026-11-25 have no record.
import built from '../../.build/manifest.json' with { type: 'json' }
import type { AnyGame, Chance, Refusal, Seat, Standing } from '../../web/games/game.ts'
import { chanceOf } from '../../web/games/kit/chance.ts'
import {
  evolved,
  isEarly,
  isEndedEarly,
  isRefusal,
  isResumed,
  open,
  play,
  playFor,
} from '../../web/games/play.ts'
import { effectiveActions } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'
import { fromText, hashOf, toText } from '../../web/record/chain.ts'
import {
  boundText,
  formatOf,
  type Given,
  type Header,
  isMidway,
  type Line,
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
 * Adds `bound` to the start of a game: the text that fixes everything that could change its luck.
 * `given`: the contributions by seat (`ceremony.ts`).
 */
export const boundTo = (start: Start, opening: Opened, given: Given[]): Start => {
  const openings = given.map(one => ('opened' in one ? one.opened : null))
  return { ...start, rules: built.rules, bound: boundText(opening, start.sealed, openings), given }
}

interface Luck {
  chance: Chance
  draws: Draw[] // all draws so far
}

// Cached, so that the key is computed only once while the object is awake.
const keys = new WeakMap<Start, Uint8Array>()
const keyFor = (start: Start, bound: string): Uint8Array => {
  const key = keys.get(start) ?? keyOf(fromText(start.seed, 32)!, bound)
  keys.set(start, key)
  return key
}

/**
 * Returns the luck of an action: derived from the key if the table has a record, otherwise the
 * platform's.
 */
export const luckFor = (start: Start | undefined, seq: number): Luck =>
  start?.bound === undefined ? { chance, draws: [] } : luckOf(keyFor(start, start.bound), seq)

// actions between two marks; each mark lengthens a message to every page by 24 characters
const MARKED = 16

/**
 * Returns the mark of the last action, which all pages store, or undefined for most actions. Every
 * sixteenth action and the end of the game have a mark. So does a sealed move after which the table
 * waits for only one more seat. After that mark the server cannot exchange the other sealed moves
 * before the last seat seals its own.
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

/** Returns the draws that an action stores. */
export const drawn = ({ draws }: Luck): { draws?: Draw[] } => (draws.length > 0 ? { draws } : {})

/**
 * Returns the contributions of seats whose pages were not asked: in builds before 2026-11-26, and
 * in practice from a moment of another game.
 */
export const nothingGiven = ({ places }: Lobby): Given[] =>
  places.map(({ bot }, seat) => ({ seat, missing: bot ? 'bot' : 'no-seal' }))

/** Returns the header of a record, or undefined if the table has no record. */
const headerOf = ({
  opening,
  lobby,
  record,
  history,
}: Pick<TableState, 'opening' | 'lobby' | 'record' | 'history'>): Header | undefined => {
  const { game, mode, options, from, placed } = opening
  const { code = opening.code, seed, sealed, bound, rules } = record ?? {}
  const { given = nothingGiven(lobby) } = record ?? {}
  if (seed === undefined || sealed === undefined || bound === undefined || rules === undefined)
    return undefined
  const early = isEarly(history?.state) || undefined
  const seats = sitters(lobby).map(({ name, colour, bot }) => ({ name, colour, bot }))
  return {
    record: formatOf({ from, placed, early }),
    code,
    game,
    mode,
    seats,
    options,
    from,
    placed,
    early,
    rules,
    start: { seed, sealed, bound, seats: given },
  }
}

// Returns a `Chance` that repeats the draws that a row stores.
const toldLuck = ({ draws = [] }: Action): Chance => {
  let next = 0
  return chanceOf(() => draws[next++]?.[1] ?? 0)
}

const MOST = 600 // limit of actions to check by the rules; the longest game has far fewer

/**
 * Whether every action that counts was legal and led to exactly the stored events. Undefined if
 * this was not checked, because the game used another build's rules or has too many actions for one
 * request.
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
      // This game started from a position of another game, whose own record proves that position.
      if (events.length > 1 || !isMidway(opening)) return false
    } else if (isEndedEarly(events[0])) {
      if (events.length > 1 || seat !== null || game.result(state)) return false
    } else if (seat === null) {
      if (
        JSON.stringify(open(game, seats, opening.options, toldLuck(action)).events) !==
        JSON.stringify(events)
      )
        return false
    } else {
      // First checks the move as the seat's own (`play`), then as an entry of another seat
      // (`playFor`), because a game need not handle a seat's own move with the room's view.
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

// Cached while the table is awake, because checking is expensive; the result holds until another
// row is written.
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

/** A part of the record of a finished game. `next`: the row after which the next part begins. */
export interface Recorded {
  header: Header
  lines: Line[]
  next?: number
  standings: Standing[]
  isByRules?: boolean // undefined: not checked (see `isByRules`), or not the last part
}

/**
 * Returns the record after the row `after`. Refused before the game is over, or without a record.
 */
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
