// The bots of a table: one that is waited for moves after a pause, by the same way as people. There
// is neither an alarm nor a row for it: after sleep or a stop a bot goes on as soon as somebody
// looks, with a key where only bots sit.
import type { Level, Refusal, Seat } from '../web/games/game.ts'
import { isRefusal, positionOf } from '../web/games/play.ts'
import { boxOf } from '../web/shelf.ts'
import { type History, isFull, lastOf } from './memory/history.ts'
import type { Log } from './memory/log.ts'
import type { Loaded } from './memory/memory.ts'
import { move, type Outcome } from './moves.ts'
import type { Caller } from './people/lobby.ts'
import { chance } from './proof/chance.ts'
import { Turns } from './turns.ts'

/** ms: people see what was done before the next is done. */
export const PAUSE = 500
/**
 * ms: likewise after a great moment (`isMoment` of the box), where one person plays; a tap ends it
 * after `PAUSE`.
 */
export const MOMENT = 2500

interface Due {
  history: History
  seq: number // of the last action, which the bot has seen
  seat: Seat
  level: Level
}

const peopleAt = ({ lobby }: Loaded): number =>
  lobby.places.filter(({ key, bot }) => key !== null && !bot).length

const isAfterMoment = ({ opening, history }: Loaded): boolean => {
  const { isMoment } = boxOf(opening.game)!.digital
  return isMoment !== undefined && history !== undefined && lastOf(history).events.some(isMoment)
}

const dueOf = ({ lobby, history, frames }: Loaded): Due | undefined => {
  const seat = frames.waiting.find(seat => lobby.places[seat]?.bot)
  if (!history || isFull(history) || seat === undefined) return undefined
  return { history, seq: lastOf(history).seq, seat, level: lobby.places[seat]!.bot! }
}

/**
 * Makes the move of the bot that is waited for. If that fails, it makes the first move that the
 * game offers, so that a bot never stops a table.
 */
export const played = (now: Loaded, log: Log): Outcome => {
  const due = dueOf(now)
  if (!due) return { refused: 'not-your-turn' }
  const { history, seq, seat, level } = due
  const { game, opening } = now
  const position = positionOf(game, history.state, seat)
  const caller: Caller = { holds: [seat], viewer: seat, host: false }
  // An id that its sitter might have sent in before would be answered as done, and nothing played.
  const made = (chosen: unknown) =>
    move(now, log, caller, { id: crypto.randomUUID(), seen: seq, move: chosen })
  let wrong: unknown
  try {
    const outcome = made(boxOf(opening.game)!.digital.bot(position, chance, level).move)
    if (!isRefusal(outcome)) return outcome
    wrong = outcome
  } catch (bug) {
    wrong = bug instanceof Error ? bug.stack : String(bug)
  }
  console.error(JSON.stringify({ table: opening.code, seq, seat, bot: level, wrong }))
  const [first] = game.moves(position)
  return made(first)
}

interface Ways {
  // Lets the bot that is due move, and says why it did not; called between requests, never within
  // the answer to one.
  play(): object | Refusal
  isWatched(): boolean // a page is open whose browser has a key of this table
}

// All tables of a house run in one isolate and so share these.
const turns = new Turns()

export class Bots {
  readonly #ways: Ways
  #timer: ReturnType<typeof setTimeout> | undefined
  #thinking = '' // for whom the timer runs, and after which action
  #played = '' // likewise who moved last: a move that added no row is not made again and again
  #moment: { seq: number; end(): void } | undefined // that is being looked at

  constructor(ways: Ways) {
    this.#ways = ways
  }

  // Called after every request. A commit begins the pause anew, so that a move which is taken back
  // at once is not answered. Where only bots sit they play while a page with a key is open, and
  // each request with a key makes one move: strangers must not be able to keep a house busy.
  look(now: Loaded, hasKey: () => boolean) {
    const due = dueOf(now)
    const next = due ? `${due.seat} ${due.seq}` : ''
    if (next === this.#thinking || (due && next === this.#played)) return
    clearTimeout(this.#timer)
    this.#thinking = ''
    this.#moment = undefined
    const people = peopleAt(now)
    const { pause = PAUSE } = now.opening
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
      this.#thinking = '' // also where nobody is there any more: the table leaves the line
      if (wait > 0) return
      this.#played = next
      // What failed is tried again when somebody looks.
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
      this.#timer = setTimeout(() => ripe(false), Math.max(0, began + PAUSE - Date.now()))
    }
    this.#moment = { seq: due.seq, end }
    this.#timer = setTimeout(() => ripe(false), MOMENT)
  }

  /**
   * Its only person has seen the great moment of an action. A later tap than that changes nothing.
   */
  seen(seq: number) {
    if (this.#moment?.seq === seq) this.#moment.end()
  }
}
