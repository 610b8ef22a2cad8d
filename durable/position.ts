// What lies on the table at which a game is to be taken up, as people tell it before the start: public areas by all who sit there,
// a hand by its own seat alone.
import type { Refusal, Seat } from '../web/games/game.ts'
import { type Area, isSame, type Known, type Layout, sizeOf } from '../web/games/layout.ts'
import { changed, type Placed, type RestAsked, takenUp } from '../web/games/placing.ts'
import { isRefusal, pathOf } from '../web/games/play.ts'
import { boxOf } from '../web/shelf.ts'
import type { TableState } from './frames.ts'
import { type Caller, hasKey, notYourSeat } from './lobby.ts'
import type { PlacedChange, Seen, SeenPosition } from './rpc.ts'

/** A game that is told online, and how it is taken up. */
const layoutOf = (game: string) => {
  const { digital } = boxOf(game)!
  const { layout } = digital
  return layout.placing && { game: digital.game, layout: { ...layout, placing: layout.placing } }
}

const usual = (asked: RestAsked): string | number => (asked === 'seat' ? 0 : asked[0]!)

/** Nothing is told yet; of what no piece shows, the usual. None: the game is not taken up from a table. */
export const nothingTold = (game: string): Placed | undefined => {
  const restAsked = layoutOf(game)?.layout.placing.restAsked
  if (!restAsked) return undefined
  const rest = Object.entries(restAsked).map(([name, asked]) => [name, usual(asked)] as const)
  return { areas: [], rest: Object.fromEntries(rest) }
}

/** The same, and what the sheet of a companion knows of its table. Of hands it knows the size alone. */
export const toldBy = (game: string, options: unknown, seats: number, known?: Known): Placed | undefined => {
  const nothing = nothingTold(game)
  const placing = layoutOf(game)?.layout.placing
  if (!nothing || !placing) return undefined
  const asked = placing.asked(options, seats).filter(({ own }) => !own)
  const areas = (known?.areas ?? []).reduce((told: Layout, { pieces, covered, ...name }): Layout => {
    const next = changed(told, asked, { ...name, pieces, ...(covered !== undefined && { covered }) })
    return isRefusal(next) ? told : next
  }, [])
  const rest = Object.entries(known?.rest ?? {}).filter(([name]) => placing.restAsked[name])
  return { areas, rest: { ...nothing.rest, ...Object.fromEntries(rest) } }
}

/** Nobody else learns the hand of a seat whose sitter has left. */
export const withoutHand = ({ areas, rest }: Placed, left: Seat): Placed => ({
  areas: areas.filter(({ own, seat }) => !own || seat !== left),
  rest,
})

// Its own sitter; where nobody sits, or a bot does, the host tells what lies there.
const maySee = ({ lobby }: TableState, { holds, host }: Caller, { own, seat }: Pick<Area, 'own' | 'seat'>): boolean =>
  !own || holds.includes(seat!) || (host && lobby.places[seat!]?.key === null)

const alreadyStarted: Refusal = { refused: 'already-started' }
const notFromBox: Refusal = { refused: 'not-from-box', at: { field: 'position' } }

/** The game at which the table begins; why it cannot lie so. */
export const placedAt = ({ opening, lobby }: TableState, { areas, rest }: Placed): object | Refusal => {
  const { game, layout } = layoutOf(opening.game)!
  const asked = layout.placing.asked(opening.options, lobby.places.length)
  const untold = asked.filter(one => one.own && !areas.some(area => isSame(area, one)))
  const seats = [...new Set(untold.map(({ seat }) => seat!))]
  const read = layout.placing.rest['~standard'].validate(rest)
  if (read instanceof Promise) throw new Error('what no piece shows is read at once')
  if (read.issues)
    return { refused: 'malformed', at: { field: ['position', 'rest', ...pathOf(read.issues[0]!)].join('.') } }
  const taken = takenUp(game, layout, { areas, rest: read.value }, opening.options, lobby.places.length)
  // A hand that nobody told is no empty hand.
  return untold.length > 0 && !isRefusal(taken) ? { refused: 'hand-untold', at: { seats } } : taken
}

// Of a hand others are told how many it is. A phone with several seats shows only the one that it looks through.
const shownTo = (now: TableState, caller: Caller, areas: Layout): Layout =>
  areas.map(area => {
    const isShown = maySee(now, caller, area) && (caller.holds.length < 2 || !caller.holds.includes(area.seat!))
    if (!area.own || isShown || area.seat === caller.viewer) return area
    return { ...area, pieces: [], covered: sizeOf(area) }
  })

/**
 * What was told, as a caller may know it, and who may tell what; the host is told why the game cannot begin there. Whoever only
 * watches is not: it costs a search.
 */
export const toldTo = (now: TableState, caller: Caller, { frame, holds }: Seen): SeenPosition | Refusal => {
  const { position, history, lobby } = now
  if (history) return alreadyStarted
  if (!position) return notFromBox
  const placed = hasKey(caller) && placedAt(now, position)
  const refusal = placed && isRefusal(placed) && (caller.host || placed.at?.squares !== undefined) ? placed : undefined
  const tells = [...lobby.places.keys()].filter((seat: Seat) => maySee(now, caller, { own: true, seat }))
  return { frame, holds, ...position, areas: shownTo(now, caller, position.areas), tells, ...(refusal && { refusal }) }
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
      return values === 'seat' ? lobby.places[Number(value)] !== undefined : values?.includes(value) === true
    }
    const wrong = Object.entries(change.rest).find(one => !isAsked(one))
    return wrong ? { refused: 'malformed', at: { field: 'rest' } } : told({ ...position, rest })
  }
  const asked = placing.asked(opening.options, lobby.places.length)
  const areas = changed(position.areas, asked, change)
  if (isRefusal(areas)) return areas
  const area = areas.at(-1)!
  if (!maySee(now, caller, area)) return notYourSeat
  return told({ ...position, areas })
}
