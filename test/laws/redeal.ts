// The twins of a game: states that differ in everything that a viewer was not told. One file per
// game and mode; without it, an online game is dealt as its bot in that viewer's place would
// imagine it. A game without either shows all of its state to everybody, which law 6 checks.
/// <reference types="vite/client" />

import type { Chance, Mode, Position, Viewer } from '../../web/games/game.ts'
import { positionOf } from '../../web/games/play.ts'
import { boxOf } from '../../web/shelf.ts'

type Redeal = (state: unknown, viewer: Viewer, chance: Chance) => unknown
type Imagine = (position: Position, chance: Chance) => unknown
const redeals = import.meta.glob<Redealt>('../games/*/*redeal.ts', {
  eager: true,
})
const bots = import.meta.glob<{ imagine: Imagine }>('../../web/games/*/bot/imagine.ts', {
  eager: true,
})

interface Redealt {
  redeal: Redeal
  hidesNothing?: true
  showsAll?: true // each view contains the whole state
}

const open: Redealt = { redeal: state => state, hidesNothing: true, showsAll: true }

const own = (id: string, mode: Mode): Redealt | undefined => {
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

export const redealOf = (id: string, mode: Mode): Redealt => own(id, mode) ?? open
