// Which positions between turns the rules lead to: what a table is opened with is held to it, so that it smuggles nothing in. Stalls
// are set up and extended once more, by the rules of the game itself.
import type { Seat } from '../../game.ts'
import { type Bazaar, type Layout, layoutOf, type Stall, sizeOf, stallOf, supplyOf } from './bazaar.ts'
import { runsLow, stoodStill } from './ending.ts'
import { groundOf } from './ground.ts'
import { medals, medalsOf, worthIn, worthOf } from './medals.ts'
import { byCloth, type Cloth, cloths, displaySize, handLimit } from './pieces.ts'
import { type PlaceCode, refuse } from './points.ts'
import { mayBring, mayExtend, maySetUp } from './stalls.ts'
import type { State } from './state.ts'

type Refused = ReturnType<typeof refuse<PlaceCode>> | undefined

// Five customers stand on the market, each on a square of its own; the sixth waits (003, "Attirer un client").
const checkCustomers = ({ ground, stallAt }: Layout, { customers }: Bazaar): Refused => {
  const there = cloths.flatMap(cloth => customers[cloth] ?? [])
  if (there.length !== cloths.length - 1) return refuse('one-waits', 'attracting')
  const off = there.filter(at => ground.kind[at] !== 'market' || stallAt[at])
  if (off.length > 0) return refuse('customer-off-market', 'bazaar', { squares: off })
  const shared = there.filter((at, i) => there.indexOf(at) < i)
  return shared.length > 0 ? refuse('customers-meet', 'bazaar', { squares: shared }) : undefined
}

// Main stalls first, then their extensions, each beside one that lies: the order does not matter, since no rule looks at what comes
// later but the one that nothing is cut off, and what all of them leave open no part of them closes.
const checkStalls = ({ options, bazaar, players }: State): Refused => {
  const ground = groundOf(options.edition)
  const { customers } = bazaar
  let layout = layoutOf(ground, { stalls: [], customers })
  const lay = (stalls: Stall[]) => {
    layout = layoutOf(ground, { stalls, customers })
  }
  // A customer that was led to an entrance came after its stall.
  const before = (entrance: number) =>
    layoutOf(ground, {
      stalls: layout.bazaar.stalls,
      customers: byCloth(cloth => (customers[cloth] === entrance ? null : customers[cloth])),
    })
  for (const { owner, cloth, squares, entrance } of bazaar.stalls) {
    const main = squares[0]!
    const refused = mayBring(layout, owner, cloth) ?? maySetUp(before(entrance), cloth, { square: main, entrance })
    if (refused) return refused
    lay([...layout.bazaar.stalls, { owner, cloth, squares: [main], entrance }])
  }
  for (const { owner, cloth, squares } of bazaar.stalls) {
    const left = new Set(squares.slice(1))
    if (left.size > 0 && (owner === null || !players[owner]))
      return refuse('neutral-extended', 'extension', { squares: [...left] })
    while (left.size > 0) {
      const stall = stallOf(layout.bazaar, owner, cloth)!
      const next = [...left].find(square => !mayExtend(layout, stall, square))
      if (next === undefined) return mayExtend(layout, stall, [...left][0]!)
      left.delete(next)
      lay(layout.bazaar.stalls.map(one => (one === stall ? { ...stall, squares: [...stall.squares, next] } : one)))
    }
  }
  return checkCustomers(layoutOf(ground, bazaar), bazaar)
}

// Gold is held by one of the largest of its cloth, silver by another one where several are; none before its first extension (003,
// "Points de victoire pour l'agrandissement").
const checkMedals = ({ bazaar, medals: held }: State, cloth: Cloth): Refused => {
  const owned = bazaar.stalls.filter(stall => stall.cloth === cloth && stall.owner !== null)
  const most = Math.max(1, ...owned.map(sizeOf))
  const largest = most === 1 ? [] : owned.filter(stall => sizeOf(stall) === most).map(({ owner }) => owner)
  const { gold, silver } = held[cloth]
  const isRight = (seat: Seat | null) => (largest.length === 0 ? seat === null : largest.includes(seat))
  const isSplit = largest.length < 2 || gold !== silver
  const squares = owned.filter(stall => largest.includes(stall.owner)).flatMap(stall => stall.squares)
  return isRight(gold) && isRight(silver) && isSplit
    ? undefined
    : refuse('medals-elsewhere', 'medals', { squares, cloth })
}

/** Points for the tiles of a seat's stalls: each extension counted as large as it made its stall. */
export const pointsForStalls = ({ stalls }: Bazaar, seat: Seat): number =>
  stalls.reduce((sum, stall) => (stall.owner === seat ? sum + (sizeOf(stall) * (sizeOf(stall) + 1)) / 2 - 1 : sum), 0)

// Besides its stalls a seat has noted each medal that it holds, and at most both of a cloth for each of its extensions.
const checkPoints = ({ bazaar, medals: held, players, options }: State, seat: Seat): Refused => {
  const worth = worthIn(options)
  const { medals: noted } = players[seat]!.tally
  const extended = bazaar.stalls.reduce((sum, stall) => (stall.owner === seat ? sum + sizeOf(stall) - 1 : sum), 0)
  const least = worthOf(medalsOf(seat, Object.values(held)), worth)
  const most =
    extended *
    worthOf(
      medals.map(medal => ({ medal })),
      worth,
    )
  const stalls = pointsForStalls(bazaar, seat)
  if (noted >= least && noted <= most) return undefined
  return refuse('points-otherwise', 'medals', { seats: [seat], least: stalls + least, most: stalls + most })
}

// It begins as soon as its reason is there, and is never over again (003, "Phase finale et fin du jeu").
const checkFinal = ({ bazaar, players, still, final }: State): Refused => {
  const low = runsLow(byCloth(cloth => supplyOf(bazaar, cloth)))
  const reason = low ?? stoodStill(still, players.length)
  if (reason && !final) return refuse('final-begun', 'final')
  if (final && final !== 'still' && !low) return refuse('final-not-begun', 'final')
  const out = players.findIndex(({ isOut }) => isOut)
  return out >= 0 && !final ? refuse('final-not-begun', 'final', { seats: [out] }) : undefined
}

/** Why the rules never lead to this position, where a turn begins; nothing if they may. */
export const unreached = (state: State): Refused => {
  const { players, display, phase } = state
  const refused = checkStalls(state)
  if (refused) return refused
  for (const cloth of cloths) {
    const why = checkMedals(state, cloth)
    if (why) return why
  }
  for (const [seat, { hand }] of players.entries()) {
    if (hand.length > handLimit) return refuse('too-many-cards', 'drawing', { seats: [seat], limit: handLimit })
    const why = checkPoints(state, seat)
    if (why) return why
  }
  if (display.length !== displaySize) return refuse('display-size', 'drawing', { limit: displaySize })
  if (phase.kind === 'turn' && players[phase.seat]!.isOut) return refuse('is-out', 'final', { seats: [phase.seat] })
  return checkFinal(state)
}
