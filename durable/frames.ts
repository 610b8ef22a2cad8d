// Builds frames: what one viewer may know of a table. Each is built once per viewer and action.

import type { AnyGame, Seat, Standing, Viewer } from '../web/games/game.ts'
import type { Placed } from '../web/games/placing.ts'
import { hasSecrets, isEarly, positionOf, waiting } from '../web/games/play.ts'
import { toldAtOnce } from '../web/games/timeline.ts'
import type { Done, Frame, Proposal, Settings, Update } from '../web/protocol.ts'
import { toldOptions } from '../web/table-options.ts'
import { askable, undoable } from './memory/corrections.ts'
import { type History, lastOf } from './memory/history.ts'
import type { KeptProposal, Next, Opened, Start } from './memory/log.ts'
import { type Caller, type Lobby, sitters } from './people/lobby.ts'

export interface TableState {
  opening: Opened
  lobby: Lobby
  again?: Next
  proposal?: KeptProposal // the latest proposal, open or closed
  game: AnyGame
  record?: Start // undefined if an older build opened the table
  position?: Placed // the position entered so far, from which the game will begin
  history?: History // undefined before the start
}

export interface Frames {
  waiting: Seat[]
  result?: Standing[]
  settings: Settings
  frame(viewer: Viewer, host: Caller['host']): Frame
  // the message with the frame, as JSON for a socket
  text(viewer: Viewer, host: boolean, beside?: { done?: Done; mark?: string }): string
  shown(holds: readonly Seat[]): { shown?: Seat } // see `Seen`
}

// Returns a function that builds each value once and caches it in `made`.
const once = <Key, Value extends object | string>(
  make: (key: Key) => Value,
  made: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown } = new Map<
    Key,
    Value
  >(),
) => {
  return (key: Key): Value => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

// A lobby object never changes and many actions share it, so its JSON is cached by the object.
const seatsOf = once((lobby: Lobby) => {
  const seats = sitters(lobby)
  return { seats, text: JSON.stringify(seats) }
}, new WeakMap())

interface Asked {
  proposal?: KeptProposal
  history?: History
}

/**
 * Returns the proposal made since the last action, even if a seat has refused that proposal.
 * Undefined if there is none.
 */
export const putNow = ({ proposal, history }: Asked): KeptProposal | undefined =>
  proposal && history && proposal.at === lastOf(history).seq ? proposal : undefined

// Returns the proposal as frames show it: without its moves, which may be sealed. A proposal that
// its own seat withdrew is not shown.
const toldOf = (put: KeptProposal | undefined): { proposal?: Proposal } => {
  if (!put || put.no === put.by) return {}
  const { at: _, move: __, mends: ___, ...proposal } = put
  return { proposal }
}

// Returns the link to the next table if the game is over or continues there (`goesOn`). If the end
// was undone, the game continues here, so the link is left out.
const toldNext = (again: Next | undefined, isOver: boolean): Pick<Update, 'again' | 'againBy'> => {
  if (!again || !(isOver || again.goesOn)) return {}
  return { again: again.code, againBy: again.by }
}

export const framesOf = ({
  opening,
  lobby,
  again,
  proposal,
  game,
  record,
  history,
}: TableState): Frames => {
  const { seats, text: seatsText } = seatsOf(lobby)
  const waited = history ? waiting(game, history.state, seats.length) : []
  const result = history && game.result(history.state)

  const changing = once((viewer: Viewer): Omit<Update, 'you' | 'host' | 'deputy' | 'seats'> => {
    const following = toldNext(again, result !== undefined)
    if (!history) return { ...following, lots: lobby.lots, seq: 0, waiting: waited }
    const mayUndo = viewer === 'room' ? undefined : undoable(game, history, viewer)
    const mayAsk =
      viewer === 'room' || mayUndo !== undefined || result
        ? undefined
        : askable(game, history, viewer)
    return {
      ...following,
      seq: lastOf(history).seq,
      waiting: waited,
      view: positionOf(game, history.state, viewer).view,
      told: toldAtOnce(game, lastOf(history), viewer),
      undoable: mayUndo,
      askable: mayAsk,
      ...toldOf(putNow({ proposal, history })),
      result,
      ...(isEarly(history.state) && { early: true as const }),
    }
  })
  const { mode, options } = opening
  const settings: Settings = {
    game: opening.game,
    mode,
    options,
    ...toldOptions(opening),
    sealed: record?.sealed,
  }
  // Joins the JSON of a frame from parts. The seats, about half of it, are the same for all viewers
  // and are serialised only once.
  const changingText = once((viewer: Viewer) => JSON.stringify(changing(viewer)).slice(1, -1))
  const textOf = (viewer: Viewer, host: boolean) =>
    `{"you":${JSON.stringify(viewer)},${host ? '"host":true,' : ''}"seats":${seatsText},${changingText(viewer)}}`
  return {
    waiting: waited,
    result,
    settings,
    frame: (viewer, host) => ({
      ...{ ...settings, you: viewer },
      ...(host && { host: true as const, ...(host === 'deputy' && { deputy: true as const }) }),
      ...{ seats, ...changing(viewer) },
    }),
    shown(holds) {
      const isOpen =
        history && !result && !holds.some(seat => hasSecrets(game, history.state, seat))
      if (!isOpen || holds.length < 2) return {}
      const { seat: last } = lastOf(history)
      return {
        shown:
          holds.find(seat => waited.includes(seat)) ??
          holds.find(seat => seat === last) ??
          holds[0]!,
      }
    },
    text: (viewer, host, { done, mark } = {}) =>
      `{"tell":"frame","frame":${textOf(viewer, host)}${done ? `,"done":${JSON.stringify(done)}` : ''}${mark === undefined ? '' : `,"mark":"${mark}"`}}`,
  }
}
