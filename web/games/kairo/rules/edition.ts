// An edition: board, customer starts, cards, medal worth and given starts as data, so that a box can correct our house values.
import * as v from 'valibot'
import { type Fault, holdsTogether } from '../../kit/edition.ts'
import { whole } from '../../kit/entry.ts'
import { squareAt } from '../../kit/squares.ts'
import { type Bazaar, layoutOf, type Stall } from './bazaar.ts'
import { groundOf } from './ground.ts'
import { byCloth, cardsTaken, cloths, displaySize, handLimit, side, startStalls } from './pieces.ts'
import { mayBring, maySetUp } from './stalls.ts'
import standardJson from './standard.json' with { type: 'json' }

// Three hands, the drawer's and a full display leave a card at least: so the pile is never empty for long.
const fewestCards = 4 * handLimit + cardsTaken + displaySize + 1

/** What may be wrong with a board, its cards and its given starts. */
export type FaultCode = 'map-row' | 'market-square' | 'cut-off' | 'neutral-stalls' | 'stalls-of' | StallCode
type StallCode = NonNullable<ReturnType<typeof mayBring | typeof maySetUp>>['refused'] // worded as a refusal is

const place = v.tuple([whole(1, side), whole(1, side)]) // column and row from the north-west
const medals = v.strictObject({ gold: whole(1, 9), silver: whole(1, 9) })

const start = (seats: number) =>
  v.array(
    v.strictObject({
      owner: v.union([whole(1, seats), v.literal('N')]), // N: neutral
      cloth: v.picklist(cloths),
      stall: place,
      entrance: place,
    }),
  )

const shape = v.strictObject({
  // Rows from north to south: 1–9 a market square of that district, a–i a restaurant square of the first to the ninth.
  map: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-9a-i]{12}$/, 'map-row' satisfies FaultCode))), v.length(side)),
  customers: v.pipe(v.array(place), v.length(cloths.length - 1)),
  // A card for one district is a standard card, for more a joker.
  cards: v.pipe(
    v.array(
      v.strictObject({ districts: v.pipe(v.array(whole(1, 9)), v.minLength(1), v.maxLength(9)), copies: whole(1, 99) }),
    ),
    v.maxLength(60),
  ),
  medals: v.strictObject({ '2-1': medals, '3-2': medals }), // by the option `medals`
  starts: v.strictObject({ 2: start(2), 3: start(3), 4: start(4) }),
})
export type Edition = v.InferOutput<typeof shape>

/** The stalls of the given start. */
export const givenStalls = (edition: Edition, seats: number): Stall[] =>
  edition.starts[seats as 2 | 3 | 4].map(({ owner, cloth, stall, entrance }) => ({
    owner: owner === 'N' ? null : owner - 1,
    cloth,
    squares: [squareAt(groundOf(edition), stall)],
    entrance: squareAt(groundOf(edition), entrance),
  }))

// Customers on their starts, whichever cloth they wear; the last cloth waits beside the board.
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

// Every stall of a given start obeys the rules of setting one up, those before it standing.
const startFaults = function* (edition: Edition, seats: 2 | 3 | 4): Iterable<Fault<FaultCode>> {
  const { stalls, customers } = opening(edition)
  for (const [i, stall] of givenStalls(edition, seats).entries()) {
    const { owner, cloth, squares, entrance } = stall
    const layout = layoutOf(groundOf(edition), { stalls: [...stalls], customers })
    const refusal = mayBring(layout, owner, cloth) ?? maySetUp(layout, cloth, { square: squares[0]!, entrance })
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

// What the shape alone cannot say. Stalls are judged once customers stand where they may.
const faultsOf = (edition: Edition): Fault<FaultCode>[] => {
  const copies = edition.cards.reduce((sum, card) => sum + card.copies, 0)
  const few = copies < fewestCards ? [{ path: ['cards'], fault: 'least-cards' as const, figures: [fewestCards] }] : []
  const astray = [...customerFaults(edition), ...few]
  return astray.length > 0 ? astray : ([2, 3, 4] as const).flatMap(seats => [...startFaults(edition, seats)])
}

export const edition = v.pipe(shape, holdsTogether(faultsOf))

/** Checked by its tests, not by each Worker that wakes: 10 ms of CPU for the editions of all games. */
export const standard = standardJson as Edition
