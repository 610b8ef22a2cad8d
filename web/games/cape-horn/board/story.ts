// The story of a race for its end: how far each ship had come by round, and its outcome.
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { outcomeOf } from '../parts/outcome.ts'
import type { Moment } from '../parts/roses.ts'
import { romans, type Stage } from '../rules/pieces.ts'
import { progressOf, wholeWay } from '../rules/progress.ts'
import type { Options, View } from '../rules/state.ts'
import type { Words } from '../words/sentences.ts'

const whereIn = (came: number, { end }: Words): string =>
  came >= wholeWay ? end.line : romans[(Math.floor(came) + 1) as Stage]

export const momentOf = ({ ships, turn, over }: View): Moment => ({
  roses: ships.map(({ roses }) => roses),
  points: ships.map(({ points }) => points),
  turn,
  crossed: over?.how === 'line' ? over.winner : undefined,
})

const most = 8 // rounds between two ticks

/** Returns the title and the scale of how far the ships came. */
export const scale = (words: Words) => ({
  title: words.end.came,
  levels: [
    [1, romans[2]],
    [2, romans[3]],
    [wholeWay, words.end.line],
  ] as const,
  said: (came: number) => whereIn(came, words),
})

export const story = ({ views, result, words, say }: Course<View, Words, Options>): Story => {
  const { end, digital: board } = words
  const { ships, over } = views.at(-1)!
  const progress = progressOf(say.options.edition)
  const rounds = Math.max(...ships.map(({ voyage }) => voyage.length))
  const lines = ships.map(({ voyage, at }) => {
    const came = [0, ...voyage.map(squares => progress(squares.at(-1)!))]
    return [...came, ...Array.from({ length: rounds + 1 - came.length }, () => progress(at))]
  })
  const outcome = outcomeOf({
    ...{ views: views.map(momentOf), result, words, say },
    where(seat) {
      const came = progress(ships[seat]!.at)
      return came >= wholeWay ? end.overLine : end.stage(romans[(Math.floor(came) + 1) as Stage])
    },
  })
  const sailed = ({ voyage }: View['ships'][number]) =>
    voyage.reduce((sum, squares) => sum + squares.length - 1, 0)
  return {
    ...outcome,
    by: [...(over?.how === 'stuck' ? [board.told['got-stuck']] : []), ...outcome.by],
    title: end.came,
    levels: scale(words).levels,
    inWords: say.list(
      ships.map(({ at }, seat) => `${say.name(seat)}: ${whereIn(progress(at), words)}`),
    ),
    lines,
    ticks: [
      [0, end.start],
      ...(rounds > 2 * most ? ([[most, end.round(most)]] as const) : []),
      [rounds, end.round(rounds)],
    ],
    of: Array.from({ length: rounds + 1 }, (_, round) =>
      views.findIndex(
        view => view.over || Math.max(...view.ships.map(({ voyage }) => voyage.length)) >= round,
      ),
    ),
    counted: ships.flatMap((ship, seat): Figure[] => [
      [seat, words.figures.points, ship.points],
      [seat, words.figures.roses, ship.roses.length],
      [seat, words.figures.turns, ship.voyage.length],
      [seat, words.figures.sailed, sailed(ship)],
    ]),
  }
}
