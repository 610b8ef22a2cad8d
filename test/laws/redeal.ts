// The twins of a game: states that differ in everything that a viewer was not told. One file per
// game and mode; without it, an online game is dealt as its bot in that viewer's place would
// imagine it.
/// <reference types="vite/client" />

import type { Chance, Position, Viewer } from '../../web/games/game.ts'
import { positionOf } from '../../web/games/play.ts'
import { boxOf } from '../../web/shelf.ts'

type Redeal = (state: unknown, viewer: Viewer, chance: Chance) => unknown
type Imagine = (position: Position, chance: Chance) => unknown
const redeals = import.meta.glob<{ redeal: Redeal; hidesNothing?: true }>('../games/*/*redeal.ts', {
  eager: true,
})
const bots = import.meta.glob<{ imagine: Imagine }>('../../web/games/*/bot/imagine.ts', {
  eager: true,
})

export const redealOf = (
  id: string,
  mode: string,
): { redeal: Redeal; hidesNothing?: true } | undefined => {
  if (mode === 'companion') return redeals[`../games/${id}/companion-redeal.ts`]
  const { imagine } = bots[`../../web/games/${id}/bot/imagine.ts`] ?? {}
  return (
    redeals[`../games/${id}/redeal.ts`] ??
    (imagine && {
      redeal: (state, viewer, chance) =>
        imagine(positionOf(boxOf(id)!.digital.game, state, viewer), chance),
    })
  )
}
