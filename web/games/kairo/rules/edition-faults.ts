// Finds faults in a table's own edition, each with its path: a board that cuts something off, too
// few cards, a start that breaks the rules for new stalls.
import * as v from 'valibot'
import { type Fault, holdsTogether } from '../../kit/edition.ts'
import { type Bazaar, givenStalls, layoutOf } from './bazaar.ts'
import { type Edition, type ShapeFault, shape } from './edition.ts'
import { groundOf } from './ground.ts'
import {
  byCloth,
  cardsTaken,
  cloths,
  displaySize,
  handLimit,
  type SeatCount,
  seatCounts,
  startStalls,
} from './pieces.ts'
import { mayBring, maySetUp } from './stalls.ts'

// One card more than the hands, a turn's draw and the display can take together, so that discards
// always remain for a new pile.
const fewestCards = Math.max(...seatCounts) * handLimit + cardsTaken + displaySize + 1

/** The codes of faults in a board, its cards and its given starts. */
export type FaultCode =
  | ShapeFault
  | 'market-square'
  | 'cut-off'
  | 'neutral-stalls'
  | 'stalls-of'
  | StallCode
// has the words of the refusal
type StallCode = NonNullable<ReturnType<typeof mayBring | typeof maySetUp>>['refused']

// Returns a bazaar with a customer on each start. Which cloth is where makes no difference; the
// last one waits beside the board.
const opening = (edition: Edition): Bazaar => {
  const [...starts] = groundOf(edition).customers
  return { stalls: [], customers: byCloth(() => starts.shift() ?? null) }
}

const customerFaults = function* (edition: Edition): Iterable<Fault<FaultCode>> {
  const { kind, customers } = groundOf(edition)
  const { metAt } = layoutOf(groundOf(edition), opening(edition)).access
  for (const [i, square] of customers.entries()) {
    const path = ['customers', i]
    if (kind[square] !== 'market') yield { path, fault: 'market-square' }
    else if (customers.indexOf(square) !== i) yield { path, fault: 'own-square' }
    else if (metAt[square]! < 0) yield { path, fault: 'cut-off' }
  }
}

// Checks each stall of a given start by the rules for a new stall, together with the stalls before
// it, and the number of stalls of each owner.
const startFaults = function* (edition: Edition, seats: SeatCount): Iterable<Fault<FaultCode>> {
  const { stalls, customers } = opening(edition)
  for (const [i, stall] of givenStalls(edition, seats).entries()) {
    const { owner, cloth, squares, entrance } = stall
    const layout = layoutOf(groundOf(edition), { stalls: [...stalls], customers })
    const refusal =
      mayBring(layout, owner, cloth) ?? maySetUp(layout, cloth, { square: squares[0]!, entrance })
    if (refusal) yield { path: ['starts', seats, i], fault: refusal.refused }
    else stalls.push(stall)
  }
  for (const owner of [...Array(seats).keys(), null]) {
    const due = owner !== null ? startStalls : seats === 2 ? cloths.length : 0
    const given = givenStalls(edition, seats).filter(stall => stall.owner === owner)
    if (given.length !== due) {
      const path = ['starts', seats]
      if (owner === null) yield { path, fault: 'neutral-stalls', figures: [due] }
      else yield { path, fault: 'stalls-of', figures: [due, owner + 1] }
    }
  }
}

// Returns the faults that the schema cannot find. Stalls are checked only when cards and customers
// have no fault.
const faultsOf = (edition: Edition): Fault<FaultCode>[] => {
  const copies = edition.cards.reduce((sum, card) => sum + card.copies, 0)
  const few =
    copies < fewestCards
      ? [{ path: ['cards'], fault: 'least-cards' as const, figures: [fewestCards] }]
      : []
  const astray = [...customerFaults(edition), ...few]
  return astray.length > 0 ? astray : seatCounts.flatMap(seats => [...startFaults(edition, seats)])
}

/** An edition that holds together, or its faults. */
export const edition = v.pipe(shape, holdsTogether(faultsOf))
