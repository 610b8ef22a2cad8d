// Lists the turns that a ship may make: cards laid where the ship would stop, and one or two legs.
// Cards that do not help the ship to sail, such as one beside its way, are not considered.
import type { Square } from '../../kit/squares.ts'
import { type Chart, isSea } from '../rules/chart.ts'
import { ignorePrice, noted, type Rose, sprintPrice } from '../rules/pieces.ts'
import type { Move } from '../rules/state.ts'
import { hasWon, isWorthARose } from '../rules/stations.ts'
import type { Prospect, Prospects } from './prospects.ts'

export const unknown = '?' // a card not seen yet

type Lay = Extract<Move, { kind: 'lay' }>

/** A ship and the sea around it, as the bot imagines them. */
export interface Afloat {
  at: Square
  points: number
  roses: readonly Rose[]
  prospect: Prospect // for a ship with these roses
  hand: readonly string[]
  cards: readonly (string | null)[] // by square, with the printed starts
  lays: readonly Lay[] // laid on the sea before the legs
  others: readonly Square[] // squares of the other ships
  legs: readonly Move[]
  won: boolean
}

export interface Waters extends Prospects {
  sprintIgnore: boolean
  bridges: number // most cards laid only to reach another
  sprints: boolean // considers a second leg
}

/**
 * Returns the top card of a square, or null. Thousands of turns are tried, so laid cards are a
 * short list that is searched, and the sea is not copied.
 */
export const cardOn = ({ cards, lays }: Afloat, at: Square): string | null => {
  for (const lay of lays) if (lay.at === at) return lay.card
  return cards[at] ?? null
}

const touches = (chart: Chart, ship: Afloat, at: Square) =>
  chart.beside[at]!.some(one => cardOn(ship, one) !== null)

// Returns up to two empty squares to lay cards on first, so that `to` touches a card; farthest
// first. `undefined`: impossible.
const bridgeTo = ({ chart, bridges }: Waters, ship: Afloat, to: Square): Square[] | undefined => {
  if (touches(chart, ship, to)) return []
  if (bridges === 0) return undefined
  const free = (at: Square) =>
    chart.beside[at]!.filter(one => isSea(chart, one) && cardOn(ship, one) === null && one !== to)
  const near = free(to)
  const one = near.find(at => touches(chart, ship, at))
  if (one !== undefined) return [one]
  for (const at of near)
    for (const next of free(at)) if (touches(chart, ship, next)) return [next, at]
  return undefined
}

type Held = Pick<Afloat, 'hand' | 'lays'>

const laid = ({ hand, lays }: Held, card: string, at: Square): Held => {
  const place = hand.indexOf(card)
  return { hand: hand.filter((_, i) => i !== place), lays: [...lays, { kind: 'lay', card, at }] }
}

// Returns all ways to lay a card on an empty square. The cards that would be worst there are laid
// on the way to it.
const laidOn = (waters: Waters, ship: Afloat, to: Square): Held[] => {
  const { hand, prospect } = ship
  const bridge = hand.length > 0 ? bridgeTo(waters, ship, to) : undefined
  if (!bridge || hand.length <= bridge.length) return []
  if (bridge.length === 0)
    return hand.filter((card, i) => hand.indexOf(card) === i).map(card => laid(ship, card, to))
  const [best, ...rest] = [...hand].sort(
    (a, b) => prospect.standing(to, a) - prospect.standing(to, b),
  )
  const bridged = bridge.reduce<Held>(
    (held, at, i) => laid(held, rest[rest.length - 1 - i]!, at),
    ship,
  )
  return [laid(bridged, best!, to)]
}

const arrived = (
  { chart, on }: Waters,
  ship: Afloat,
  { hand, lays }: Held,
  to: Square,
  move: Move,
  cost: number,
): Afloat => {
  const station = chart.stations.get(to)
  const won = station && isWorthARose(ship.roses, station)
  const roses = won ? [...ship.roses, station] : ship.roses
  return {
    ...ship,
    hand,
    lays,
    at: to,
    points: ship.points - cost,
    roses,
    prospect: won ? on(roses) : ship.prospect,
    legs: [...ship.legs, move],
    won: chart.ground[to] === 'finish' || hasWon(roses),
  }
}

// Returns all results of one leg: the second leg of a sprint if the ship has sailed, otherwise the
// first.
const sailed = (waters: Waters, ship: Afloat, mayLay: boolean): Afloat[] => {
  const { chart, ends, sprintIgnore } = waters
  const isSecond = ship.legs.length > 0
  const price = isSecond ? sprintPrice : 0
  if (ship.points < price) return []
  const leg = (to: Square, by: 'sail' | 'ignore'): Afloat[] => {
    const cost = price + (by === 'ignore' ? ignorePrice : 0)
    const move: Move = isSecond ? { kind: 'sprint', to, by } : { kind: by, to }
    const there = (held: Held) => arrived(waters, ship, held, to, move, cost)
    if (chart.ground[to] === 'finish') return ship.roses.length >= 2 ? [there(ship)] : []
    if (cardOn(ship, to) === null) return mayLay ? laidOn(waters, ship, to).map(there) : []
    return ship.others.includes(to) && !chart.stations.has(to) ? [] : [there(ship)]
  }
  const ignores =
    ship.points >= price + ignorePrice &&
    (!isSecond || (sprintIgnore && ship.legs[0]!.kind !== 'ignore'))
  const sails = ends(cardOn(ship, ship.at) ?? '', ship.at)
  // Nobody pays to ignore the card for a square that the card leads to.
  const beside = ignores
    ? chart.beside[ship.at]!.filter(to => isSea(chart, to) && !sails.includes(to))
    : []
  return [...sails.flatMap(to => leg(to, 'sail')), ...beside.flatMap(to => leg(to, 'ignore'))]
}

const renounced = (ship: Afloat): Afloat => ({
  ...ship,
  points: noted(ship.points, 1),
  legs: [{ kind: 'renounce' }],
})

/**
 * Returns all ways to finish a turn from here, before the draw. `mayLay`: cards may still be laid.
 */
export const turnsOf = (waters: Waters, ship: Afloat, mayLay: boolean): Afloat[] => {
  if (ship.legs.length > 0) return [ship, ...(waters.sprints ? sailed(waters, ship, false) : [])]
  const first = sailed(waters, ship, mayLay)
  if (!waters.sprints) return [renounced(ship), ...first]
  return [
    renounced(ship),
    ...first,
    ...first.flatMap(one => (one.won ? [] : sailed(waters, one, mayLay))),
  ]
}
