// Handles proposals: changes to which others must agree, and the proposal to end the game here. A
// table has at most one open proposal. It is stored beside the log, and the next action ends it.
// Once all agree, ordinary corrections and undos make the change, or a row ends the game, and these
// rows name who agreed.
import type { Refusal, Seat } from '../web/games/game.ts'
import { isEarly, isRefusal } from '../web/games/play.ts'
import { mayRead } from '../web/games/timeline.ts'
import type { Correction, Mend, Undo } from '../web/protocol.ts'
import { askedFor, askedOf, askedToEnd } from './consent.ts'
import { framesOf, putNow } from './frames.ts'
import type { Commits } from './memory/commits.ts'
import { corrected } from './memory/corrections.ts'
import { endedEarly, find, lastOf } from './memory/history.ts'
import type { KeptProposal, Log } from './memory/log.ts'
import type { Loaded } from './memory/memory.ts'
import { asked, correct, type Outcome, reaching, undo, written } from './moves.ts'
import { seenSince } from './past.ts'
import { type Caller, notYourSeat } from './people/lobby.ts'
import type { Asking, Put } from './rpc.ts'
import { isId } from './wire/throttle.ts'

/** The answer of a seat to the proposal with this id. */
export interface Answer {
  id: string
  yes: boolean
}

/** A proposal to end the game here. */
export type Ending = Omit<Undo, 'seq'>

/** A proposal as it is now, or `done` if its change was made before. */
export type Standing = { proposal: KeptProposal } | { done: true }

type Wish = Correction & { seat: Seat }

const askedToCorrect = (now: Loaded, log: Log, { holds }: Caller, wish: Wish): Seat[] | Refusal => {
  const { game, history } = now
  const reach = reaching(game, history!, log, wish.seq)
  const next = corrected(game, reach, { ...wish, at: Date.now() })
  return isRefusal(next) ? next : askedFor(now, reach, { ...wish, holds }, next)
}

// Returns the seats that must agree to an undo online; none if the move can be undone alone. The
// move is undone together with everything after it. Whether the later moves would be legal without
// it is not tried, because the result would reveal something about a sealed move.
const askedToTakeBack = (now: Loaded, log: Log, caller: Caller, wish: Wish): Seat[] | Refusal => {
  if (wish.move !== undefined || wish.mends) return { refused: 'not-in-this-mode' }
  if (!isRefusal(undo(now, log, caller, wish))) return []
  const found = find(now.history!, wish.seq)
  if (isRefusal(found)) return found
  const { action, later, final } = found
  if (action.seat !== wish.seat) return notYourSeat
  if (final) return { refused: 'too-late', at: { seq: final.seq } }
  return askedOf(
    now,
    { seat: wish.seat, holds: caller.holds },
    later.map(({ seat }) => seat!),
  )
}

// Returns the part of a correction that describes the change.
const changeOf = ({ seq, move, mends }: Omit<Correction, 'id'>) => ({ seq, move, mends })

type IsGone = (seat: Seat) => boolean

// Returns the asked seats that have not agreed. Once all of these are away, the proposal no longer
// waits for them.
const missingOf = ({ asked, agreed }: KeptProposal): Seat[] =>
  asked.filter(seat => !agreed.includes(seat))

// Whether a proposal no longer waits for anybody. At a table over days most seats are away most of
// the time, so the end of the game waits for each of them; a late seat can be relieved first.
const isSettled = (now: Loaded, put: KeptProposal, isGone: IsGone): boolean => {
  const missing = missingOf(put)
  const waitsForAll = put.seq === undefined && now.opening.pace !== undefined
  return missing.length === 0 || (!waitsForAll && missing.every(isGone))
}

// Returns the open proposal if the same message made it, or a refusal if another one is open.
// Undefined if a new one can be made.
const already = (
  now: Loaded,
  { id, seat: by }: { id: string; seat: Seat },
  isGone: IsGone,
): Standing | Refusal | undefined => {
  const put = putNow(now)
  if (put?.id === id && put.by === by) return { proposal: put }
  if (put && put.no === undefined && !isSettled(now, put, isGone))
    return { refused: 'proposal-open', at: { seats: [put.by] } }
  return undefined
}

