// The past of a table: the actions that count, the states between them, and what each viewer may
// know of them. The only file that takes secrets out of the past: frames, log, replay, corrections
// and proposals are made of what it lets through. Pure.
import { type Action, asTold, type Logged, type ReplayStep, type Told } from '../protocol.ts'
import type { AnyGame, Seat, Viewer } from './game.ts'
import { eventFor, evolved, positionOf, waiting } from './play.ts'

/** One action that counts, with the state that it met and the one that it led to. */
export interface Step<Row = Action> {
  action: Row // as it reads now: corrected, it has its last correction's move and facts
  before: unknown // undefined before the opening
  state: unknown
}

/** Of an action, what it does to others. */
export type Mark = Pick<Action, 'seq' | 'final' | 'undoes' | 'corrects'>

/**
 * The actions that count. Left out: actions that were undone or struck, and changes of sitters. A
 * corrected action stands where it was first made, with its new move.
 */
export const effectiveActions = <Row extends Omit<Action, 'id'>>(rows: readonly Row[]): Row[] => {
  const counted = new Map<number, Row>()
  for (const row of rows) {
    const { seq, undoes, corrects, seating, move, events } = row
    const target = undoes ?? corrects
    if (target === undefined) {
      if (!seating) counted.set(seq, row)
    } else if (undoes !== undefined || move === undefined) counted.delete(target)
    else counted.set(target, { ...counted.get(target)!, move, events })
  }
  return [...counted.values()]
}

/**
 * The steps of actions that count, from the state that the first one met; undefined: from the
 * opening.
 */
export const timeline = <Row extends Pick<Action, 'events'>>(
  game: AnyGame,
  actions: readonly Row[],
  before?: unknown,
): Step<Row>[] => {
  const steps: Step<Row>[] = []
  for (const action of actions) {
    const state = evolved(game, before, action.events)
    steps.push({ action, before, state })
    before = state
  }
  return steps
}

export const isSealed = (game: AnyGame, move: unknown) => game.sealed?.(move) === true
export const isAnyones = (game: AnyGame, move: unknown) => game.by?.(move) === 'anyone'

// An entry of a companion that everybody may read and put right: a public one, or a seal that is
// broken.
const isEverybodys = (game: AnyGame, move: unknown, isOpen: boolean): boolean =>
  isAnyones(game, move) || (isSealed(game, move) && isOpen)

/**
 * Whether a viewer may read the move of an action: its own, or one that is open to everybody.
 * `final`: the first final action from it on, which breaks its seal. `move`: another one in its
 * place.
 */
export const mayRead = (
  game: AnyGame,
  viewer: Viewer,
  { action, final }: { action: Action; final?: Action },
  move = action.move,
): boolean => action.seat === viewer || isEverybodys(game, move, final !== undefined)

// The facts of an action as the game lets this viewer know them. `isOpen`: its seal is broken.
const seenEvents = (
  game: AnyGame,
  { events }: Action,
  viewer: Viewer,
  isOpen: boolean,
): unknown[] => events.flatMap(event => eventFor(game, event, viewer, isOpen) ?? [])

// The rule: facts as far as they are seen, the move of one's own actions alone, both once the game
// is over. What is not named here stays on the server: ids, luck, and whatever an action is given
// later.
const seen = (
  game: AnyGame,
  action: Action,
  viewer: Viewer,
  isOpen: boolean,
  isOver: boolean,
): Logged => {
  const { seq, at, seat, move, final, undoes, corrects, seating, relieved, consent } = action
  return {
    ...{ seq, at, seat, final, undoes, corrects, seating, relieved, consent },
    events: isOver ? action.events : seenEvents(game, action, viewer, isOpen),
    ...(move !== undefined && (isOver || seat === viewer) && { move }),
    ...(game.correctable &&
      move !== undefined &&
      isEverybodys(game, move, isOpen) && { open: true }),
  }
}

/** When a part of the past is read, and by whom. */
interface Reading {
  later?: readonly Mark[] // what became of that part after it
  seatedAt?: number // seq of the action by which the viewer sat down; 0: from the start on
  isOver: boolean
}

/**
 * A part of the past as a viewer may know it. A sealed action that was undone or replaced before
 * the reveal stays sealed. Whoever sat down later is told of what the sitter before withdrew as the
 * room is: it was a secret, and nothing of it is left to the seat.
 */
export const seenBy = (
  game: AnyGame,
  part: readonly Action[],
  viewer: Viewer,
  { later = [], seatedAt = 0, isOver }: Reading,
): Logged[] => {
  const marks: readonly Mark[] = [...part, ...later]
  const finals = marks.filter(({ final, corrects }) => final && corrects === undefined)
  const lastFinal = finals.at(-1)?.seq ?? 0
  const withdrawn = new Map(
    marks.map(({ final, undoes, corrects, seq }) => [
      final ? undefined : (undoes ?? corrects),
      seq,
    ]),
  )
  return part.map(row => {
    const withdrawnAt = withdrawn.get(row.corrects ?? row.seq) ?? 0
    const isOpen = row.final || (row.seq < lastFinal && withdrawnAt <= row.seq)
    const isBefore = row.seq < seatedAt && withdrawnAt > row.seq
    return seen(game, row, isBefore ? 'room' : viewer, isOpen, isOver)
  })
}

/** An action as a viewer is told it at once: a seal of another one is not broken by it. */
export const toldAtOnce = (game: AnyGame, action: Action, viewer: Viewer): Told =>
  asTold({ ...action, events: seenEvents(game, action, viewer, action.final) })

// Who is waited for in a state does not depend on who looks.
const waited = new WeakMap<object, Seat[]>()
const waitedIn = (game: AnyGame, state: object, seats: number): Seat[] => {
  const known = waited.get(state) ?? waiting(game, state as never, seats)
  waited.set(state, known)
  return known
}

/**
 * What a viewer knew after a step; `open`: whoever made it. What became of it later is not in it.
 * For how many seats the table is does not follow from a state.
 */
export const watchedBy = (
  game: AnyGame,
  seats: number,
  { action, state }: Step,
  as: Viewer | 'open',
): ReplayStep => {
  const you = as === 'open' ? (action.seat ?? 'room') : as
  return {
    you,
    seq: action.seq,
    at: action.at,
    waiting: waitedIn(game, state as object, seats),
    view: positionOf(game, state as never, you).view,
    told: toldAtOnce(game, action, you),
    result: game.result(state as never),
  }
}
