// The story of a race beside the box: the roses of each ship, round by round.
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { outcomeOf } from '../parts/outcome.ts'
import type { Moment } from '../parts/roses.ts'
import { rosesToCross, rosesToWin } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'
import type { View } from './state.ts'

export const momentOf = ({ pages, turn, over }: View): Moment => ({
  roses: pages.map(({ roses }) => roses),
  points: pages.map(({ points }) => points),
  turn,
  crossed: over?.how === 'line' ? over.winner : undefined,
})

export const story = ({ views, result, words, say }: Course<View, Words>): Story => {
  const { end, companion: book } = words
  const { pages, over } = views.at(-1)!
  const first = views.find(({ turn }) => turn)?.turn?.seat
  // A round ends when the first seat's turn begins again; the last one ends with the log book.
  const ends = views.filter(
    ({ turn }, i) => turn?.seat === first && i > 0 && views[i - 1]!.turn?.seat !== first,
  )
  const of = [...ends.map(view => views.indexOf(view)), views.length - 1]
  const lines = pages.map(({ roses }, seat) => [
    ...ends.map(view => view.pages[seat]!.roses.length),
    roses.length,
  ])
  const rounds = ends.length
  const outcome = outcomeOf({
    ...{ views: views.map(momentOf), result, words, say },
    where: seat => (over?.how === 'line' && over.winner === seat ? end.overLine : ''),
  })
  return {
    ...outcome,
    by: [...(over?.how === 'closed' ? [book.sheet.closed] : []), ...outcome.by],
    // `at` of an outcome is a turn; the chart has rounds.
    moments: outcome.moments.map(moment => ({
      ...moment,
      at: of.findIndex(view => view >= moment.view),
    })),
    title: end.roses,
    inWords: say.list(lines.map((line, seat) => `${say.name(seat)}: ${line.join(', ')}`)),
    lines,
    levels: [rosesToCross, rosesToWin],
    ticks: [[0, end.start], ...(rounds > 0 ? ([[rounds, end.round(rounds)]] as const) : [])],
    of,
    counted: pages.flatMap(({ points, roses }, seat): Figure[] => [
      [seat, words.figures.points, points],
      [seat, words.figures.roses, roses.length],
    ]),
  }
}
