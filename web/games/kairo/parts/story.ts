// The story of a game: the points of every seat after each extension, the medals that changed hands,
// and who led before the medals counted once more.
import { countUp } from '../../default/count-up.ts'
import { behindIn, leadSince, marginIn, runnersUp, winnersIn } from '../../default/lead.ts'
import { chartOf, levelsTo } from '../../default/story.ts'
import type { Seat, Standing } from '../../game.ts'
import type { Course, Scale, Story, Turning } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { cloths } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'
import {
  coinsFor,
  type Moment,
  mostAhead,
  partsOf,
  pointsAt,
  type Scored,
  scoredIn,
} from './scoring.ts'

type Game = Course<Moment, Words>

const labels = ['stalls', 'medals', 'final-medals', 'coins'] as const

const partOf = ({ sum }: Standing, label: string): number =>
  sum.find(([name]) => name === label)?.[1] ?? 0

// Returns the running totals of each seat after each part of the score.
const countsOf = (bySeat: readonly Standing[], { standing }: Words) =>
  countUp(
    labels.map((label, i) => ({
      words: standing[label],
      figures: bySeat.map(one =>
        labels.slice(0, i + 1).reduce((sum, each) => sum + partOf(one, each), 0),
      ),
    })),
  )

type Final = 'final-medals' | 'coins' // what counts at the end

/** What at the end brought the winner from behind, or from level, to the lead. */
interface Comeback {
  by: Final
  seats: Seat[] // who led, or was level
  n: number // points; 0: level
}

// Returns each final count with the points of a standing before it, the last one first.
const countedBefore = ({ views }: Game) => {
  const before = pointsAt(views.at(-1)!)
  const atMedals = ({ seat }: Standing) => before[seat]!
  const atCoins = (one: Standing) => before[one.seat]! + partOf(one, 'final-medals')
  return [['coins', atCoins] as const, ['final-medals', atMedals] as const]
}

const comebackIn = (game: Game): Comeback | undefined => {
  const [winner, ...others] = game.result
  if (!winner || winnersIn(game.result).length > 1) return undefined
  return countedBefore(game)
    .map(([by, points]) => {
      const most = Math.max(...others.map(points))
      const seats = others.filter(one => points(one) === most).map(({ seat }) => seat)
      return { by, seats, n: most - points(winner) }
    })
    .find(({ n }) => n >= 0)
}

// Returns the final count that brought several winners level.
const levelledIn = (game: Game): Final | undefined => {
  const winners = winnersIn(game.result)
  return countedBefore(game).find(([, points]) => new Set(winners.map(points)).size > 1)?.[0]
}

const comebackWords = ({ by, seats, n }: Comeback, { words: { end }, say }: Game): string =>
  n === 0 ? end.level[by] : end.behind[by](say.list(seats.map(say.name)), n)

const deedOf = ({ words, say }: Game, { seat, cloth, points, taken }: Scored): string => {
  const { end, digital } = words
  const [name, colour] = [say.name(seat), digital.cloth[cloth]]
  return taken
    ? end.took(name, colour, points, digital.gain[taken.medal], say.name(taken.from))
    : end.scored(name, colour, points)
}

// Returns the moments that decided: the counting at the end if the winner came from behind or several
// came level, else the extension with which the lead was taken for good; and the last gold that
// somebody took and kept, or the extension with the most points.
const turningsOf = (game: Game, of: readonly number[]): Turning[] => {
  const { views, result, words, say } = game
  const winners = winnersIn(result)
  const scored = scoredIn(views)
  const turning = (one: Scored, said: string): Turning => ({
    ...{ at: of.indexOf(one.view), view: one.view, seat: one.seat },
    words: said,
  })
  const end = views.length - 1
  const isShared = winners.length > 1
  const counted = isShared ? levelledIn(game) : comebackIn(game)?.by
  const isLed = !counted && !isShared
  const since = isLed ? leadSince(views.map(pointsAt), winners[0]!.seat) : end
  const led = isLed ? scored.find(one => one.view === since) : undefined
  const last = views.at(-1)!
  const others = scored.filter(({ view }) => view !== since)
  const kept = others.filter(
    ({ seat, cloth, taken }) => taken?.medal === 'gold' && last.medals[cloth].gold === seat,
  )
  const best = Math.max(...others.map(({ points }) => points))
  const deed =
    kept.filter(({ seat }) => winners.some(one => one.seat === seat)).at(-1) ??
    kept.at(-1) ??
    others.filter(({ points }) => points === best).at(-1)
  const brought = (by: Final) =>
    say.list(result.map(one => `${say.name(one.seat)} ${partOf(one, by)}`))
  return [
    ...(deed ? [turning(deed, deedOf(game, deed))] : []),
    ...(led ? [turning(led, `${deedOf(game, led)} ${words.end.led}`)] : []),
    ...(counted
      ? [
          {
            ...{ at: of.length - 1, view: end, seat: winners[0]!.seat },
            words: words.end.finals[counted](brought(counted)),
          },
        ]
      : []),
  ].sort((a, b) => a.view - b.view)
}

const shortOf = ({ views, result, words: { end } }: Game, own: Standing): string => {
  const winner = result.find(({ place }) => place === 1)!
  if (own.place === 1) return ''
  const n = behindIn(result, own.seat)
  const coins = coinsFor(n, views.at(-1)!.coins[own.seat])
  if (n === 1 && coins !== undefined) return end.short.coin(coins)
  const { part, points } = mostAhead(winner, own)
  return end.short[part](n, points)
}

const eachOf = ({ views, words: { end, digital }, say }: Game, standing: Standing): string => {
  const { stalls, medals, coins } = partsOf(standing)
  const held = cloths.filter(cloth => views.at(-1)!.medals[cloth].gold === standing.seat)
  const named =
    held.length > 2 ? end.colours(held.length) : say.list(held.map(one => digital.cloth[one]))
  return end.each(stalls, medals, named, coins)
}

/** Returns the title and the scale of the points. */
export const scale = ({ end }: Words, lines: Story['lines']): Scale => ({
  title: end.title,
  levels: levelsTo(Math.max(...lines.flat())),
})

export const story = (game: Game): Story => {
  const { views, result, words, say } = game
  const { end, standing } = words
  const [first] = result
  const [next] = runnersUp(result)
  const bySeat = [...result].sort((a, b) => a.seat - b.seat)
  const chart = chartOf({ views: views.map(pointsAt), result, words: end, say })
  const isShared = winnersIn(result).length > 1
  const ahead = first && next && !isShared && mostAhead(first, next)
  const comeback = comebackIn(game)
  return {
    ...chart,
    by: [
      ...(comeback ? [comebackWords(comeback, game)] : []),
      ...(ahead ? [end.by[ahead.part](ahead.points, say.name(next.seat))] : []),
      ...(isShared && next ? [end.shared(marginIn(result), say.name(next.seat))] : []),
    ],
    each: bySeat.map(one => eachOf(game, one)),
    counts: countsOf(bySeat, words),
    short: bySeat.map(one => shortOf(game, one)),
    moments: turningsOf(game, chart.of),
    counted: bySeat.flatMap(({ seat, sum }) =>
      sum.map(([what, n]): Figure => [seat, standing[what as 'coins'], n]),
    ),
  }
}
