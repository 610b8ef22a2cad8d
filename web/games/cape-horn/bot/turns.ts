// Every whole turn a ship may make, as far as it sails: cards laid where it would stop, one leg or
// two. What cannot help to sail, say a card laid beside the way, is not thought of here.
import type { Square } from '../../kit/squares.ts'
import { type Chart, isSea } from '../rules/chart.ts'
import { ignorePrice, noted, type Rose, sprintPrice } from '../rules/pieces.ts'
import type { Move } from '../rules/state.ts'
import { hasWon, isWorthARose } from '../rules/stations.ts'
import type { Prospect, Prospects } from './prospects.ts'

export const unknown = '?' // a card that was not seen yet

type Lay = Extract<Move, { kind: 'lay' }>

/** A ship and the sea about it, in one's mind. */
export interface Afloat {
  at: Square
  points: number
  roses: readonly Rose[]
  prospect: Prospect // of a ship with these roses
  hand: readonly string[]
  cards: readonly (string | null)[] // by square, printed starts too
  lays: readonly Lay[] // on top of them, before the legs
  others: readonly Square[] // where the other ships are
  legs: readonly Move[]
  won: boolean
}

export interface Waters extends Prospects {
  sprintIgnore: boolean
  bridges: number // cards at most that are laid only to lead to another
  sprints: boolean // whether it thinks of a second leg
}

/**
 * Thousands of turns are tried: the cards that one lays are a list to look up, and the sea is not
 * copied.
 */
export const cardOn = ({ cards, lays }: Afloat, at: Square): string | null => {
  for (const lay of lays) if (lay.at === at) return lay.card
  return cards[at] ?? null
}

const touches = (chart: Chart, ship: Afloat, at: Square) =>
  chart.beside[at]!.some(one => cardOn(ship, one) !== null)

// Empty squares, at most two, over which a card may come to lie on a square: the one farthest from
// it first.
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

// All ways to have a card on an empty square. A bridge to it is laid with the cards that would be
// worst there.
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

// One leg, the second of a sprint where there was one already.
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
  // Nobody pays for a square that the card leads to.
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
 * All ways to finish a turn from here, before cards are drawn. `mayLay`: cards may still be laid.
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
