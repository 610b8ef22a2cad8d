// How a game went: everybody's points extension by extension, the medals counted once more, and the
// largest gain.
import type { Seat } from '../../game.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import type { Words } from '../words/en.ts'

/** Points noted so far, by seat. */
export type Moment = readonly number[]

const levels = [10, 20, 30, 40, 50, 60] // points at which the chart has a hairline

const sumOf = (points: Moment) => points.reduce((sum, one) => sum + one, 0)

// What one seat gained most at one stroke, the later one of equals.
const largest = (steps: readonly Moment[]) =>
  steps
    .flatMap((points, at) =>
      at === 0
        ? []
        : points.map((now, seat) => ({ at, seat, gained: now - steps[at - 1]![seat]! })),
    )
    .reduce<{ at: number; seat: Seat; gained: number } | undefined>(
      (most, one) => (one.gained > 0 && one.gained >= (most?.gained ?? 0) ? one : most),
      undefined,
    )

export const story = ({ views, result, words, say }: Course<Moment, Words>): Story => {
  const { end, standing } = words
  const of = [...views.keys()].filter(i => i === 0 || sumOf(views[i]!) !== sumOf(views[i - 1]!))
  const noted = of.map(i => views[i]!)
  const bySeat = [...result].sort((a, b) => a.seat - b.seat)
  const steps = [...noted, bySeat.map(({ score }) => score)]
  const lines = bySeat.map(({ seat }) => steps.map(points => points[seat]!))
  const [first] = result.filter(({ place }) => place === 1)
  const medals = first?.sum.find(([what]) => what === 'final-medals')?.[1] ?? 0
  const best = largest(noted)
  return {
    by: medals > 0 ? [end.medals(medals)] : [],
    title: end.title,
    inWords: say.list(lines.map((line, seat) => `${say.name(seat)}: ${line.join(', ')}`)),
    lines,
    levels: levels.filter(level => steps.at(-1)!.some(score => score >= level)),
    ticks: [
      [0, end.start],
      [noted.length - 1, end.last],
    ],
    of: [...of, views.length - 1],
    moments: best
      ? [
          {
            at: best.at,
            view: of[best.at]!,
            seat: best.seat,
            words: end.largest(say.name(best.seat), best.gained),
          },
        ]
      : [],
    counted: bySeat.flatMap(({ seat, sum }) =>
      sum.map(([what, n]): Figure => [seat, standing[what as 'coins'], n]),
    ),
  }
}
