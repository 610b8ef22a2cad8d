// Shows where the last tile or customer was put: a frame until the next action, and once an
// animation (a cloth unrolls, or a customer walks its way). With reduced motion there is only the
// frame. Nothing waits for the animation.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { On } from '../../../ui/grid/on.tsx'
import { isStill } from '../../../ui/still.ts'
import type { Square } from '../../kit/squares.ts'
import { columnOf, rowOf } from '../../kit/squares.ts'
import { CustomerFace } from '../art/customers.tsx'
import { wayTo } from '../rules/attracting.ts'
import { type Bazaar, type Layout, layoutIn, layoutOf } from '../rules/bazaar.ts'
import type { Event, Position } from '../rules/state.ts'

const frame = 'M2 2h96v96H2z'
const [walks, comes, unrolls] = [250, 180, 180] // ms

interface Props {
  position: Position
  before: Bazaar
  done: Event // the fact that put something on `at`
  at: Square
  quiet: boolean // no frame: the board shows an intent or an answer instead
}

// Unrolls a new tile: a cover of bare ground shrinks away from the stall that was extended, or from
// the north.
const unroll = (cover: Element, { ground, stallAt }: Layout, at: Square) => {
  const stall = stallAt[at]
  const side = ground.beside[at]!.find(next => stall && stallAt[next] === stall) ?? at
  const [east, south] = [
    columnOf(ground, at) - columnOf(ground, side),
    rowOf(ground, at) - rowOf(ground, side),
  ]
  const transformOrigin = `${east < 0 ? 0 : 100}% ${south < 0 ? 0 : 100}%`
  const gone = east === 0 ? 'scale(1, 0)' : 'scale(0, 1)'
  cover.animate(
    [
      { transform: 'none', transformOrigin, opacity: 1 },
      { transform: gone, transformOrigin, opacity: 1 },
    ],
    { duration: unrolls, easing: 'ease-out' },
  )
}

// Moves the customer along its way, then drops in the one that waited beside the board.
const walk = (walker: SVGGElement, { ground }: Layout, way: readonly Square[]) => {
  const steps = way.map(square => ({
    transform: `translate(${columnOf(ground, square) * 100}px, ${rowOf(ground, square) * 100}px)`,
    opacity: 1,
  }))
  walker.animate(steps, { duration: walks })
  const arrives = walker.ownerSVGElement!.querySelector('.fresh > *')
  const hidden = { opacity: 0, transform: 'translateY(-30px)' }
  arrives?.animate([hidden, { opacity: 1 }], {
    duration: comes,
    delay: walks,
    fill: 'backwards',
    easing: 'ease-out',
  })
}

export const Latest = ({ position, before, done, at, quiet }: Props) => {
  const layout = layoutIn(position)
  const moving = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const { current } = moving
    if (!current || isStill()) return
    if (done.kind !== 'attracted') return unroll(current, layout, at)
    const from = before.customers[done.cloth]
    if (from !== null) walk(current, layout, wayTo(layoutOf(layout.ground, before), from, at))
  }, [done])
  return (
    <>
      {!quiet && (
        <On plan={layout.ground} at={at} class="kairo-news">
          <path d={frame} />
          <path d={frame} />
        </On>
      )}
      {done.kind === 'attracted' ? (
        <g ref={moving} key="walk" opacity="0">
          <CustomerFace cloth={done.cloth} />
        </g>
      ) : (
        <On plan={layout.ground} at={at}>
          <g ref={moving} key="unroll" class="kairo-cover" opacity="0">
            <path d="M1 1h98v100H1z" />
          </g>
        </On>
      )}
    </>
  )
}