// Creates a proposal, or returns the existing one if the same message was sent before.
const proposed = (
  now: Loaded,
  log: Log,
  caller: Caller,
  made: Correction,
  isGone: IsGone,
): Standing | Refusal => {
  const { game, history } = now
  if (!history) return { refused: 'not-started' }
  const wish = asked(game, caller, made)
  if (isRefusal(wish)) return wish
  const { id, seq, seat: by } = wish
  if (!isId(id)) return { refused: 'malformed' }
  if (written(history, log, by, id, seq)) return { done: true }
  const before = already(now, { id, seat: by }, isGone)
  if (before) return before
  if (!game.correctable && game.result(history.state)) return { refused: 'already-over' }
  const seats = (game.correctable ? askedToCorrect : askedToTakeBack)(now, log, caller, wish)
  if (isRefusal(seats)) return seats
  const at = lastOf(history).seq
  return { proposal: { id, by, at, ...changeOf(wish), asked: seats, agreed: [] } }
}

// Creates a proposal to end the game. Everybody else at the table is asked.
const endProposed = (
  now: Loaded,
  caller: Caller,
  made: Ending,
  isGone: IsGone,
): Standing | Refusal => {
  const { game, history, frames } = now
  if (!history) return { refused: 'not-started' }
  const wish = asked(game, caller, made)
  if (isRefusal(wish)) return wish
  const { id, seat: by } = wish
  if (!isId(id)) return { refused: 'malformed' }
  if (frames.result) return isEarly(history.state) ? { done: true } : { refused: 'already-over' }
  const seats = askedToEnd(now, caller.holds)
  return (
    already(now, wish, isGone) ?? {
      proposal: { id, by, at: lastOf(history).seq, asked: seats, agreed: [] },
    }
  )
}

// Applies an answer, which counts for all asked seats of the caller. One no closes the proposal,
// and a no from the proposer withdraws it. If all seats that have not agreed are away, the proposer
// may answer yes to make the change.
const answered = (
  now: Loaded,
  { holds }: Caller,
  { id, yes }: Answer,
  isGone: IsGone,
): Standing | Refusal => {
  const put = putNow(now)
  if (put?.id !== id || put.no !== undefined) return { refused: 'no-proposal' }
  const { by, asked, agreed } = put
  const mine = holds.filter(seat => asked.includes(seat) || (!yes && seat === by))
  const goesOn = yes && holds.includes(by) && isSettled(now, put, isGone)
  if (mine.length === 0 && !goesOn) return notYourSeat
  if (!yes) return { proposal: { ...put, no: mine.includes(by) ? by : mine[0]! } }
  const all = asked.filter(seat => agreed.includes(seat) || mine.includes(seat))
  return { proposal: all.length === agreed.length ? put : { ...put, agreed: all } }
}

const as = (seat: Seat): Caller => ({ holds: [seat], viewer: seat, host: false })

// Makes an agreed correction, ends the game, or makes one step of an agreed undo. A step undoes the last move of the
// game in the name of that move's seat; `#settled` repeats this until the proposed move is gone. If
// nobody had to agree, first tries to undo the proposed move alone.
const carriedOut = (now: Loaded, log: Log, proposal: KeptProposal): Outcome => {
  const { by, seq, id, asked, agreed, move, mends } = proposal
  const away = missingOf(proposal)
  const consent = { by, agreed, ...(away.length > 0 && { away }) }
  if (seq === undefined)
    return { history: endedEarly(now.game, now.history!, { id, at: Date.now(), consent }) }
  if (now.game.correctable) return correct(now, log, as(by), { id, seq, move, mends }, consent)
  const alone = asked.length === 0 ? undo(now, log, as(by), { id, seq }) : undefined
  if (alone && !isRefusal(alone)) return alone
  const action = now.history!.actions.at(-1)!
  // Every undo except that of the proposed move gets a fresh id. An id that the seat had used
  // before would count as a repeat, and nothing would be undone.
  const lies = { id: action.seq === seq ? id : crypto.randomUUID(), seq: action.seq }
  return undo(now, log, as(action.seat!), lies, consent)
}

const QUIET = 60_000 // ms: how long a seat must wait after its proposal was refused

