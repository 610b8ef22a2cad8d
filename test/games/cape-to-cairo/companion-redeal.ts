// A sheet on which everything is different that a viewer of the companion was not told: the others'
// sealed bids.
import type { Sheet } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'

export const redeal = (sheet: Sheet, viewer: Viewer, chance: Chance): Sheet => {
  const { phase, accounts } = sheet
  if (phase.kind !== 'auction') return sheet
  const bids = phase.bids.map((bid, seat) => {
    const { capital } = accounts[seat]!
    if (bid === null || seat === viewer || capital === 0) return bid
    return (bid + 1 + chance.roll(capital)) % (capital + 1) // any but the one that was made
  })
  return { ...sheet, phase: { ...phase, bids } }
}
