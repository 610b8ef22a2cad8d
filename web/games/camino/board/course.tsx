// Animates a way that changes its course, from the square where it leaves the old one. At the end
// of the game the winner's way is drawn from corner to corner. A mask hides the part that is not
// reached yet, because animating the stroke itself would replace the ribbon's dashes and beads.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isStill } from '../../../ui/still.ts'
import type { Size, Square } from '../../kit/squares.ts'
import { type Bit, lineOf } from '../art/ribbon.ts'
import { type Ribbon, ribbonsOf } from '../art/ways.tsx'
import type { Side } from '../rules/sides.ts'

const LEG = 220 // ms
const LEGS = 4 // of the winner's way, one after the other
export const lasts = LEG * LEGS

// How a way is drawn: its legs appear one after the other, and the bits before and after them are
// visible from the start.
interface Course {
  // bits before `until` and from `from` on do not move
  stays: readonly [until: number, from: number]
  legs: number
}

/**
 * Returns the part of a way that is new; `undefined` if the way is the same, only shorter by some
 * squares, or was not known before.
 */
export const courseOf = (was: readonly Square[], is: readonly Square[]): Course | undefined => {
  if (was.length === 0 || is.length === 0 || was.join() === is.join()) return undefined
  const until = is.findIndex((square, i) => square !== was[i])
  const after = [...is].reverse().findIndex((square, i) => square !== was[was.length - 1 - i])
  const from = is.length - after
  return until < 0 || after < 0 || from <= until ? undefined : { stays: [until, from], legs: 1 }
}

const whole = (way: readonly Square[]): Course => ({ stays: [0, way.length], legs: LEGS })

// Returns the part of a changed way to animate: the winner's whole way, or the new part of any
// other. Nothing moves under reduced motion, or when an undo reopens the game.
const drawnCourse = (was: Shown, is: Shown): Course | undefined => {
  if (isStill()) return undefined
  if (is.wins) return whole(is.squares)
  return was.wins ? undefined : courseOf(was.squares, is.squares)
}
interface Shown {
  squares: readonly Square[]
  wins: boolean
}

const Mask = ({
  bits,
  course,
  size,
  name,
  end,
}: {
  bits: readonly Bit[]
  course: Course
  size: Size
  name: string
  end(): void
}) => {
  const legs = useRef<SVGGElement>(null)
  const [until, from] = course.stays
  useLayoutEffect(() => {
    const drawn = [...legs.current!.children].map((leg, i) =>
      leg.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
        duration: LEG,
        delay: i * LEG,
        fill: 'both',
      }),
    )
    drawn.at(-1)!.onfinish = end
    return () => {
      for (const each of drawn) each.cancel()
    }
  }, [])
  const at = (leg: number) => until + Math.round((leg * (from - until)) / course.legs)
  return (
    <mask
      id={name}
      maskUnits="userSpaceOnUse"
      width={size.columns * 100}
      height={size.rows * 100}
      class="camino-course"
    >
      <path d={`${lineOf(bits.slice(0, until))}${lineOf(bits.slice(from))}`} />
      <g ref={legs}>
        {Array.from({ length: course.legs }, (_, leg) => (
          <path
            key={leg}
            d={lineOf(bits.slice(at(leg), at(leg + 1)))}
            pathLength="1"
            stroke-dasharray="1"
          />
        ))}
      </g>
    </mask>
  )
}

const wayOf = (ways: readonly (Ribbon | undefined)[], side: number) => ways[side]?.squares ?? []

/**
 * Returns the references to the masks of both ways, and the masks. `winners`: the sides whose ways
 * are drawn from corner to corner.
 */
export const useCourses = (
  size: Size,
  ways: readonly (Ribbon | undefined)[],
  winners: readonly Side[],
) => {
  const drawn = useRef<{ squares: readonly Square[]; course?: Course; wins: boolean }[]>([])
  const [, draw] = useState(0)
  for (const [side] of ways.entries()) {
    const squares = wayOf(ways, side)
    const was = drawn.current[side] ?? { squares, wins: false }
    const wins = winners.some(winner => winner === side)
    if (was.wins === wins && was.squares.join() === squares.join()) {
      drawn.current[side] = was
      continue
    }
    drawn.current[side] = { squares, wins, course: drawnCourse(was, { squares, wins }) }
  }
  const end = (side: number) => {
    drawn.current[side]!.course = undefined
    draw(now => now + 1)
  }
  const nameOf = (side: number) => `camino-course-${side}`
  const ribbons = ribbonsOf(size, ways)
  return {
    masks: ways.map((_, side) =>
      drawn.current[side]!.course ? `url(#${nameOf(side)})` : undefined,
    ),
    courses: ways.map((_, side) => {
      const { course, squares } = drawn.current[side]!
      if (!course) return null
      const key = `${side} ${course.legs} ${squares.join()}`
      return (
        <Mask
          key={key}
          bits={ribbons[side]!}
          course={course}
          size={size}
          name={nameOf(side)}
          end={() => end(side)}
        />
      )
    }),
  }
}
