// The story of a race for its end: how far each ship had come by round, and when roses were won.
import type { Seat } from '../../game.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { type Rose, romans, type Stage } from '../rules/pieces.ts'
import { progressOf, wholeWay } from '../rules/progress.ts'
import type { Options, View } from '../rules/state.ts'
import type { Words } from '../words/sentences.ts'

interface Won extends Rose {
  seat: Seat
  turn: number // of the seat, counted from 1
  view: number // index of the first view that has the rose
}

// Finds when each rose was won: the first view in which a ship has one more, and the turn of its
// seat then.
const wonIn = (views: readonly View[]): Won[] => {
  const turns: number[] = []
  return views.flatMap((view, i) => {
    const before = views[i - 1]
    const { turn } = view
    if (turn && (before?.turn?.seat !== turn.seat || !before))
      turns[turn.seat] = (turns[turn.seat] ?? 0) + 1
    return view.ships.flatMap(({ roses }, seat) =>
      roses
        .slice(before?.ships[seat]?.roses.length ?? 0)
        .map(rose => ({ ...rose, seat, turn: turns[seat] ?? 1, view: i })),
    )
  })
}

const whereIn = (came: number, { end }: Words): string =>
  came >= wholeWay ? end.line : romans[(Math.floor(came) + 1) as Stage]

const most = 8 // rounds between two ticks

export const story = ({ views, result, words, say }: Course<View, Words, Options>): Story => {
  const { end, digital: board } = words
  const { ships, over } = views.at(-1)!
  const progress = progressOf(say.options.edition)
  const rounds = Math.max(...ships.map(({ voyage }) => voyage.length))
  const lines = ships.map(({ voyage, at }) => {
    const came = [0, ...voyage.map(squares => progress(squares.at(-1)!))]
    return [...came, ...Array.from({ length: rounds + 1 - came.length }, () => progress(at))]
  })
  const roses = wonIn(views)
  const first = roses[0]
  const firsts = result.filter(({ place }) => place === 1).map(({ seat }) => seat)
  const [winner] = firsts
  const last = roses.filter(({ seat }) => seat === winner).at(-1)
  const told = [first, last === first ? undefined : last].filter(one => one !== undefined)
  const sailed = ({ voyage }: View['ships'][number]) =>
    voyage.reduce((sum, squares) => sum + squares.length - 1, 0)
  return {
    by: [
      ...(over?.how === 'stuck' ? [board.told['got-stuck']] : []),
      ...firsts
        .filter(seat => ships[seat]!.roses.length > 0)
        .map(
          seat =>
            `${firsts.length > 1 ? `${say.name(seat)} · ` : ''}${board.held(ships[seat]!.roses)}.`,
        ),
    ],
    title: end.came,
    inWords: say.list(
      ships.map(({ at }, seat) => `${say.name(seat)}: ${whereIn(progress(at), words)}`),
    ),
    lines,
    levels: [
      [1, romans[2]],
      [2, romans[3]],
      [wholeWay, end.line],
    ],
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
    moments: told.map(({ seat, turn, view, ...rose }) => ({
      ...{ at: turn, view, seat },
      words: end.rose(say.name(seat), board.station(rose), turn),
    })),
    counted: ships.flatMap((ship, seat): Figure[] => [
      [seat, words.figures.points, ship.points],
      [seat, words.figures.roses, ship.roses.length],
      [seat, words.figures.turns, ship.voyage.length],
      [seat, words.figures.sailed, sailed(ship)],
    ]),
  }
}
