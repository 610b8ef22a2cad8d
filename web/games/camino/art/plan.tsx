// The board as a plan, for tracing beside the box: grey roads, pale rivers, railways as ladders,
// each in one layer.
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'
import { type Board, type Frame, type Piece, tileAt } from '../rules/pieces.ts'
import { columnName } from '../rules/places.ts'
import { runsOf, runsOver } from './runs.ts'
import type { Ribbon } from './ways.tsx'

const signs: Partial<Record<Piece, string>> = {
  forest: 'M0-40L22-10H13L31 16H6V34H-6V16H-31L-13-10H-22z',
  meadow: 'M-20-4l-8-15M-20-4l5-17M-20-4l13-11M14 22l-8-15M14 22l5-17M14 22l13-11',
  buffer: 'M-13 8a13 13 0 1 0 26 0a13 13 0 1 0-26 0',
}

interface Props {
  size: Size
  board: Board
}

const Traced = ({ size, board }: Props) => {
  const placed = [...board].flatMap((_, at) => {
    const tile = tileAt(board, at)
    return tile
      ? { ...tile, at, x: columnOf(size, at) * 100 + 50, y: rowOf(size, at) * 100 + 50 }
      : []
  })
  const runs = runsOver(
    placed.map(({ piece, turns, x, y }) => ({ x, y, turn: turns, runs: runsOf(piece) })),
  )
  const rail = `${runs.straightRail}${runs.curvedRail}`
  return (
    <>
      <path
        class="ground"
        d={placed.map(({ x, y }) => `M${x - 50} ${y - 50}h100v100h-100z`).join('')}
      />
      <path class="water" d={runs.river} />
      <path class="current" d={runs.river} />
      <path class="road" d={runs.road} />
      <path class="railway" d={rail} />
      <path class="ties" d={rail} />
      {placed.map(({ piece, turns, at, x, y }) => {
        const turn = piece === 'buffer' ? ` rotate(${90 * turns})` : ''
        return (
          signs[piece] && (
            <path
              key={at}
              class={piece}
              d={signs[piece]}
              transform={`translate(${x} ${y})${turn}`}
            />
          )
        )
      })}
    </>
  )
}

const lines = ({ columns, rows }: Size) =>
  [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * 100} 0v${rows * 100}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * 100}h${columns * 100}`),
  ].join('')

/** Draws the whole plan, with the letters and numbers of the real board. */
export const Plan = ({ size, board }: { size: Frame; board: Board }) => (
  <g class="camino-plan">
    <path class="paper" d={`M0 0h${size.columns * 100}v${size.rows * 100}H0z`} />
    <Traced size={size} board={board} />
    <path class="lines" d={lines(size)} />
    <path class="edge" d={`M0 0h${size.columns * 100}v${size.rows * 100}H0z`} />
    {Array.from({ length: size.columns }, (_, i) => (
      <text key={i} x={i * 100 + 50} y="-9">
        {columnName(size.west + i + 1)}
      </text>
    ))}
    {Array.from({ length: size.rows }, (_, i) => (
      <text key={i} x="-20" y={i * 100 + 62}>
        {size.north + i + 1}
      </text>
    ))}
  </g>
)

const one = { columns: 1, rows: 1 }

/** Draws a piece as a key of the sheet. */
export const PlanTile = ({ board }: { board: Board }) => (
  <svg class="camino-plan-tile" viewBox="0 0 100 100" aria-hidden="true">
    <g class="camino-plan">
      <Traced size={one} board={board} />
    </g>
  </svg>
)

/**
 * Draws the obstacles of both ways: a plus in a circle or in a box; side by side if both ways have
 * the same obstacle.
 */
export const Obstacles = ({
  size,
  ways,
}: {
  size: Size
  ways: readonly (Ribbon | undefined)[]
}) => {
  const isShared = (at: Square) => ways.every(way => way?.obstacles.includes(at))
  return (
    <>
      {ways.flatMap((way, side) =>
        (way?.obstacles ?? []).map(at => {
          const x = columnOf(size, at) * 100 + 50 + (isShared(at) ? [-23, 23][side]! : 0)
          return (
            <g
              key={`${side} ${at}`}
              class={`camino-plus side-${side}`}
              transform={`translate(${x} ${rowOf(size, at) * 100 + 50})`}
            >
              {side === 0 ? <circle r="30" /> : <path d="M-28-28h56v56h-56z" />}
              <path d="M-15 0h30M0-15v30" />
            </g>
          )
        }),
      )}
    </>
  )
}
