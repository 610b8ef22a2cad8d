// The story of a game that counts points: a line for each seat, the largest gain at once, and the
// winner's lead.
import type { Seat, Standing } from '../game.ts'
import type { Course, Story } from '../story.ts'
import type { Figure } from '../words.ts'

export interface ChartWords {
  title: string
  start: string
  last: string // the last change before the result
  largest(name: string, points: number): string
}

interface ScoreWords extends ChartWords {
  ahead(points: number): string // by how much the winner won
}

type Scores = readonly number[] // by seat

// Returns the largest gain of one seat from one step to the next; the latest of equal ones.
const largest = (steps: readonly Scores[]) =>
  steps
    .flatMap((scores, at) =>
      at === 0
        ? []
        : scores.map((now, seat) => ({ at, seat, gained: now - steps[at - 1]![seat]! })),
    )
    .reduce<{ at: number; seat: Seat; gained: number } | undefined>(
      (most, one) => (one.gained > 0 && one.gained >= (most?.gained ?? 0) ? one : most),
      undefined,
    )

// Returns round numbers for the horizontal lines of the chart, at most six.
const levelsTo = (most: number): number[] => {
  const decade = 10 ** Math.floor(Math.log10(Math.max(1, most / 6)))
  const step = [1, 2, 5, 10].map(each => each * decade).find(each => most / each < 7) ?? most
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step)
}

/**
 * Returns the chart of a game: the scores at each change and, if they differ, those of the result.
 */
export const chartOf = ({
  views,
  result,
  words,
  say,
}: Course<Scores, ChartWords>): Omit<Story, 'by' | 'counted'> => {
  const changed = [...views.keys()].filter(i => i === 0 || `${views[i]}` !== `${views[i - 1]}`)
  const noted = changed.map(i => views[i]!)
  const bySeat = [...result].sort((a, b) => a.seat - b.seat)
  const final = bySeat.map(({ score }) => score)
  const isMore = `${final}` !== `${noted.at(-1)}`
  const steps = isMore ? [...noted, final] : noted
  const lines = bySeat.map(({ seat }) => steps.map(scores => scores[seat]!))
  const best = largest(noted)
  return {
    title: words.title,
    inWords: say.list(lines.map((line, seat) => `${say.name(seat)}: ${line.join(', ')}`)),
    lines,
    levels: levelsTo(Math.max(...final)),
    ticks: [
      [0, words.start],
      [noted.length - 1, words.last],
    ],
    of: isMore ? [...changed, views.length - 1] : changed,
    moments: best
      ? [
          {
            at: best.at,
            view: changed[best.at]!,
            seat: best.seat,
            words: words.largest(say.name(best.seat), best.gained),
          },
        ]
      : [],
  }
}

// Returns how far the nearest loser is behind the winner in points; 0 if nobody lost.
const marginIn = (result: readonly Standing[]): number => {
  const best = result.find(({ place }) => place === 1)?.score ?? 0
  const others = result.filter(({ place }) => place > 1)
  return others.length > 0 ? Math.min(...others.map(({ score }) => Math.abs(best - score))) : 0
}

/** `points`: the word for what is counted. */
export const scoreStory = (course: Course<Scores, ScoreWords>, points: string): Story => {
  const { result, words } = course
  const margin = marginIn(result)
  return {
    ...chartOf(course),
    by: margin > 0 ? [words.ahead(margin)] : [],
    counted: result.map(({ seat, score }): Figure => [seat, points, score]),
  }
}
