// Draws the board of a real table, and each single piece.
import { Mark } from '../../../ui/seats/mark.tsx'
import type { Lying } from '../../layout.ts'
import { MapFrame } from '../art/frame.tsx'
import { LandMap } from '../art/map.tsx'
import { TilePicture } from '../art/tile.tsx'
import { emptyBoard, frameOf, type Piece as Kind } from '../rules/pieces.ts'
import type { Options, View } from '../rules/state.ts'

export const Ground = ({ options }: { options: Options }) => {
  const size = frameOf(options.variant)
  return (
    <>
      <MapFrame {...size} />
      <LandMap size={size} board={emptyBoard(size)} />
    </>
  )
}

export const Board = ({ view, options }: { view: View; options: Options }) => {
  const size = frameOf(options.variant)
  return (
    <>
      <MapFrame {...size} />
      <LandMap size={size} board={view.board} />
    </>
  )
}

interface PieceProps {
  lying: Lying
  colour: string | undefined
}

export const Piece = ({ lying: { piece, turns = 0 }, colour }: PieceProps) =>
  piece === 'start' ? (
    colour ? (
      <Mark colour={colour} />
    ) : null
  ) : (
    <TilePicture piece={piece as Kind} turns={turns} />
  )
