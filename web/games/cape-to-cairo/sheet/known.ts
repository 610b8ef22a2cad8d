// What the bid sheet knows of its table, where the game goes on online: money and bonus cards;
// where every card is kept, the lines.
import { type Known, type Lying, some } from '../../layout.ts'
import type { Landscape } from '../rules/entry.ts'
import { idOf } from '../rules/pieces.ts'
import type { Account, View } from './state.ts'

const cards = (landscapes: readonly Pick<Landscape, 'terrain' | 'coin'>[]): Lying[] =>
  landscapes.map(({ terrain, coin }) => ({ piece: `card ${idOf(terrain, coin)}`, count: 1 }))

// Crossed while only money was kept: a coin, and no terrain.
const crossedIn = ({ lines }: Account): Pick<Landscape, 'terrain' | 'coin'>[] | undefined => {
  const crossings = lines.flatMap(line => line.crossings)
  const told = crossings.flatMap(({ terrain, coin }) => (terrain ? [{ terrain, coin }] : []))
  return told.length === crossings.length ? told : undefined
}

// Before anybody has bid, or before a card is turned up; where only money is kept the sheet is not
// told of that.
const isBetween = ({ phase, depth }: View): boolean =>
  phase.kind === 'auction'
    ? !phase.sealed.includes(true)
    : phase.kind === 'building' && (depth === 'ledger' || !phase.drawn)

/**
 * As far as the sheet tells: offer, stock, and how many lie discarded are still asked. Nothing
 * between bids and building.
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
