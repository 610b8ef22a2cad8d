// The twins of a game: states in which all that a viewer was not told is different. One file a game and mode.
/// <reference types="vite/client" />

import type { Chance, Viewer } from '../../web/games/game.ts'

type Redeal = (state: unknown, viewer: Viewer, chance: Chance) => unknown
const redeals = import.meta.glob<{ redeal: Redeal; hidesNothing?: true }>('../games/*/*redeal.ts', { eager: true })

export const redealOf = (id: string, mode: string) =>
  redeals[`../games/${id}/${mode === 'digital' ? 'redeal' : 'companion-redeal'}.ts`]
