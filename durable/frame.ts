// Frames: what each viewer may know of a table, made once per viewer and commit.
import type { Action, AnyGame, Seat, Standing, Viewer } from '../web/games/game.ts'
import { positionOf, waiting } from '../web/games/play.ts'
import type { Down, Frame, Settings, Told, Update } from '../web/protocol.ts'
import { type Course, lastOf } from './course.ts'
import type { Logged } from './door.ts'
import { type Lobby, sitters } from './lobby.ts'
import type { Opened } from './log.ts'
import { undoable } from './slips.ts'

export interface Table {
  opening: Opened
  lobby: Lobby
  again?: string
  game: AnyGame
  course?: Course // none before the start
}

export interface Shown {
  waiting: Seat[]
  result?: Standing[]
  settings: Settings
  frame(viewer: Viewer, host: boolean): Frame
  text(viewer: Viewer, host: boolean): string // the frame as it goes over a socket
}

const told = (game: AnyGame, { seq, seat, undoes, corrects, events, final }: Action, viewer: Viewer): Told => ({
  seq,
  seat,
  ...(undoes !== undefined && { undoes }),
  ...(corrects !== undefined && { corrects }),
  events: events.flatMap(event => game.viewEvent(event, viewer, final) ?? []),
})

const once = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key: Key): Value => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}

export const shownOf = ({ opening, lobby, again, game, course }: Table): Shown => {
  const seats = sitters(lobby)
  const waited = course ? waiting(game, course.state, seats.length) : []
  const result = course && game.result(course.state)

  const played = once((viewer: Viewer) => {
    if (!course) return { seq: 0, waiting: waited }
    const mayUndo = viewer === 'room' ? undefined : undoable(game, course, viewer)
    return {
      seq: lastOf(course).seq,
      waiting: waited,
      view: positionOf(game, course.state, viewer).view,
      told: told(game, lastOf(course), viewer),
      ...(mayUndo !== undefined && { undoable: mayUndo }),
      ...(result && { result }),
    }
  })
  const settings: Settings = { game: opening.game, mode: opening.mode, options: opening.options }
  const update = (viewer: Viewer, host: boolean): Update => ({
    you: viewer,
    ...(host && { host }),
    seats,
    ...(again !== undefined && { again }),
    ...played(viewer),
  })
  const textOf = (viewer: Viewer, host: boolean) =>
    JSON.stringify({ tell: 'frame', frame: update(viewer, host) } satisfies Down)
  const asHost = once((viewer: Viewer) => textOf(viewer, true))
  const asGuest = once((viewer: Viewer) => textOf(viewer, false))
  return {
    waiting: waited,
    ...(result && { result }),
    settings,
    frame: (viewer, host) => ({ ...settings, ...update(viewer, host) }),
    text: (viewer, host) => (host ? asHost : asGuest)(viewer),
  }
}

// The log as a viewer may know it: moves only of one's own, all of it once the game is over. A seal that was taken back
// or replaced before the others were broken stays sealed.
export const loggedOf = (game: AnyGame, log: readonly Action[], viewer: Viewer, isOver: boolean): Logged[] => {
  const lastFinal = log.findLast(({ final, corrects }) => final && corrects === undefined)?.seq ?? 0
  const withdrawn = new Map(
    log.map(({ final, undoes, corrects, seq }) => [final ? undefined : (undoes ?? corrects), seq]),
  )
  return log.map(({ id: _, move, ...row }) => {
    const withdrawnAt = withdrawn.get(row.corrects ?? row.seq) ?? 0
    const isOpen = row.final || (row.seq < lastFinal && withdrawnAt <= row.seq)
    const events = row.events.flatMap(event => game.viewEvent(event, viewer, isOpen) ?? [])
    return {
      ...row,
      ...(move !== undefined && (isOver || row.seat === viewer) && { move }),
      ...(!isOver && { events }),
    }
  })
}
