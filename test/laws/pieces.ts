// The pieces of an online game's state, by the game's own file `test/games/<id>/pieces.ts`. A game
// whose box holds none needs no file.
/// <reference types="vite/client" />
import type { Box } from '../../web/games/box.tsx'
import { optionsOf } from './random.ts'

type Pieces = (state: unknown) => readonly (string | number)[]
const files = import.meta.glob<{ pieces: Pieces }>('../games/*/pieces.ts', { eager: true })

/** Whether anything is in the box of an online game. */
export const hasPieces = ({ seats, digital: { game, layout } }: Box): boolean =>
  Object.keys(layout.contents(optionsOf(game), seats[0]!)).length > 0

/** Returns all pieces of a state, sorted. */
export const piecesOf = (box: Box): ((state: unknown) => readonly (string | number)[]) => {
  const { pieces } = files[`../games/${box.id}/pieces.ts`] ?? {}
  if (!pieces && hasPieces(box)) throw new Error(`test/games/${box.id}/pieces.ts is missing`)
  return state => [...(pieces?.(state) ?? [])].sort()
}
