// Slips of the hand: who may take an action back or correct it, when it is too late, and how the game stands then.
import type { Action, AnyGame, Refusal, Seat } from '../web/games/game.ts'
import { instead, isRefusal, type Reworked, without } from '../web/games/play.ts'
import { type Course, lastOf, recent, rewritten, type Step } from './course.ts'

export interface Slip {
  seat: Seat // who says so
  seq: number // the action it is about
  move?: unknown // a correction's new entry; none strikes it
}

// What is written down about it, but for its number, id and time; and the course from then on.
export interface Mended {
  row: Pick<Action, 'seat' | 'events' | 'final' | 'undoes' | 'corrects' | 'move'>
  course(row: Action): Course
}

const isSealed = (game: AnyGame, move: unknown) => game.sealed?.(move) === true
const isAnyones = (game: AnyGame, move: unknown) => game.by?.(move) === 'anyone'

const find = (course: Course, seq: number): number =>
  course.steps.findIndex(({ action }) => action.seq === seq && action.seat !== null)

const finalSince = (course: Course, seq: number): Action | undefined =>
  course.steps.find(({ action }) => action.final && action.seq >= seq)?.action

// Whether somebody else's seal still holds on another beginning would tell about the seal. Of seals made side by side
// none knows of the other.
const sealedSince = (game: AnyGame, { seat }: Slip, target: Action, later: readonly Action[]): Refusal | undefined => {
  if (isSealed(game, target.move) && !target.final && !later.some(({ final }) => final)) return undefined
  const lastFinal = later.findLastIndex(({ final }) => final)
  const seal = later.slice(lastFinal + 1).find(action => action.seat !== seat && isSealed(game, action.move))
  return seal && { refused: 'sealed-since', at: { seq: seal.seq } }
}

const mended = (
  game: AnyGame,
  course: Course,
  at: number,
  row: Mended['row'],
  reworked: Reworked<unknown, unknown, unknown> | Refusal,
): Mended | Refusal =>
  isRefusal(reworked) ? reworked : { row, course: written => rewritten(game, course, at, reworked.actions, written) }

const around = ({ steps }: Course, at: number): Step & { later: Action[] } => ({
  ...steps[at]!,
  later: steps.slice(at + 1).map(({ action }) => action),
})

// One's own action, as long as nothing final came; a companion's open entries are anyone's who sits.
export const undone = (game: AnyGame, course: Course, slip: Slip): Mended | Refusal => {
  const { seat, seq } = slip
  const at = find(course, seq)
  if (at < 0) return { refused: 'no-such-action', at: { seq } }
  const { action: target, before, later } = around(course, at)
  if (target.seat !== seat && !isAnyones(game, target.move)) return { refused: 'not-your-seat' }
  const first = finalSince(course, seq)
  if (first) return { refused: 'too-late', at: { seq: first.seq, ...(first.seat !== null && { seats: [first.seat] }) } }
  const refusal = sealedSince(game, slip, target, later)
  if (refusal) return refusal
  return mended(game, course, at, { seat, undoes: seq, events: [], final: false }, without(game, before, later))
}

// Any entry of a companion, by anyone who sits; a private one and a seal that is still unbroken only by its own seat.
export const corrected = (game: AnyGame, course: Course, slip: Slip): Mended | Refusal => {
  if (!game.correctable) return { refused: 'not-in-this-mode' }
  const { seat, seq, move } = slip
  const at = find(course, seq)
  if (at < 0) return { refused: 'no-such-action', at: { seq } }
  const { action: target, before, later } = around(course, at)
  const isOpen = finalSince(course, seq) !== undefined
  const mayTouch = (move: unknown) => isAnyones(game, move) || (isSealed(game, move) && isOpen)
  const isAllowed = target.seat === seat || (mayTouch(target.move) && (move === undefined || mayTouch(move)))
  if (!isAllowed) return { refused: 'not-your-seat' }
  const refusal = sealedSince(game, slip, target, later)
  if (refusal) return refusal
  const reworked = instead(game, before, target, move, later)
  const events = move === undefined || isRefusal(reworked) ? [] : reworked.actions[0]!.events
  // Final here says that it was open already: whoever chose a move before knows it may stand differently now.
  const row = { seat, corrects: seq, events, final: isOpen, ...(move !== undefined && { move }) }
  return mended(game, course, at, row, reworked)
}

// The latest action that a seat may take back now. Looks only as far as every course remembers.
export const undoable = (game: AnyGame, course: Course, seat: Seat): number | undefined => {
  const last = lastOf(course).seq
  for (const { action } of course.steps.toReversed()) {
    if (action.final || action.seq <= last - recent) return undefined
    if (!isRefusal(undone(game, course, { seat, seq: action.seq }))) return action.seq
  }
  return undefined
}
