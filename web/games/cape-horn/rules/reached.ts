// Which positions between turns the rules lead to: what a table is opened with is held to it, so that it smuggles nothing in.
import type { Seat } from '../../game.ts'
import { refuse } from '../../kit/refuse.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, chartOf, isSea } from './chart.ts'
import { total } from './facts.ts'
import { handLimit, mostPoints, startHand } from './pieces.ts'
import type { PlaceCode, Refusal } from './points.ts'
import type { Ship, State } from './state.ts'
import { hasWon, isWorthARose } from './stations.ts'

type Refused = Refusal<PlaceCode> | undefined

// Every card was laid beside another one, the first ones beside a printed start; what is covered lies under a card (001, step 2).
const checkCards = (chart: Chart, laid: State['laid']): Refused => {
  const cards = laid.flatMap((stack, at) => (stack ? [at] : []))
  const ashore = cards.filter(at => !isSea(chart, at))
  if (ashore.length > 0) return refuse('not-sea', 'laying', { squares: ashore })
  const printed = cards.filter(at => chart.starts.includes(at))
  if (printed.length > 0) return refuse('printed-start', 'covering', { squares: printed })
  const joined = new Set<Square>(chart.starts)
  for (const square of joined) for (const beside of chart.beside[square]!) if (laid[beside]) joined.add(beside)
  const apart = cards.filter(at => !joined.has(at))
  return apart.length > 0 ? refuse('touches-no-card', 'laying', { squares: apart }) : undefined
}

// A ship stands on a card, alone but at a station. Over the line it has won (001, step 3).
const checkShips = (chart: Chart, { ships, laid }: State): Refused => {
  for (const [seat, { at }] of ships.entries()) {
    if (chart.ground[at] === 'finish') return refuse('race-won', 'end', { seats: [seat] })
    if (!laid[at] && !chart.starts.includes(at))
      return refuse('no-card-there', 'sailing', { squares: [at], seats: [seat] })
    const isShared = ships.some((other, before) => before < seat && other.at === at)
    if (isShared && !chart.stations.has(at)) return refuse('ship-there', 'sailing', { squares: [at], seats: [seat] })
  }
}

// One rose a stage and one a colour, each won on the card of its station, which nobody takes away (001, "Les escales maritimes").
const checkRoses = (chart: Chart, laid: State['laid'], { roses }: Ship, seat: Seat): Refused => {
  if (hasWon(roses)) return refuse('race-won', 'end', { seats: [seat] })
  for (const [nth, rose] of roses.entries()) {
    const { stage, colour } = rose
    const station = [...chart.stations.values()].find(one => one.stage === stage && one.colour === colour)
    if (!station) return refuse('no-such-station', 'stations', { seats: [seat] })
    if (!isWorthARose(roses.slice(0, nth), rose))
      return refuse('rose-alike', 'stations', { seats: [seat], stage, colour })
    if (!laid[station.at])
      return refuse('station-bare', 'stations', { squares: [station.at], seats: [seat], stage, colour })
  }
}

/** Why the rules never lead to this position, where a turn begins and its point is noted; nothing if they may. */
export const unreached = (state: State): Refused => {
  const { options, ships, laid, pile, turn } = state
  const chart = chartOf(options.edition)
  const refused = checkCards(chart, laid) ?? checkShips(chart, state)
  if (refused) return refused
  for (const [seat, ship] of ships.entries()) {
    const { points, hand } = ship
    if (points > mostPoints) return refuse('too-many-points', 'turn', { seats: [seat], limit: mostPoints })
    if (hand.length > handLimit) return refuse('too-many-cards', 'drawing', { seats: [seat], limit: handLimit })
    const why = checkRoses(chart, laid, ship, seat)
    if (why) return why
  }
  if (turn && ships[turn.seat]!.points === 0) return refuse('point-not-noted', 'turn', { seats: [turn.seat] })
  const all = options.edition.cards.reduce((sum, { copies }) => sum + copies, 0)
  const dealt = all - total(pile)
  const least = ships.length * startHand
  return dealt < least ? refuse('too-few-dealt', 'start', { dealt, least }) : undefined
}
