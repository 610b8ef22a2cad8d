// Scenes for rules that are hard to put into words: which stalls may touch, what cuts an entrance
// off, which entrance is the nearest, and who gets the medals.
import type { ComponentChildren } from 'preact'
import { Mark, MarkShape } from '../../../ui/seats/mark.tsx'
import type { PictureProps } from '../../box.tsx'
import { columnOf, rowOf, type Square, squareAt } from '../../kit/squares.ts'
import { CustomerFace } from '../art/customers.tsx'
import { RugFace, StallFace } from '../art/stalls.tsx'
import { Barker, Medal } from '../art/tokens.tsx'
import { standard } from '../rules/edition.ts'
import { groundOf } from '../rules/ground.ts'
import { worthIn, worths } from '../rules/medals.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'

export type Props = PictureProps<Words, { edition?: undefined; medals?: string }>

const ground = groundOf(standard)
/** Returns a square of the standard bazaar by column and row, both from 1. */
export const at = (column: number, row: number) => squareAt(ground, [column, row])
/** Returns the SVG transform to the corner of a square. */
export const cornerOf = (square: Square) =>
  `translate(${columnOf(ground, square) * 100} ${rowOf(ground, square) * 100})`

/** The seat colours in the scenes. The reader's own stalls are blue. */
export const sitters = ['blue', 'orange'] as const

interface Stall {
  of: (typeof sitters)[number]
  cloth: Cloth
  squares: readonly Square[] // the main stall first
  entrance?: Square
}

/** Draws a stall, with the rug if it has an entrance. */
export const StallOf = ({ of, cloth, squares, entrance }: Stall) => (
  <>
    {entrance !== undefined && (
      <RugFace cloth={cloth} size={ground} entrance={entrance} stall={squares[0]!} />
    )}
    <StallFace cloth={cloth} size={ground} squares={squares}>
      <g class={`seat-${of}`}>
        <MarkShape colour={of} />
      </g>
    </StallFace>
  </>
)

// Marks a square as allowed or not, by a sign and not by colour alone.
const Sign = ({ on, may }: { on: Square; may: boolean }) => (
  <g class={may ? 'scene-may' : 'scene-not'} transform={cornerOf(on)}>
    <path d="M8 8h84v84H8z" />
    <path d={may ? 'M26 52l18 20 32-44' : 'M28 28l44 44M72 28L28 72'} />
  </g>
)

interface SceneProps {
  first: readonly [column: number, row: number] // the square in the north-west
  size: readonly [columns: number, rows: number]
  stalls: readonly Stall[]
  children: ComponentChildren
}

const Scene = ({ first: [column, row], size: [columns, rows], stalls, children }: SceneProps) => (
  <svg
    viewBox={`${(column - 1) * 100} ${(row - 1) * 100} ${columns * 100} ${rows * 100}`}
    aria-hidden="true"
  >
    <use href="#kairo-ground" />
    {stalls.map(stall => (
      <StallOf key={`${stall.cloth} ${stall.of}`} {...stall} />
    ))}
    {children}
  </svg>
)

const Label = ({ sign, children }: { sign?: ComponentChildren; children: ComponentChildren }) => (
  <p>
    {sign && <span aria-hidden="true">{sign}</span>}
    {children}
  </p>
)

/** Shows that an extension may touch another colour, but no other stall of its own colour. */
export const Neighbours = ({ labels: [may, not] }: Props) => (
  <figure class="kairo-scene">
    <Scene
      first={[5, 5]}
      size={[5, 3]}
      stalls={[
        { of: 'blue', cloth: 'red', squares: [at(6, 6), at(7, 6)], entrance: at(6, 7) },
        { of: 'orange', cloth: 'red', squares: [at(9, 6)], entrance: at(9, 7) },
        { of: 'orange', cloth: 'yellow', squares: [at(8, 5)] },
      ]}
    >
      <Sign on={at(7, 5)} may />
      <Sign on={at(8, 6)} may={false} />
    </Scene>
    <figcaption>
      <Label sign="✓">{may}</Label>
      <Label sign="✕">{not}</Label>
    </figcaption>
  </figure>
)

/** Shows a build that would leave an entrance without a way for customers. */
export const CutOff = ({ labels: [not] }: Props) => (
  <figure class="kairo-scene">
    <Scene
      first={[1, 1]}
      size={[5, 3]}
      stalls={[{ of: 'blue', cloth: 'red', squares: [at(2, 1)], entrance: at(1, 1) }]}
    >
      <path class="scene-way" d="M420 150H110" />
      <Sign on={at(1, 2)} may={false} />
      <g transform={cornerOf(at(5, 2))}>
        <CustomerFace cloth="red" />
      </g>
    </Scene>
    <figcaption>
      <Label sign="✕">{not}</Label>
    </figcaption>
  </figure>
)

const Count = ({ on, children }: { on: Square; children: string }) => (
  <g class="scene-count" transform={cornerOf(on)}>
    <circle cx="50" cy="50" r="26" />
    <text x="50" y="63">
      {children}
    </text>
  </g>
)

/** Shows that a customer goes to the nearest entrance, and that a barker passes over one. */
export const Nearest = ({ labels: [nearest, farther] }: Props) => (
  <figure class="kairo-scene">
    <Scene
      first={[5, 5]}
      size={[7, 3]}
      stalls={[
        { of: 'blue', cloth: 'red', squares: [at(6, 5)], entrance: at(6, 6) },
        { of: 'orange', cloth: 'red', squares: [at(11, 7)], entrance: at(10, 7) },
      ]}
    >
      <path class="scene-way" d="M710 550H610M770 610V650H890" />
      <g transform={cornerOf(at(8, 6))}>
        <CustomerFace cloth="red" />
      </g>
      <Count on={at(6, 6)}>2</Count>
    </Scene>
    <figcaption>
      <Label sign="2">{nearest}</Label>
      <Label sign={<Barker />}>{farther}</Label>
    </figcaption>
  </figure>
)

const Size = ({ of, squares }: { of: Stall['of']; squares: number }) => (
  <>
    <Mark colour={of} />
    <svg class="scene-size" viewBox={`-6 -6 ${squares * 100 + 12} 124`} aria-hidden="true">
      <StallFace
        cloth="green"
        size={{ columns: 9, rows: 1 }}
        squares={Array.from({ length: squares }, (_, i) => i)}
        flat
      />
    </svg>
  </>
)

/**
 * Shows the medals: gold and silver for a stall that alone is the largest, silver for one that
 * draws level.
 */
export const Largest = ({ labels: [alone, level], options }: Props) => {
  const { gold, silver } = worthIn({
    edition: options?.edition,
    medals: options?.medals ?? worths[0],
  })
  const medals = {
    gold: <Medal cloth="green" metal="gold" worth={gold} />,
    silver: <Medal cloth="green" metal="silver" worth={silver} />,
  }
  return (
    <figure class="kairo-scene">
      <div class="scene-medals">
        <div>
          <p>
            <Size of="blue" squares={3} /> {medals.gold} {medals.silver}
          </p>
          <p>
            <Size of="orange" squares={2} />
          </p>
          {alone}
        </div>
        <div>
          <p>
            <Size of="blue" squares={3} /> {medals.gold}
          </p>
          <p>
            <Size of="orange" squares={3} /> {medals.silver}
          </p>
          {level}
        </div>
      </div>
    </figure>
  )
}
