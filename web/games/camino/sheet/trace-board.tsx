// The board to trace on: the pieces as a plan, both ways as ribbons, and the entries that still
// wait on this phone.

import { useState } from 'preact/hooks'
import { WholeGrid } from '../../../ui/grid/drawn.tsx'
import { On } from '../../../ui/grid/on.tsx'
import { Course } from '../../../ui/grid/overlays.tsx'
import { cornerOf, type Plan as GridPlan } from '../../../ui/grid/plan.ts'
import { useTrace } from '../../../ui/grid/trace.ts'
import { useScript } from '../../../ui/live.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import type { Square } from '../../kit/squares.ts'
import { Obstacles, Plan } from '../art/plan.tsx'
import { type Ribbon, Ways } from '../art/ways.tsx'
import { useSideName, useSitters } from '../parts/seats.tsx'
import { frameOf, isEmptyAt, tileAt } from '../rules/pieces.ts'
import { squareName, squareOn } from '../rules/places.ts'
import { endsBySide } from '../rules/sides.ts'
import type { SheetWords } from '../words/sentences.ts'
import { areBeside, bendsOf, squaresAlong } from './paths.ts'
import { useQueue } from './queue.tsx'
import type { Position } from './state.ts'
import { connected, entryFor, type Tool } from './tool.ts'
import { bothSides } from './ways.tsx'

const Loupe = ({ plan, at, name }: { plan: GridPlan; at: Square; name: string }) => {
  const [x, y] = cornerOf(plan, at)
  return (
    <svg class="camino-loupe" viewBox={`${x - 200} ${y - 100} 500 300`} aria-hidden="true">
      <use href="#camino-traced" />
      <text x={x - 190} y={y - 56}>
        {name}
      </text>
    </svg>
  )
}

interface PlanProps {
  position: Position
  words: SheetWords
  tool?: Tool // absent if the board is only shown
}

const shown = ({ view }: Position): (Ribbon | undefined)[] =>
  view.over?.ways ?? view.reckoning?.sides.map(({ way }) => way) ?? []

interface TracedProps {
  position: Position
  drawn: readonly (readonly Square[])[] // roads that wait on this phone
  pen: Square | null
}

// Everything on the board. The loupe shows this group again, enlarged.
const Traced = ({ position, drawn, pen }: TracedProps) => {
  const { variant } = position.options
  const { board, starts, over } = position.view
  const size = frameOf(variant)
  const ways = shown(position)
  return (
    <g id="camino-traced" class="camino-traced">
      <Plan size={size} board={board} />
      <Ways
        size={size}
        sitters={useSitters()}
        ways={ways.map(way => way && { ...way, obstacles: [] })}
        isCertain={at => !isEmptyAt(board, at) || !over}
        ends={endsBySide(variant, starts)}
        isLaid={at => !isEmptyAt(board, at)}
      />
      <Obstacles size={size} ways={ways} />
      {drawn.map(
        (squares, i) =>
          squares.length > 1 && <Course key={i} plan={size} squares={squares} gap={[0, 0]} />,
      )}
      {pen !== null && (
        <On plan={size} at={pen} class="camino-pen">
          <circle class="grid-case" cx="50" cy="50" r="40" />
          <circle cx="50" cy="50" r="40" />
        </On>
      )}
    </g>
  )
}

// Returns what the fingers have drawn: the waiting roads, the place of the pen, and the handlers of
// taps and drags.
const useDrawing = ({ options: { variant }, view, you }: Position, tool: Tool | undefined) => {
  const land = { variant, board: view.board }
  const queue = useQueue()
  const [line, setLine] = useState<readonly Square[]>([]) // under the finger
  const paths = queue.waiting.flatMap(entry => (entry.kind === 'road' ? [entry.path] : []))
  const last = paths.at(-1)?.at(-1)
  const pen = (last && squareOn(variant, last)) ?? (you === 'room' ? null : view.pens[you]!)
  const tap = (at: Square) => {
    const entry = tool && entryFor(land, tool, at, pen)
    if (entry) queue.add(entry)
  }
  const trace = useTrace((path, ended) => {
    setLine(ended ? [] : [...path])
    if (ended && path.length > 1)
      queue.add({ kind: 'road', path: bendsOf(variant, connected(land, path)) })
  })
  const drawn = [...paths.map(path => squaresAlong(variant, path)!), connected(land, line)]
  return { land, queue, under: line.at(-1), drawn, pen, tap, trace }
}

export const TraceBoard = ({ position, words, tool }: PlanProps) => {
  const { variant } = position.options
  const { board, starts } = position.view
  const size = frameOf(variant)
  const name = useSideName()
  const runs = useScript()
  const { land, queue, under, drawn, pen, tap, trace } = useDrawing(position, tool)
  const ways = shown(position)
  const isRoad = tool?.kind === 'road'
  const said = (at: Square) => {
    const tile = tileAt(board, at)
    const lies = tile ? words.lying(tile) : words.sheet.empty
    const of = bothSides
      .filter(side => ways[side]?.squares.includes(at))
      .map(side => words.sheet.wayOf(name(side)))
    const isPen = at === pen && isRoad ? [words.sheet.penHere] : []
    return `${squareName(variant, at)}: ${[lies, ...of, ...isPen].join(', ')}`
  }
  const ends = endsBySide(variant, starts)
  // The squares where a road may begin or continue. The grid also accepts a tap near one of them.
  const isNext = (at: Square) =>
    runs &&
    isRoad &&
    (pen === null ? ends.flat().includes(at) : at === pen || areBeside(variant, pen, at))
  // Without script each square is a button that sends its own entry.
  const cell = (at: Square) => {
    const entry = !runs && tool ? entryFor(land, tool, at, pen) : undefined
    return { label: said(at), move: entry, choose: isNext(at) ? () => tap(at) : undefined }
  }
  return (
    <div class="camino-trace bleed" data-once>
      <WholeGrid
        plan={size}
        label={words.sheet.board}
        cell={cell}
        framed
        ask={tool && tap}
        trace={isRoad ? trace : undefined}
      >
        <Traced position={position} drawn={drawn} pen={isRoad ? pen : null} />
      </WholeGrid>
      {under !== undefined && <Loupe plan={size} at={under} name={squareName(variant, under)} />}
      <MoveForm>
        {queue.value && (
          <button ref={queue.button} type="submit" name="move" value={queue.value} hidden />
        )}
      </MoveForm>
    </div>
  )
}
