// Whose way is whose: the sign of a side, who is of it, and what its way costs, in a line and as a
// strip of squares.
import { seatColour, useTable, useTelling } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import { type Telling, tell } from '../../words.ts'
import { CornerSign, inksOf, type Sitters, sittersOf } from '../art/ways.tsx'
import { colours, isEmptyAt } from '../rules/pieces.ts'
import { type Side, sides, sidesFor } from '../rules/sides.ts'
import type { Event, Options, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'

export type Face<W = BoardWords, V = View, O = Options> = FaceProps<V, W, Event, O>

export const useSitters = (): Sitters => {
  const { frame } = useTable()
  return sittersOf(frame.seats.map((_, seat) => seatColour(frame, colours, seat)))
}

/** The class of a face, by which its ways have their seats' inks. */
export const useInks = (): string => inksOf(useSitters())

export const SideSign = ({ side }: { side: Side }) => (
  <svg class="camino-sign" viewBox="-40 -40 80 80" aria-hidden="true">
    <CornerSign side={side} of={useSitters()[side]!} />
  </svg>
)

/** What a side is called: its seats' names, two of partners. */
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

const longest = 420 // of a strip: ways of some forty points, a cell 10

/**
 * A way drawn out straight, a cell a square: obstacles lie across it, and once more behind it, so
 * its length is its price.
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

const weighty = new Set([
  'laid',
  'completed',
  'set-aside',
  'swapped',
  'passed',
  'offered',
  'declined',
  'ended',
])

/** The newest fact that matters, and its sentence: what was drawn matters to nobody else. */
export const useLatest = (
  words: BoardWords,
): { fact: Event; sentence: string | undefined } | undefined => {
  const { since } = useTable()
  const telling = useTelling()
  const facts = since.flatMap(({ events }) => events as readonly Event[])
  const fact = facts.filter(({ kind }) => weighty.has(kind)).at(-1)
  return fact && { fact, sentence: tell(words, fact, telling) }
}

/** How a side's way came out, in its row of the standings: once for partners. */
export const Came = ({ view, seat, colour }: { view: View; seat: number; colour: string }) => {
  const side = sides.find(side => side === seat)
  const way = side !== undefined && view.over?.ways[side]
  return way ? (
    <div class={`ink-${side}-${colour}`}>
      <WayStrip side={side} {...way} isCertain={at => !isEmptyAt(view.board, at)} />
    </div>
  ) : null
}
