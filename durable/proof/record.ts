// Builds the record by which anybody can check a game: the server's seed, published as a hash when
// the table opens, and the text that the start is bound to. Tables of builds before 2026-11-25 have
// no record and continue without one.
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
 * Binds the start of a game: everything that could change its luck is fixed from here on. `given`:
 * by seat (`ceremony.ts`).
 */
export const boundTo = (start: Start, opening: Opened, given: Given[]): Start => {
  const openings = given.map(one => ('opened' in one ? one.opened : null))
  return { ...start, rules: built.rules, bound: boundText(opening, start.sealed, openings), given }
}

interface Luck {
  chance: Chance
  draws: Draw[] // all draws so far
}

// The key is computed once per waking.
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

const MARKED = 16 // actions between two marks: a mark is 24 characters more for every page

/**
 * Returns the mark of an action, which all pages note, or undefined for most actions. Every
 * sixteenth action and the last one have a mark. So has a sealed move after which one seat is still
 * waited for: from then on the other sealed moves cannot be exchanged before that seat seals its
 * own.
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
 * What seats contributed if no page was asked: in builds before 2026-11-26, and in practice from a
 * moment of another game.
 */
export const nothingGiven = ({ places }: Lobby): Given[] =>
  places.map(({ bot }, seat) => ({ seat, missing: bot ? 'bot' : 'no-seal' }))

/** Returns the header of a record, or undefined if the table has no record. */
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

// Replays the draws that a row stores.
const toldLuck = ({ draws = [] }: Action): Chance => {
  let next = 0
  return chanceOf(() => draws[next++]?.[1] ?? 0)
}

const MOST = 600 // actions that are checked by the rules: far more than the longest game

/**
 * Whether every action that counts was legal and led to exactly the stored events. Undefined if
 * this was not checked: another build's rules were used, or there are too many actions for one
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
      // This game continues another one from its position. The record of that game proves how it
      // got there.
      if (events.length > 1 || formatOf(opening) !== RESUMED) return false
    } else if (seat === null) {
      if (
        JSON.stringify(open(game, seats, opening.options, toldLuck(action)).events) !==
        JSON.stringify(events)
      )
        return false
    } else {
      // An entry made for another seat is tried only if it was no move of the seat itself: the
      // rules may not be asked about such a move then.
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
  isByRules?: boolean // undefined: not checked, because another build's rules were used
}

/** Returns the record from a row on, once the game is over. */
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
