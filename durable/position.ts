// What lies on the table at which a game is to be taken up, as people tell it before the start:
// public areas by all who sit there, a hand by its own seat alone.
import type { Refusal, Seat } from '../web/games/game.ts'
import { type Area, isSame, type Known, type Layout, sizeOf } from '../web/games/layout.ts'
import {
  type Asked,
  type Change,
  changed,
  laidOut,
  type Placed,
  type PlacedSeen,
  type RestAsked,
  redeal,
  takenUp,
} from '../web/games/placing.ts'
import { isRefusal, pathOf } from '../web/games/play.ts'
import type { Frame } from '../web/protocol.ts'
import { boxOf } from '../web/shelf.ts'
import type { TableState } from './frames.ts'
import { type Caller, hasKey, notYourSeat } from './people/lobby.ts'
import type { Seen } from './rpc.ts'

/** What is told of one area, or of what no piece shows. */
export type PlacedChange = Change | { rest: Readonly<Record<string, string | number>> }
/** What was told, as its caller may know it. */
export interface SeenPosition extends PlacedSeen {
  frame: Frame
  holds: readonly Seat[]
}

/** A game that is told online, and how it is taken up. */
const layoutOf = (game: string) => {
  const { digital } = boxOf(game)!
  const { layout } = digital
  return layout.placing && { game: digital.game, layout: { ...layout, placing: layout.placing } }
}

const usual = (asked: RestAsked): string | number => (asked === 'seat' ? 0 : asked[0]!)

/**
 * Nothing is told yet; of what no piece shows, the usual. None: the game is not taken up from a
 * table.
 */
export const nothingTold = (game: string): Placed | undefined => {
  const restAsked = layoutOf(game)?.layout.placing.restAsked
  if (!restAsked) return undefined
  const rest = Object.entries(restAsked).map(([name, asked]) => [name, usual(asked)] as const)
  return { areas: [], rest: Object.fromEntries(rest) }
}

/**
 * The same, and what the sheet of a companion knows of its table. Of hands it knows the size alone.
 */
export const toldBy = (
  game: string,
  options: unknown,
  seats: number,
  known?: Known,
): Placed | undefined => {
  const nothing = nothingTold(game)
  const placing = layoutOf(game)?.layout.placing
  if (!nothing || !placing) return undefined
  const asked = placing.asked(options, seats).filter(({ own }) => !own)
  const areas = (known?.areas ?? []).reduce(
    (told: Layout, { pieces, covered, ...name }): Layout => {
      const next = changed(told, asked, {
        ...name,
        pieces,
        ...(covered !== undefined && { covered }),
      })
      return isRefusal(next) ? told : next
    },
    [],
  )
  const rest = Object.entries(known?.rest ?? {}).filter(([name]) => placing.restAsked[name])
  return { areas, rest: { ...nothing.rest, ...Object.fromEntries(rest) } }
}

/** Nobody else learns the hand of a seat whose sitter has left. */
export const withoutHand = ({ areas, rest }: Placed, left: Seat): Placed => ({
  areas: areas.filter(({ own, seat }) => !own || seat !== left),
  rest,
})

// Its own sitter; where nobody sits, or a bot does, the host tells what lies there.
const maySee = (
  { lobby }: TableState,
  { holds, host }: Caller,
  { own, seat }: Pick<Area, 'own' | 'seat'>,
): boolean => !own || holds.includes(seat!) || (host && lobby.places[seat!]?.key === null)

const alreadyStarted: Refusal = { refused: 'already-started' }
const notFromBox: Refusal = { refused: 'not-from-box', at: { field: 'position' } }

// A phone with several seats shows only the hand of the one that it looks through.
const isHiddenFrom = (now: TableState, caller: Caller, area: Area): boolean => {
  if (!area.own || area.seat === caller.viewer) return false
  return (
    !maySee(now, caller, area) || (caller.holds.length > 1 && caller.holds.includes(area.seat!))
  )
}

const askedAt = ({ opening, lobby }: TableState): readonly Asked[] =>
  layoutOf(opening.game)!.layout.placing.asked(opening.options, lobby.places.length)

// A hand that nobody told is no empty hand.
const untoldAt = (now: TableState, { areas }: Placed): Refusal | undefined => {
  const untold = askedAt(now).filter(one => one.own && !areas.some(area => isSame(area, one)))
  const seats = [...new Set(untold.map(({ seat }) => seat!))]
  return seats.length > 0 ? { refused: 'hand-untold', at: { seats } } : undefined
}

