// The past of a table: the actions that count, the states between them, and what each viewer may
// know of them. Only this file removes secrets from the past: frames, log, replay, corrections and
// proposals are built from its results. Pure.
import { type Action, asTold, type Logged, type ReplayStep, type Told } from '../protocol.ts'
import type { AnyGame, Seat, Viewer } from './game.ts'
import { eventFor, evolved, positionOf, waiting } from './play.ts'

/** An action that counts, with the states before and after it. */
export interface Step<Row = Action> {
  action: Row // a corrected action has the move and events of its last correction
  before: unknown // undefined before the opening
  state: unknown
}

/** The effect of an action on earlier ones. */
export type Mark = Pick<Action, 'seq' | 'final' | 'undoes' | 'corrects'>

/**
 * Returns the actions that count, without undone or removed actions and changes of sitters. A
 * corrected action keeps its original place, with its new move.
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
 * Returns the steps of actions that count, starting from the state before the first one; undefined
 * starts from the opening.
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

// Whether everybody may read and correct an entry of a companion: a public one, or a sealed one
// that was opened.
const isEverybodys = (game: AnyGame, move: unknown, isOpen: boolean): boolean =>
  isAnyones(game, move) || (isSealed(game, move) && isOpen)

/**
 * Whether a viewer may read the move of an action: the viewer's own, or a public one. `final`: the
 * first final action from this one on, which opens sealed moves. `move`: a move that replaces the
 * action's.
 */
export const mayRead = (
  game: AnyGame,
  viewer: Viewer,
  { action, final }: { action: Action; final?: Action },
  move = action.move,
): boolean => action.seat === viewer || isEverybodys(game, move, final !== undefined)

// Returns the events of an action as far as this viewer may know them. `isOpen`: whether its sealed
// move is open.
const seenEvents = (
  game: AnyGame,
  { events }: Action,
  viewer: Viewer,
  isOpen: boolean,
): unknown[] => events.flatMap(event => eventFor(game, event, viewer, isOpen) ?? [])

// The only rule for secrets: events as far as they are visible, moves only of the viewer's own
// actions, and everything once the game is over. Fields that are not listed here stay on the
// server: ids, luck, and fields that actions get in future.
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
  later?: readonly Mark[] // undos and corrections after that part
  seatedAt?: number // `seq` of the action by which the viewer sat down; 0: there from the start
  isOver: boolean
}

/**
 * Returns a part of the past as a viewer may know it. A sealed action that was undone or replaced
 * before the reveal stays sealed. A newcomer sees actions that the previous sitter withdrew as the
 * room does, because they were a secret that the seat no longer has.
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

/** Returns an action as a viewer learns it at once: it opens no sealed move of another action. */
export const toldAtOnce = (game: AnyGame, action: Action, viewer: Viewer): Told =>
  asTold({ ...action, events: seenEvents(game, action, viewer, action.final) })

// Cached for all viewers: which seats the game waits for does not depend on the viewer.
const waited = new WeakMap<object, Seat[]>()
const waitedIn = (game: AnyGame, state: object, seats: number): Seat[] => {
  const known = waited.get(state) ?? waiting(game, state as never, seats)
  waited.set(state, known)
  return known
}

/**
 * Returns what a viewer knew after a step, without later undos and corrections. `open`: the view of
 * the seat that acted. `seats` is a parameter because a state does not contain it.
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
