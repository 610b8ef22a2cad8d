// A sheet on which all is different that a viewer was not told: what the others' purses hold.

import type { Chance, Viewer } from '../../../web/games/game.ts'
import { byCloth } from '../../../web/games/kairo/rules/pieces.ts'
import type { Sheet } from '../../../web/games/kairo/sheet/state.ts'

export const redeal = (sheet: Sheet, viewer: Viewer, chance: Chance): Sheet => ({
  ...sheet,
  accounts: sheet.accounts.map((account, seat) =>
    seat === viewer || sheet.phase.kind === 'over'
      ? account
      : { ...account, coins: byCloth(() => chance.roll(9)) },
  ),
})
