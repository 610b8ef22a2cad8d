// The twins of a game: states that differ in everything that a viewer was not told. One file per
// game and mode; without it, an online game is dealt as its bot in that viewer's place would
// imagine it. A game without secrets (`Game.open`) has none.
/// <reference types="vite/client" />

import type { Chance, Mode, Position, Viewer } from '../../web/games/game.ts'
import { positionOf } from '../../web/games/play.ts'
import { boxOf } from '../../web/shelf.ts'

type Redeal = (state: unknown, viewer: Viewer, chance: Chance) => unknown
type Imagine = (position: Position, chance: Chance) => unknown
const redeals = import.meta.glob<{ redeal: Redeal }>('../games/*/*redeal.ts', { eager: true })
const bots = import.meta.glob<{ imagine: Imagine }>('../../web/games/*/bot/imagine.ts', {
  eager: true,
})

const own = (id: string, mode: Mode): Redeal | undefined => {
  const { game } = boxOf(id)![mode]
  if (game.open) return state => state
  if (mode === 'companion') return redeals[`../games/${id}/companion-redeal.ts`]?.redeal
  const { imagine } = bots[`../../web/games/${id}/bot/imagine.ts`] ?? {}
  return (
    redeals[`../games/${id}/redeal.ts`]?.redeal ??
    (imagine && ((state, viewer, chance) => imagine(positionOf(game, state, viewer), chance)))
  )
}

/** Returns what deals a state again for a viewer, as far as that viewer does not know it. */
export const redealOf = (id: string, mode: Mode): Redeal => {
  const redeal = own(id, mode)
  if (!redeal) throw new Error(`test/games/${id} deals nothing again, and ${mode} is not open`)
  return redeal
}
