// Plays the bots of a table. A bot moves after a pause, and its move is checked like a person's.
// Bots have no alarm and no stored row. After the object slept or restarted, the next request to
// the table sets the timer again; at a table of bots only, that request must contain a key.
import type { Level, Refusal, Seat } from '../web/games/game.ts'
import { isRefusal, positionOf } from '../web/games/play.ts'
import { boxOf } from '../web/shelf.ts'
import { logFault } from './fault.ts'
import { putNow } from './frames.ts'
import { type History, isFull, lastOf } from './memory/history.ts'
import type { Log } from './memory/log.ts'
import type { Loaded } from './memory/memory.ts'
import { move, type Outcome } from './moves.ts'
import type { Caller } from './people/lobby.ts'
import { chance } from './proof/chance.ts'
import { Turns } from './turns.ts'

/** ms: gives people time to notice the last action before a bot acts. */
export const PAUSE = 400
/** ms: the same after an event that is worth watching (`isWeighty` of the box). */
export const WEIGHTY = 1200
/**
 * ms: the pause after a highlight (`isMoment` of the box) at a table with one person. A tap ends
 * the pause early, but not before the pause that any action has.
 */
export const MOMENT = 2500

interface Due {
  history: History
  seq: number // of the last action
  seat: Seat
  level: Level
}

const peopleAt = ({ lobby }: Loaded): number =>
  lobby.places.filter(({ key, bot }) => key !== null && !bot).length

const isAfterMoment = ({ opening, history }: Loaded): boolean => {
  const { isMoment } = boxOf(opening.game)!.digital
  return isMoment !== undefined && history !== undefined && lastOf(history).events.some(isMoment)
}

/** Returns how long bots pause after an action with these events; `isWeighty` is the box's. */
export const pauseAfter = (
  events: readonly unknown[],
  isWeighty: ((event: unknown) => boolean) | undefined,
): number => (isWeighty && events.some(isWeighty) ? WEIGHTY : PAUSE)

const pauseIn = ({ opening, history }: Loaded): number => {
  const events = history ? lastOf(history).events : []
  return opening.pause ?? pauseAfter(events, boxOf(opening.game)!.digital.isWeighty)
}

// While people answer a proposal no bot moves, because its move would end the proposal.
const dueOf = (now: Loaded): Due | undefined => {
  const { lobby, history, frames } = now
  const put = putNow(now)
  if (put && put.no === undefined) return undefined
  const seat = frames.waiting.find(seat => lobby.places[seat]?.bot)
  if (!history || isFull(history) || seat === undefined) return undefined
  return { history, seq: lastOf(history).seq, seat, level: lobby.places[seat]!.bot! }
}

/**
 * Makes the move of the bot for which the table waits. If that move fails, makes the first legal
 * move instead, so that a broken bot cannot block a table. Refused as `not-your-turn` if the table
 * waits for no bot.
 */
export const played = (now: Loaded, log: Log): Outcome => {
  const due = dueOf(now)
  if (!due) return { refused: 'not-your-turn' }
  const { history, seq, seat, level } = due
  const { game, opening } = now
  const position = positionOf(game, history.state, seat)
  const caller: Caller = { holds: [seat], viewer: seat, host: false }
  // Each move gets a fresh id. An id that the sitter had used before would count as a repeat, and
  // no move would be made.
  const made = (chosen: unknown) =>
    move(now, log, caller, { id: crypto.randomUUID(), seen: seq, move: chosen })
  let wrong: unknown
  try {
    const outcome = made(boxOf(opening.game)!.digital.bot(position, chance, level).move)
    if (!isRefusal(outcome)) return outcome
    wrong = outcome.refused
  } catch (bug) {
    wrong = bug
  }
  logFault(wrong, { game: opening.game, seq, seat, bot: level })
  const [first] = game.moves(position)
  return made(first)
}

interface Ways {
  // Makes the move of the bot whose turn it is; returns a refusal if that failed. Called by a
  // timer, never while a request is handled.
  play(): object | Refusal
  isWatched(): boolean // whether a page with a key of this table is visible
}

// Shared by all tables, because they all run in one isolate.
const turns = new Turns()

export class Bots {
  readonly #ways: Ways
  #timer: ReturnType<typeof setTimeout> | undefined
  #thinking = '' // seat and `seq` of the move that the timer will make; '' without a timer
  #played = '' // seat and `seq` of the last attempt; `look` does not repeat it if no row was added
  #moment: { seq: number; end(): void } | undefined // the highlight being shown

  constructor(ways: Ways) {
    this.#ways = ways
  }

  // Called after every request. Each new action restarts the pause, so that people can undo a move
  // before a bot reacts to it. At a table of bots only, the bots play while a page with a key is
  // visible, and each request with a key causes one move. A request without a key causes none;
  // otherwise a stranger could keep the server busy.
  look(now: Loaded, hasKey: () => boolean) {
    const due = dueOf(now)
    const next = due ? `${due.seat} ${due.seq}` : ''
    if (next === this.#thinking || (due && next === this.#played)) return
    clearTimeout(this.#timer)
    this.#thinking = ''
    this.#moment = undefined
    const people = peopleAt(now)
    const pause = pauseIn(now)
    const line = people > 0 && pause > 0 ? 'people' : 'bots'
    const isAsked = people > 0 || hasKey()
    const isWanted = () => isAsked || this.#ways.isWatched()
    if (!due || !isWanted()) return
    this.#thinking = next
    const ripe = (hasTurn: boolean) => {
      const wait = turns.wait(line, hasTurn)
      if (wait > 0 && isWanted()) {
        this.#timer = setTimeout(() => ripe(true), wait)
        return
      }
      this.#thinking = '' // also if everybody has left: the bot then no longer waits for its turn
      if (wait > 0) return
      this.#played = next
      // A failed move is tried again at the next request.
      turns.think(() => {
        if (isRefusal(this.#ways.play())) this.#played = ''
      })
    }
    if (people !== 1 || pause === 0 || !isAfterMoment(now)) {
      this.#timer = setTimeout(() => ripe(false), pause)
      return
    }
    const began = Date.now()
    const end = () => {
      clearTimeout(this.#timer)
      this.#moment = undefined
      this.#timer = setTimeout(() => ripe(false), Math.max(0, began + pause - Date.now()))
    }
    this.#moment = { seq: due.seq, end }
    this.#timer = setTimeout(() => ripe(false), MOMENT)
  }

  /**
   * Ends the pause after a highlight because a player tapped. `seq` is the action that the tap
   * names; a tap on an earlier action changes nothing.
   */
  seen(seq: number) {
    if (this.#moment?.seq === seq) this.#moment.end()
  }
}
