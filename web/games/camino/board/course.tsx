// A way that takes another course is drawn along its squares from where it leaves the old one; at
// the end the winner's is drawn from corner to corner. A mask hides what has not been reached yet,
// so that the ribbon keeps its dashes and beads.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isStill } from '../../../ui/still.ts'
import type { Size, Square } from '../../kit/squares.ts'
import { type Bit, lineOf } from '../art/ribbon.ts'
import { type Ribbon, ribbonsOf } from '../art/ways.tsx'
import type { Side } from '../rules/sides.ts'

const LEG = 220 // ms
const LEGS = 4 // of the winner's way
export const lasts = LEG * LEGS

// A way that is being drawn: from square to square, the legs one after the other; what was there
// before stays.
interface Course {
  // bits before the first leg, and from the end of the last one on
  stays: readonly [until: number, from: number]
  legs: number
}

/**
 * Where a way goes that it did not go before; nothing where it is the same, shorter by some
 * squares, or only just found.
 */
export const courseOf = (was: readonly Square[], is: readonly Square[]): Course | undefined => {
  if (was.length === 0 || is.length === 0 || was.join() === is.join()) return undefined
  const until = is.findIndex((square, i) => square !== was[i])
  const after = [...is].reverse().findIndex((square, i) => square !== was[was.length - 1 - i])
  const from = is.length - after
  return until < 0 || after < 0 || from <= until ? undefined : { stays: [until, from], legs: 1 }
}

const whole = (way: readonly Square[]): Course => ({ stays: [0, way.length], legs: LEGS })

// What is drawn of a way that changed: the winner's whole, another one from where it leaves the way
// before. Nothing moves under reduced motion, nor when an end is taken back.
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
 * The masks that both ways are drawn under just now, and what makes them. `winners`: whose ways are
 * drawn from corner to corner.
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