export class Proposals {
  readonly #commits: Commits
  readonly #log: Log
  readonly #isGone: IsGone // away for two minutes, so its consent is not needed
  // ms since 1970: when others last refused a proposal of a seat
  readonly #refusedAt = new Map<Seat, number>()

  constructor(commits: Commits, log: Log, isGone: IsGone) {
    this.#commits = commits
    this.#log = log
    this.#isGone = isGone
  }

  /**
   * Makes a proposal. If nobody must agree, makes the change at once. Refused as `said-no` for a
   * minute after others refused a proposal of the same seat.
   */
  propose(now: Loaded, caller: Caller, made: Correction): Put | Refusal {
    return this.#put(now, proposed(now, this.#log, caller, made, this.#isGone))
  }

  /** Proposes to end the game here. Ends it at once if nobody must agree. */
  end(now: Loaded, caller: Caller, made: Ending): Put | Refusal {
    return this.#put(now, endProposed(now, caller, made, this.#isGone))
  }

  #put(now: Loaded, standing: Standing | Refusal): Put | Refusal {
    if (
      'proposal' in standing &&
      standing.proposal !== putNow(now) &&
      standing.proposal.asked.length > 0
    ) {
      const refusedAt = this.#refusedAt.get(standing.proposal.by) ?? Number.NEGATIVE_INFINITY
      if (Date.now() - refusedAt < QUIET) return { refused: 'said-no' }
    }
    return this.#settled(standing)
  }

  /** Handles a yes or no. The last yes that was missing makes the change. */
  answer(now: Loaded, caller: Caller, answer: Answer): Put | Refusal {
    const standing = answered(now, caller, answer, this.#isGone)
    if ('proposal' in standing) {
      const { by, no = by } = standing.proposal
      if (no !== by) this.#refusedAt.set(by, Date.now())
    }
    return this.#settled(standing)
  }

  // Makes the proposed change once all asked seats that are not away have agreed. Otherwise stores
  // the proposal if it changed.
  #settled(standing: Standing | Refusal): Put | Refusal {
    if (isRefusal(standing) || 'done' in standing) return standing
    const { proposal } = standing
    if (proposal.no !== undefined || !isSettled(this.#commits.now(), proposal, this.#isGone)) {
      if (proposal !== this.#commits.now().proposal) this.#commits.commit({ proposal })
      return { done: false }
    }
    // an undo goes on until the proposed move is gone
    const isThere = ({ game, history }: Loaded) =>
      !game.correctable && history!.actions.some(({ seq }) => seq === proposal.seq)
    do {
      const done = this.#commits.act(carriedOut(this.#commits.now(), this.#log, proposal))
      if (isRefusal(done)) return done
    } while (isThere(this.#commits.now()))
    return { done: true }
  }
}

/** Returns the open proposal and what it would lead to. Without one, returns the frame alone. */
export const asking = (now: Loaded, log: Log, { viewer, host, holds }: Caller): Asking => {
  const { game, history, frames } = now
  const told = { frame: frames.frame(viewer, host), holds, since: [] }
  const { proposal } = told.frame
  if (!history || !proposal) return told
  const put = putNow(now)!
  const { seq, by, move, mends: changes } = put
  if (seq === undefined) return { ...told, proposal }
  const reach = reaching(game, history, log, seq)
  const since = seenSince(game, reach, seq, viewer, frames.result !== undefined)
  if (!game.correctable || holds.length === 0) return { ...told, proposal, since }
  const next = corrected(game, reach, {
    id: 'preview',
    seat: by,
    at: Date.now(),
    ...changeOf({ seq, move, mends: changes }),
  })
  if (isRefusal(next)) return { ...told, proposal, since }
  const isOpen = (change: Mend) => {
    const found = find(reach, change.seq)
    return !isRefusal(found) && mayRead(game, 'room', found, change.move)
  }
  const mends = changes?.filter(isOpen) ?? []
  const [instead] =
    move === undefined ? [] : seenSince(game, next, seq, viewer, frames.result !== undefined)
  const after = framesOf({ ...now, history: next }).frame(viewer, host)
  const changed = {
    ...(instead && isOpen({ seq, move }) && { move, instead }),
    ...(mends.length > 0 && { mends }),
  }
  return { ...told, proposal, since, ...changed, after }
}
