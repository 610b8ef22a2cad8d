// A twin of a game: all that a viewer was told is the same, all that it was not told is dealt anew.
import { imagine } from '../../../web/games/cape-to-cairo/bot/imagine.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'
import { positionOf } from '../../../web/games/play.ts'

export const redeal = (state: State, viewer: Viewer, chance: Chance): State =>
  imagine(positionOf(digital, state, viewer), chance)
