// The poster of a game: the final map with both ways.
import { MapFrame } from '../art/frame.tsx'
import { LandMap } from '../art/map.tsx'
import { Obstacles, Plan } from '../art/plan.tsx'
import { inksOf, type Ribbon, sittersOf, Ways } from '../art/ways.tsx'
import { type Board, frameOf, isEmptyAt, type Variant } from '../rules/pieces.ts'
import { endsBySide } from '../rules/sides.ts'

const edge = 40 // margin around the map for its frame, and around a plan for its letters

export const ratio = ({ variant }: { variant: Variant }): number => {
  const { columns, rows } = frameOf(variant)
  return (columns * 100 + 2 * edge) / (rows * 100 + 2 * edge)
}

interface Props {
  view: {
    board: Board
    starts: readonly (number | null)[]
    over?: { ways?: readonly (Ribbon | undefined)[] }
  }
  options: { variant: Variant }
  colours: readonly string[] // by seat
}

const sizeOf = ({ columns, rows }: { columns: number; rows: number }) =>
  `${-edge} ${-edge} ${columns * 100 + 2 * edge} ${rows * 100 + 2 * edge}`

export const LandPoster = ({
  view: { board, starts, over },
  options: { variant },
  colours,
}: Props) => {
  const size = frameOf(variant)
  const sitters = sittersOf(colours)
  return (
    <svg class={inksOf(sitters)} viewBox={sizeOf(size)} aria-hidden="true">
      <MapFrame {...size} />
      <LandMap size={size} board={board} />
      <Ways
        size={size}
        sitters={sitters}
        ways={over?.ways ?? []}
        isCertain={() => true}
        ends={endsBySide(variant, starts)}
        isLaid={at => !isEmptyAt(board, at)}
      />
    </svg>
  )
}

/** Draws the plan of the board that was traced beside the box. */
export const TracedPlan = ({
  view: { board, starts, over },
  options: { variant },
  colours,
}: Props) => {
  const size = frameOf(variant)
  const sitters = sittersOf(colours)
  const ways = over?.ways ?? []
  return (
    <svg class={inksOf(sitters)} viewBox={sizeOf(size)} aria-hidden="true">
      <g class="camino-traced">
        <Plan size={size} board={board} />
        <Ways
          size={size}
          sitters={sitters}
          ways={ways.map(way => way && { ...way, obstacles: [] })}
          isCertain={() => true}
          ends={endsBySide(variant, starts)}
          isLaid={at => !isEmptyAt(board, at)}
        />
        <Obstacles size={size} ways={ways} />
      </g>
    </svg>
  )
}
