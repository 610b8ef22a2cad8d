// A twin of a game: all that one viewer was not told is as a bot in its place would imagine it.
import type { Chance, Viewer } from '../../../web/games/game.ts'
import { imagine } from '../../../web/games/kairo/bot/imagine.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { State } from '../../../web/games/kairo/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'

export const redeal = (state: State, viewer: Viewer, chance: Chance): State =>
  imagine(positionOf(digital, state, viewer), chance)
