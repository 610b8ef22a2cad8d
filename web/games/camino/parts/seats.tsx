// The sign of a side, the names of its players, and its way as a strip of squares.
import { seatColour, useTable, useTelling } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import { type Telling, tell } from '../../words.ts'
import { CornerSign, inksOf, type Sitters, sittersOf } from '../art/ways.tsx'
import { colours, isEmptyAt } from '../rules/pieces.ts'
import { type Side, sides, sidesFor } from '../rules/sides.ts'
import type { Event, Options, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { weighty } from './recap-kinds.ts'

export type Face<W = BoardWords, V = View, O = Options> = FaceProps<V, W, Event, O>

export const useSitters = (): Sitters => {
  const { frame } = useTable()
  return sittersOf(frame.seats.map((_, seat) => seatColour(frame, colours, seat)))
}

/** Returns the class of a face that gives each way the colour of its seat. */
export const useInks = (): string => inksOf(useSitters())

export const SideSign = ({ side }: { side: Side }) => (
  <svg class="camino-sign" viewBox="-40 -40 80 80" aria-hidden="true">
    <CornerSign side={side} of={useSitters()[side]!} />
  </svg>
)

/** Returns the name of a side: its player's name, or those of two partners. */
const sideName = (side: Side, seats: number, telling: Telling): string =>
  telling.list(sidesFor(seats)[side]!.map(seat => telling.name(seat)))

export const useSideName = (): ((side: Side) => string) => {
  const telling = useTelling()
  const { frame } = useTable()
  return side => sideName(side, frame.seats.length, telling)
}

interface StripProps {
  side: Side
  squares: readonly number[] // along the way
  obstacles: readonly number[]
  isCertain(square: number): boolean
}

const longest = 420 // of a strip: a way of about forty points, 10 a square

/**
 * A way as a straight strip, a cell for each square. Each obstacle lies across its cell and adds a
 * mark at the end, so that the length of the strip shows the price.
 */
export const WayStrip = ({ side, squares, obstacles, isCertain }: StripProps) => {
  const end = squares.length * 10
  return (
    <svg
      class={`camino-strip side-${side}`}
      viewBox={`0 0 ${Math.max(longest, end + 6 + obstacles.length * 11)} 22`}
      aria-hidden="true"
    >
      {squares.map((square, i) => (
        <g key={square} transform={`translate(${i * 10} 0)`}>
          {obstacles.includes(square) && <path class="across" d="M5 0v22" />}
          <path class={isCertain(square) ? 'laid' : 'open'} d="M.5 6h9v10h-9z" />
        </g>
      ))}
      {obstacles.map((square, i) => (
        <g key={square} transform={`translate(${end + 6 + i * 11} 11)`}>
          {side === 0 ? <circle class="bead" r="4.4" /> : <path class="bead" d="M-4-4h8v8h-8z" />}
        </g>
      ))}
    </svg>
  )
}

/**
 * Returns the newest fact that matters to everyone, and its sentence. Draws are left out, because
 * they matter to nobody else.
 */
export const useLatest = (
  words: BoardWords,
): { fact: Event; sentence: string | undefined } | undefined => {
  const { since } = useTable()
  const telling = useTelling()
  const facts = since.flatMap(({ events }) => events as readonly Event[])
  const fact = facts.filter(({ kind }) => weighty.includes(kind)).at(-1)
  return fact && { fact, sentence: tell(words, fact, telling) }
}

/** The final way of a side in its row of the standings; partners show it once. */
export const Came = ({ view, seat, colour }: { view: View; seat: number; colour: string }) => {
  const side = sides.find(side => side === seat)
  const way = side !== undefined && view.over?.ways[side]
  return way ? (
    <div class={`ink-${side}-${colour}`}>
      <WayStrip side={side} {...way} isCertain={at => !isEmptyAt(view.board, at)} />
    </div>
  ) : null
}
