// Handles the position of a real table from which an online game will start. People enter it before
// the start: public areas by any sitter, a hand only by its own seat.
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

/** A change of one area, or of a value that no piece shows, such as whose turn it is. */
export type PlacedChange = Change | { rest: Readonly<Record<string, string | number>> }
/** The entered position, as its caller may know it. */
export interface SeenPosition extends PlacedSeen {
  frame: Frame
  holds: readonly Seat[]
}

/** Returns the online game and its layout, which reads a position. Undefined without `placing`. */
const layoutOf = (game: string) => {
  const { digital } = boxOf(game)!
  const { layout } = digital
  return layout.placing && { game: digital.game, layout: { ...layout, placing: layout.placing } }
}

const usual = (asked: RestAsked): string | number => (asked === 'seat' ? 0 : asked[0]!)

/**
 * Returns an empty position, with default values for whatever no piece shows. Undefined if this
 * game cannot be started from a real table.
 */
export const nothingTold = (game: string): Placed | undefined => {
  const restAsked = layoutOf(game)?.layout.placing.restAsked
  if (!restAsked) return undefined
  const rest = Object.entries(restAsked).map(([name, asked]) => [name, usual(asked)] as const)
  return { areas: [], rest: Object.fromEntries(rest) }
}

/**
 * Returns an empty position filled with what the sheet of a companion game contains (`known`).
 * Hands stay empty, because a sheet contains only their size.
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

/**
 * Returns the position without the hand of a seat whose sitter left, so that nobody else sees it.
 */
export const withoutHand = ({ areas, rest }: Placed, left: Seat): Placed => ({
  areas: areas.filter(({ own, seat }) => !own || seat !== left),
  rest,
})

// Whether a caller may see and enter an area. A hand is for its own seat only. If nobody or a bot
// has that seat, the host may.
const maySee = (
  { lobby }: TableState,
  { holds, host }: Caller,
  { own, seat }: Pick<Area, 'own' | 'seat'>,
): boolean => !own || holds.includes(seat!) || (host && lobby.places[seat!]?.key === null)

const alreadyStarted: Refusal = { refused: 'already-started' }
const notFromBox: Refusal = { refused: 'not-from-box', at: { field: 'position' } }

// Whether an area is hidden from a caller. A phone with several seats shows only the hand of the
// seat through which it looks.
const isHiddenFrom = (now: TableState, caller: Caller, area: Area): boolean => {
  if (!area.own || area.seat === caller.viewer) return false
  return (
    !maySee(now, caller, area) || (caller.holds.length > 1 && caller.holds.includes(area.seat!))
  )
}

const askedAt = ({ opening, lobby }: TableState): readonly Asked[] =>
  layoutOf(opening.game)!.layout.placing.asked(opening.options, lobby.places.length)

// Returns a refusal if any hand was not entered. A missing hand does not count as empty.
const untoldAt = (now: TableState, { areas }: Placed): Refusal | undefined => {
  const untold = askedAt(now).filter(one => one.own && !areas.some(area => isSame(area, one)))
  const seats = [...new Set(untold.map(({ seat }) => seat!))]
  return seats.length > 0 ? { refused: 'hand-untold', at: { seats } } : undefined
}

// Validates the values that no piece shows with the game's schema, then builds the state with
// `take`. `tell` instead checks each value alone, because people enter one value at a time.
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
 * Returns why the game cannot begin from this position, as far as the caller may know. Hands that
 * the caller may not see are replaced by random ones. Otherwise a refusal about too many of one
 * piece would reveal which pieces are in such a hand.
 */
const faultFor = (now: TableState, caller: Caller, position: Placed): Refusal | undefined => {
  const { opening, lobby } = now
  const { contents, placing } = layoutOf(opening.game)!.layout
  const inBox = contents(opening.options, lobby.places.length)
  const { about } = placing
  const isHidden = (area: Area) => isHiddenFrom(now, caller, area)
  const areas = redeal(position.areas, askedAt(now), inBox, isHidden)
  if (position.areas.length === 0) return { refused: 'nothing-told' }
  // If a hand was replaced, only the layout is checked, because whether anybody can move may depend
  // on the real hands.
  const lies = taken(now, { ...position, areas }, position.areas.some(isHidden) ? laidOut : takenUp)
  const untold = untoldAt(now, position)
  // A hand that was not entered is reported as missing, not as too small.
  const isOfHand =
    isRefusal(lies) && askedAt(now).some(({ own, area }) => own && area === about[lies.refused])
  return isRefusal(lies) && !(untold && isOfHand) ? lies : untold
}

/**
 * Returns the state from which the game begins, or why it cannot begin. If a hand that the host may
 * not see is wrong, the host gets only `hands-otherwise`, and only if everything else is right. If
 * that hand is right too, the game starts, so the host cannot test guesses about it.
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

// Removes the pieces of areas that are hidden from the caller, and leaves only their number; for an
// `uncounted` area not even the number.
const shownTo = (now: TableState, caller: Caller, areas: Layout): Layout => {
  const asked = askedAt(now)
  return areas.map(area => {
    if (!isHiddenFrom(now, caller, area)) return area
    const isCounted = !asked.find(one => isSame(one, area))?.uncounted
    return { ...area, pieces: [], ...(isCounted && { covered: sizeOf(area) }) }
  })
}

/**
 * Returns the entered position as the caller may know it, the seats whose hands the caller may
 * enter, and what is still wrong. A caller without a key does not get what is wrong, because
 * computing it takes a search.
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

/** Changes one area, or one value that no piece shows. */
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
  // This check comes first, because a refusal of the change itself would reveal what is in the
  // area.
  if (of && !maySee(now, caller, of)) return notYourSeat
  const areas = changed(position.areas, asked, change)
  return isRefusal(areas) ? areas : told({ ...position, areas })
}
