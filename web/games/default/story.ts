// The story of a game that counts points: a line for each seat, the largest gain at once, and the
// winner's lead.
import type { Seat } from '../game.ts'
import type { Course, Story } from '../story.ts'
import type { Figure } from '../words.ts'
import { countUp } from './count-up.ts'
import { behindIn, leadSince, marginIn, runnersUp, winnersIn } from './lead.ts'

export interface ChartWords {
  title: string
  start: string
  last: string // the last step
  largest(name: string, points: number): string
}

interface CourseWords extends ChartWords {
  // who scored these points, with which score against which, and led from then to the end
  led(names: string, points: number, own: number, other: number): string
}

interface ScoreWords extends CourseWords {
  ahead(points: number): string // by how much the winner won
  each(times: number, most: number): string // how often a seat scored, and how much at once at most
  short(points: number): string // by how much a seat was behind
  tied: string // a seat that lost by the tie-break
  step(nth: number): string // a step of the count-up
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

/** Returns round numbers for the horizontal lines of the chart, at most six. */
export const levelsTo = (most: number): number[] => {
  const decade = 10 ** Math.floor(Math.log10(Math.max(1, most / 6)))
  const step = [1, 2, 5, 10].map(each => each * decade).find(each => most / each < 7) ?? most
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step)
}

type Chart = Omit<Story, 'by' | 'counted'>

/**
 * Returns the chart of a game: the scores at each change and, if they differ, those of the result.
 */
export const chartOf = ({ views, result, words, say }: Course<Scores, ChartWords>): Chart => {
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
      [steps.length - 1, words.last],
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

// Returns the change of the score since which the winners, one or all of a side, led to the end.
const leadIn = (chart: Chart, { views, result, words, say }: Course<Scores, CourseWords>) => {
  const winners = winnersIn(result).map(({ seat }) => seat)
  const next = runnersUp(result)[0]
  const [seat] = winners
  const isOne = views.every(scores => winners.every(one => scores[one] === scores[seat!]))
  if (seat === undefined || !next || !isOne) return []
  const rivals = result.filter(({ place }) => place > 1).map(one => one.seat)
  const better = next.score > result.find(one => one.seat === seat)!.score ? 'less' : 'more'
  const view = leadSince(views, seat, { rivals, better })
  if (view === undefined) return []
  const now = views[view]!
  const others = rivals.map(rival => now[rival]!)
  const best = better === 'more' ? Math.max(...others) : Math.min(...others)
  const names = say.list(winners.map(say.name))
  const led = words.led(names, now[seat]! - views[view - 1]![seat]!, now[seat]!, best)
  return [{ at: chart.of.indexOf(view), view, seat, words: led }]
}

/** Returns the chart of a game, with the largest gain and the one that decided as its moments. */
export const courseOf = (course: Course<Scores, CourseWords>): Chart => {
  const chart = chartOf(course)
  const lead = leadIn(chart, course)
  const others = chart.moments.filter(({ view }) => view !== lead[0]?.view)
  return { ...chart, moments: [...others, ...lead].sort((a, b) => a.view - b.view) }
}

const fateOf = (line: readonly number[], words: ScoreWords): string => {
  const gains = line.map((now, at) => now - (line[at - 1] ?? now)).filter(gain => gain > 0)
  return words.each(gains.length, Math.max(0, ...gains))
}

/** `points`: the word for what is counted. */
export const scoreStory = (course: Course<Scores, ScoreWords>, points: string): Story => {
  const { result, words } = course
  const margin = marginIn(result)
  const chart = courseOf(course)
  const bySeat = [...result].sort((a, b) => a.seat - b.seat)
  return {
    ...chart,
    by: margin > 0 ? [words.ahead(margin)] : [],
    each: chart.lines.map(line => fateOf(line, words)),
    counts: countUp(
      chart.of.map((_, at) => ({
        words: words.step(at + 1),
        figures: chart.lines.map(line => line[at]!),
      })),
    ),
    short: bySeat.map(({ seat, place }) => {
      const behind = behindIn(result, seat)
      if (place === 1) return ''
      return behind > 0 ? words.short(behind) : words.tied
    }),
    counted: result.map(({ seat, score }): Figure => [seat, points, score]),
  }
}
