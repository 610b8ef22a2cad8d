// A twin of a game: all that one viewer was not told is as a bot in its place would imagine it.
import { imagine } from '../../../web/games/camino/bot/imagine.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { State } from '../../../web/games/camino/rules/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'
import { positionOf } from '../../../web/games/play.ts'

export const redeal = (state: State, viewer: Viewer, chance: Chance): State =>
  imagine(positionOf(digital, state, viewer), chance)
