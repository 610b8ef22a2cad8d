// What the sheet knows when its game continues online: money and bonus cards; also the lanes, if
// every card is recorded.
import { type Known, type Lying, some } from '../../layout.ts'
import type { Landscape } from '../rules/entry.ts'
import { idOf } from '../rules/pieces.ts'
import type { Account, View } from './state.ts'

const cards = (landscapes: readonly Pick<Landscape, 'terrain' | 'coin'>[]): Lying[] =>
  landscapes.map(({ terrain, coin }) => ({ piece: `card ${idOf(terrain, coin)}`, count: 1 }))

// Returns a seat's crossed landscapes; `undefined` if some were crossed while only money was
// recorded, because their terrain is unknown.
const crossedIn = ({ lines }: Account): Pick<Landscape, 'terrain' | 'coin'>[] | undefined => {
  const crossings = lines.flatMap(line => line.crossings)
  const told = crossings.flatMap(({ terrain, coin }) => (terrain ? [{ terrain, coin }] : []))
  return told.length === crossings.length ? told : undefined
}

// Checks that nobody has bid, or that no card is turned up this turn. If only money is recorded,
// the sheet cannot know about that card.
const isBetween = ({ phase, depth }: View): boolean =>
  phase.kind === 'auction'
    ? !phase.sealed.includes(true)
    : phase.kind === 'building' && (depth === 'ledger' || !phase.drawn)

/**
 * Returns the known areas; people still enter the offer, the stock and the number of discards.
 * `undefined` within an auction or a turn.
 */
export const layoutKnown = (view: View): Known | undefined => {
  if (!isBetween(view)) return undefined
  const { accounts, phase } = view
  return {
    areas: accounts.flatMap((account, seat) => {
      const { capital, bonuses, lane } = account
      const crossed = crossedIn(account)
      return [
        ...(crossed ? [{ area: 'crossed', seat, pieces: cards(crossed) }] : []),
        ...(lane ? [{ area: 'lane', seat, pieces: cards(lane) }] : []),
        { area: 'money', seat, pieces: some('pound', capital) },
        { area: 'bonuses', seat, pieces: [], covered: bonuses },
      ]
    }),
    rest: phase.kind === 'building' ? { turn: phase.turn } : {},
  }
}