// What no piece shows is read here only, since people tell it field by field.
const taken = (
  { opening, lobby }: TableState,
  { areas, rest }: Placed,
  take: typeof takenUp,
): object | Refusal => {
  const { game, layout } = layoutOf(opening.game)!
  const read = layout.placing.rest['~standard'].validate(rest)
  if (read instanceof Promise) throw new Error('what no piece shows is read at once')
  if (read.issues)
    return {
      refused: 'malformed',
      at: { field: ['position', 'rest', ...pathOf(read.issues[0]!)].join('.') },
    }
  return take(game, layout, { areas, rest: read.value }, opening.options, lobby.places.length)
}

/**
 * Why the game cannot begin there, as far as the caller may know. Hands that they may not see are
 * replaced by others: a piece that is told too often would say that the missing ones are in such a
 * hand.
 */
const faultFor = (now: TableState, caller: Caller, position: Placed): Refusal | undefined => {
  const { opening, lobby } = now
  const { contents, placing } = layoutOf(opening.game)!.layout
  const inBox = contents(opening.options, lobby.places.length)
  const { about } = placing
  const isHidden = (area: Area) => isHiddenFrom(now, caller, area)
  const areas = redeal(position.areas, askedAt(now), inBox, isHidden)
  if (position.areas.length === 0) return { refused: 'nothing-told' }
  // Whether anybody can move may depend on the hands.
  const lies = taken(now, { ...position, areas }, position.areas.some(isHidden) ? laidOut : takenUp)
  const untold = untoldAt(now, position)
  // Of a hand that nobody told it is no use to hear that it is too small.
  const isOfHand =
    isRefusal(lies) && askedAt(now).some(({ own, area }) => own && area === about[lies.refused])
  return isRefusal(lies) && !(untold && isOfHand) ? lies : untold
}

/**
 * The game at which the table begins, or why it cannot. Of a fault in a hidden hand the host learns
 * nothing more than that there is one, and only where the game would begin without it: each
 * question risks the start.
 */
export const placedFor = (now: TableState, caller: Caller, position: Placed): object | Refusal => {
  const fault = faultFor(now, caller, position)
  if (fault) return fault
  const lies = taken(now, position, takenUp)
  if (!isRefusal(lies)) return lies
  return position.areas.some(area => isHiddenFrom(now, caller, area))
    ? { refused: 'hands-otherwise' }
    : lies
}

// Of a hand others are told how many it is.
const shownTo = (now: TableState, caller: Caller, areas: Layout): Layout => {
  const asked = askedAt(now)
  return areas.map(area => {
    if (!isHiddenFrom(now, caller, area)) return area
    const isCounted = !asked.find(one => isSame(one, area))?.uncounted
    return { ...area, pieces: [], ...(isCounted && { covered: sizeOf(area) }) }
  })
}

/**
 * What was told, as a caller may know it, who may tell what, and what is still wrong. Whoever only
 * watches is not told the last: it costs a search.
 */
export const toldTo = (
  now: TableState,
  caller: Caller,
  { frame, holds }: Seen,
): SeenPosition | Refusal => {
  const { position, history, lobby } = now
  if (history) return alreadyStarted
  if (!position) return notFromBox
  const refusal = hasKey(caller) ? faultFor(now, caller, position) : undefined
  const tells = [...lobby.places.keys()].filter((seat: Seat) =>
    maySee(now, caller, { own: true, seat }),
  )
  return { frame, holds, ...position, areas: shownTo(now, caller, position.areas), tells, refusal }
}

interface Telling {
  change: { position: Placed }
  answer: { told: true }
}

/** One area, or one thing that no piece shows, is told anew. */
export const tell = (now: TableState, caller: Caller, change: PlacedChange): Telling | Refusal => {
  const { opening, lobby, position, history } = now
  if (history) return alreadyStarted
  if (!position) return notFromBox
  if (!hasKey(caller)) return notYourSeat
  const { placing } = layoutOf(opening.game)!.layout
  const told = (next: Placed): Telling => ({ change: { position: next }, answer: { told: true } })
  if ('rest' in change) {
    const rest = { ...position.rest, ...change.rest }
    const isAsked = ([name, value]: [string, string | number]) => {
      const values = Object.hasOwn(placing.restAsked, name) ? placing.restAsked[name] : undefined
      return values === 'seat'
        ? lobby.places[Number(value)] !== undefined
        : values?.includes(value) === true
    }
    const wrong = Object.entries(change.rest).find(one => !isAsked(one))
    return wrong ? { refused: 'malformed', at: { field: 'rest' } } : told({ ...position, rest })
  }
  const asked = askedAt(now)
  const of = asked.find(one => isSame(one, change))
  // Asked first: whether a change fits depends on what lies there.
  if (of && !maySee(now, caller, of)) return notYourSeat
  const areas = changed(position.areas, asked, change)
  return isRefusal(areas) ? areas : told({ ...position, areas })
}
