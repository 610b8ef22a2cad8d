// How a game was won and how its ways were counted, the same online and beside the box.
import { countUp } from '../../default/count-up.ts'
import { behindIn, marginIn, runnersUp } from '../../default/lead.ts'
import type { Standing } from '../../game.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { type Side, sideOfSeat } from '../rules/sides.ts'
import type { Words } from '../words/sentences.ts'

type Game = Pick<Course<unknown, Words>, 'result' | 'words'> & { say: Course['say'] }

const parts = ['squares', 'obstacles'] as const

export const partOf = ({ sum }: Standing, part: string): number =>
  sum.find(([label]) => label === part)?.[1] ?? 0

/** Names the seats of a side. */
export const namesOf = ({ result, say }: Game, side: Side): string => {
  const seats = result.map(({ seat }) => seat).sort((a, b) => a - b)
  return say.list(seats.filter(seat => sideOfSeat(seat) === side).map(say.name))
}

// Compares two ways by their parts, such as '4 squares fewer, 1 obstacle more.'
const compared = (one: Standing, other: Standing, { end }: Words): string =>
  end.by(
    partOf(other, 'squares') - partOf(one, 'squares'),
    partOf(other, 'obstacles') - partOf(one, 'obstacles'),
  )

const shortOf = ({ result, words }: Game, own: Standing): string => {
  const winner = result.find(({ place }) => place === 1)!
  const { short } = words.end
  if (own.place === 1) return ''
  const n = behindIn(result, own.seat)
  return n > 0
    ? short.dearer(n, compared(own, winner, words))
    : short.longer(partOf(own, 'squares') - partOf(winner, 'squares'))
}

/** `how`: the sentence for how the game ended. */
export const outcomeOf = (
  game: Game,
  how: string,
): Pick<Story, 'by' | 'counts' | 'short' | 'counted'> => {
  const { result, words } = game
  const { end, standing } = words
  const bySeat = [...result].sort((a, b) => a.seat - b.seat)
  const [winner, next] = [result.find(({ place }) => place === 1), runnersUp(result)[0]]
  return {
    by: [
      ...(winner && next ? [end.won(marginIn(result), compared(winner, next, words))] : []),
      how,
    ],
    counts: countUp([
      { words: standing.squares, figures: bySeat.map(one => partOf(one, 'squares')) },
      { words: standing.obstacles, figures: bySeat.map(({ score }) => score) },
    ]),
    short: bySeat.map(one => shortOf(game, one)),
    counted: bySeat.flatMap((one): Figure[] =>
      parts.map(part => [one.seat, standing[part], partOf(one, part)]),
    ),
  }
}
