// How a game online went: what each side's way would have cost after every piece, and the two pieces that cost a side most.
import type { Seat } from '../../game.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { type Board, isEmptyAt, type Tile, tileAt, type Variant } from '../rules/pieces.ts'
import { squareName } from '../rules/places.ts'
import { priceOf } from '../rules/price.ts'
import { diagonalOf, sideOfSeat, sides } from '../rules/sides.ts'
import type { Options, View } from '../rules/state.ts'
import { waysOf } from '../rules/survey.ts'
import type { Words } from '../words/en.ts'

interface Step {
  points: readonly [number, number] // of each side's cheapest way that was still possible
  laid: (Tile & { at: number }) | undefined
  view: number
}

const laidBetween = (before: Board, after: Board): Step['laid'] => {
  const at = [...after].findIndex((_, square) => isEmptyAt(before, square) && !isEmptyAt(after, square))
  const tile = at < 0 ? undefined : tileAt(after, at)
  return tile && { ...tile, at }
}

// Once both have opened, a step for each piece.
const stepsOf = (variant: Variant, views: readonly View[]): Step[] => {
  const opened = views.flatMap(({ board, starts }, view) =>
    starts.every(start => start !== null) ? [{ board, starts, view }] : [],
  )
  const boards = opened.filter(({ board }, i) => board !== opened[i - 1]?.board)
  return boards.flatMap(({ board, starts, view }, i) => {
    const ways = waysOf({ variant, board })
    const [one, other] = sides.map(side => ways[diagonalOf(variant, starts, side)!]!.possible)
    if (!one || !other) return []
    const laid = i > 0 ? laidBetween(boards[i - 1]!.board, board) : undefined
    return [{ points: [priceOf(one).points, priceOf(other).points], laid, view }]
  })
}

// The pieces that made a side's way dearest at one stroke, the later one of equals, in their order.
const dearest = (steps: readonly Step[]) =>
  steps
    .flatMap(({ points, laid }, at) =>
      sides.flatMap(side => {
        const dearer = points[side] - (steps[at - 1]?.points[side] ?? points[side])
        return laid && dearer > 1 ? [{ at, side, dearer, laid }] : []
      }),
    )
    .sort((a, b) => b.dearer - a.dearer || b.at - a.at)
    .slice(0, 2)
    .sort((a, b) => a.at - b.at)

export const story = ({ views, result, words, say }: Course<View, Words, Options>): Story => {
  const { variant } = say.options
  const steps = stepsOf(variant, views)
  const { end } = words
  const seats = result.map(({ seat }) => seat).sort((a, b) => a - b)
  // Partners share a line, which is drawn as that of the first of them.
  const lines = sides.map(side => steps.map(({ points }) => points[side]))
  const namesOf = (side: number) => say.list(seats.filter(seat => sideOfSeat(seat) === side).map(say.name))
  const [winner, other] = [result.find(({ place }) => place === 1), result.find(({ place }) => place > 1)]
  const figure = (seat: Seat, label: string) =>
    result.find(each => each.seat === seat)!.sum.find(([name]) => name === label)?.[1] ?? 0
  const fewer = (label: string) => (winner && other ? figure(other.seat, label) - figure(winner.seat, label) : 0)
  const { how } = views.at(-1)!.over!
  const all = lines.flat()
  return {
    by: [...(winner && other ? [end.by(fewer('squares'), fewer('obstacles'))] : []), words.digital.note.ends[how]],
    title: end.title,
    inWords: say.list(lines.map((line, side) => `${namesOf(side)}: ${line.join(', ')}`)),
    lines,
    least: Math.min(...all),
    levels: [Math.min(...all), Math.max(...all)],
    ticks: [
      [0, end.first],
      [steps.length - 1, end.piece(steps.length)],
    ],
    of: steps.map(({ view }) => view),
    moments: dearest(steps).map(({ at, side, dearer, laid }) => ({
      ...{ at, view: steps[at]!.view, seat: side },
      words: end.dearer(laid.piece, squareName(variant, laid.at), namesOf(side), dearer),
    })),
    counted: seats.flatMap((seat): Figure[] =>
      ['squares', 'obstacles'].map(label => [seat, words.standing[label as 'squares'], figure(seat, label)]),
    ),
  }
}
