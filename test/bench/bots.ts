// Measures how well the bots play against each other with rotating seats, how long they think, and
// how balanced their games are.
import type { AnyBot, Level, Seat, Standing } from '../../web/games/game.ts'
import { levels } from '../../web/games/game.ts'
import { sidesOf } from '../../web/games/kit/seats.ts'
import { shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import { type Ended, type Player, playedBy, random } from '../laws/bots.ts'
import { optionsOf } from '../laws/random.ts'
import { type Figure, median, percentile } from './figures.ts'
import { worked, workedOf } from './process.ts'
import type { Question } from './thinker.ts'

type Name = Level | 'random' | 'greedy'
type Box = (typeof shelf)[number]

// `least` and `most`: limits for the share of wins of one side against one other.
interface Match {
  strong: Name
  weak: Name
  least: number
  most?: number
  atMost?: true // with four seats, or the most that the game has
}
const matches: Match[] = [
  { strong: 'sharp', weak: 'random', least: 0.99 },
  { strong: 'sharp', weak: 'greedy', least: 0.8 },
  { strong: 'sharp', weak: 'steady', least: 0.65 },
  { strong: 'steady', weak: 'easy', least: 0.65 },
  { strong: 'greedy', weak: 'easy', least: 0.5, most: 0.8 },
  { strong: 'sharp', weak: 'greedy', least: 0.8, atMost: true },
]

/**
 * A game's own goals, in place of `matches`: by pair such as `sharp-steady`, the least share of wins
 * against one other. A pair that is not in it has no goal.
 */
export type Goals = Readonly<Record<string, number>>

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

// Returns Wilson's 95 % interval.
const interval = (share: number, count: number): [number, number] => {
  const z = 1.96
  const middle = share + z ** 2 / (2 * count)
  const reach = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))
  return [(middle - reach) / (1 + z ** 2 / count), (middle + reach) / (1 + z ** 2 / count)]
}

const AGAINST_THREE = 0.55 // share of wins of sharp against greedy

// Converts a share against one opponent into an equally hard one against several: the same odds
// against each.
const against = (least: number, others: number) => least / (least + (1 - least) * others)

const rounded = (share: number) => Math.round(1000 * share) / 10
const pairOf = ({ strong, weak }: Match) => `${strong}-${weak}`

// Returns the limits of a match for a figure in %.
const limitsOf = (match: Match, others: number, own?: Goals): Pick<Figure, 'least' | 'most'> => {
  if (own) {
    const least = own[pairOf(match)]
    return least === undefined ? {} : { least: rounded(against(least, others)) }
  }
  const { least, most, atMost } = match
  return {
    least: rounded(atMost && others > 1 ? AGAINST_THREE : against(least, others)),
    ...(most !== undefined && { most: rounded(against(most, others)) }),
  }
}

// Returns the wins of these seats; a shared win counts in parts.
const wonBy = (seats: readonly Seat[], standings: readonly Standing[]) => {
  const winners = standings.filter(({ place }) => place === 1)
  return winners.filter(({ seat }) => seats.includes(seat)).length / winners.length
}

const seatsOf = ({ seats }: Box, atMost?: true) =>
  atMost ? (seats.find(count => count === 4) ?? seats.at(-1)!) : seats[0]!

const progress = (what: string, done: number, all: number) => {
  if (done % 10 === 0) process.stderr.write(`${what}: ${done} of ${all} games\n`)
}

// Measures how long each level thinks, in ms.
const thinking = (box: Box, greedy: AnyBot | undefined) => {
  const spent = new Map<Level, number[]>(levels.map(level => [level, []]))
  const player = (name: Name): Player => {
    if (name === 'random') return random(box.digital.game)
    if (name === 'greedy') return (position, chance) => greedy!(position, chance, 'steady')
    return (position, chance) => {
      const began = worked()
      const chosen = box.digital.bot(position, chance, name)
      spent.get(name)!.push(worked() - began)
      return chosen
    }
  }
  return { spent, player }
}

const wordsOf = (words: readonly string[], preset: number) => {
  const games = Number(words.find(word => word.startsWith('games='))?.slice(6) ?? preset)
  const online = shelf.filter(isOnline)
  const named = online.filter(({ id }) => words.includes(id))
  const wish = Object.fromEntries(
    words.filter(word => /^(?!games=).+=/.test(word)).map(word => word.split('=')),
  )
  return { games, boxes: named.length > 0 ? named : online, wish }
}

/**
 * `words`: ids of games, pairs such as `sharp-greedy`, `games=N`; without words all are measured.
 */
export function* measureBots(
  words: readonly string[],
  greedies: Record<string, AnyBot>,
  goals: Record<string, Goals>,
): Generator<Figure> {
  const { games, boxes } = wordsOf(words, 40)
  const named = matches.filter(match => words.includes(pairOf(match)))
  for (const box of boxes) {
    const {
      id,
      digital: { game },
    } = box
    const { spent, player } = thinking(box, greedies[id])
    const options = optionsOf(game)
    for (const match of named.length > 0 ? named : matches) {
      const { strong, weak, atMost } = match
      if ([strong, weak].includes('greedy') && !greedies[id]) continue
      const seats = seatsOf(box, atMost)
      const sides = sidesOf(game, seats, options)
      const what = `${id}: ${strong} against ${sides.length - 1} ${weak}, ${seats} seats`
      const rounds = Math.ceil(games / sides.length)
      const all = rounds * sides.length
      let won = 0
      for (let played = 0; played < all; played++) {
        const side = sides[played % sides.length]!
        const players = Array.from({ length: seats }, (_, seat) =>
          player(side.includes(seat) ? strong : weak),
        )
        const { end } = playedBy(players, {
          game,
          options,
          seed: 1 + Math.floor(played / sides.length),
        })
        won += wonBy(side, game.result(end)!)
        progress(what, played + 1, all)
      }
      const [low, high] = interval(won / all, all)
      yield {
        what,
        figure: (100 * won) / all,
        unit: '%',
        ...limitsOf(match, sides.length - 1, goals[id]),
        note: `95 %: ${percent(low)} to ${percent(high)}, ${all} games; fair ${percent(1 / sides.length)}`,
      }
    }
    for (const level of levels) yield* thought(`${id}: ${level} chooses`, spent.get(level)!)
  }
}

function* thought(what: string, times: readonly number[]): Generator<Figure> {
  if (times.length === 0) return
  const note = `${times.length} choices, 19 of 20 within ${percentile(times, 0.95).toPrecision(2)} ms`
  yield { what: `${what}, median`, figure: median(times), unit: 'ms', most: 50, note }
  yield { what: `${what}, worst`, figure: Math.max(...times), unit: 'ms', most: 250 }
}

/**
 * The same in workerd: every position of games that a level plays alone is sent to a Worker that
 * only thinks. The time includes the request itself.
 */
export async function* measureThought(
  words: readonly string[],
  at: string,
  pid: number,
): AsyncGenerator<Figure> {
  const { games, boxes } = wordsOf(words, 2)
  for (const {
    id,
    digital: { game, bot },
    seats,
  } of boxes)
    for (const level of levels) {
      const times: number[] = []
      for (let seed = 1; seed <= games; seed++) {
        const questions: Question[] = []
        const player: Player = (position, chance) => bot(position, chance, level)
        playedBy(
          Array(seats[0]).fill(player),
          { game, options: optionsOf(game), seed },
          ({ position, luck }) => questions.push({ game: id, position, luck, level }),
        )
        for (const question of questions) {
          const began = workedOf(pid)
          await (await fetch(at, { method: 'POST', body: JSON.stringify(question) })).json()
          times.push(workedOf(pid) - began)
        }
      }
      yield* thought(`${id}: ${level} in workerd`, times)
    }
}

// Returns how the game ended, if the box says so; otherwise its last event.
const endingOf = ({ end, last }: Ended) => {
  const { over } = end as { over?: { how?: string } }
  const { kind, how } = last as { kind: string; how?: string }
  return over?.how ?? [kind, how].filter(Boolean).join(' ')
}

const counted = (all: readonly string[]) =>
  [...new Set(all)]
    .map(one => ({ one, share: all.filter(other => other === one).length / all.length }))
    .sort((a, b) => b.share - a.share)
    .map(({ one, share }) => `${one} ${percent(share)}`)
    .join(', ')

/**
 * `words`: ids of games, `games=N`, the level for every seat, and options such as
 * `variant=caminito`. Wins are counted from the seat that began.
 */
export function* measureBalance(words: readonly string[]): Generator<Figure> {
  const { games, boxes, wish } = wordsOf(words, 100)
  const level = ([...levels, 'random'] as const).find(level => words.includes(level)) ?? 'sharp'
  for (const box of boxes) {
    const {
      id,
      digital: { game },
    } = box
    const { player } = thinking(box, undefined)
    const options = optionsOf(game, wish)
    for (const seats of box.seats) {
      const what = `${id}: ${seats} × ${level}`
      const sides = sidesOf(game, seats, options)
      const ended = Array.from({ length: games }, (_, i) => {
        let first: Seat | undefined
        const deal = { game, options, seed: i + 1 }
        const played = playedBy(Array(seats).fill(player(level)), deal, ({ seat }) => {
          first ??= seat
        })
        progress(what, i + 1, games)
        return { ...played, first: sides.findIndex(side => side.includes(first!)) }
      })
      const results = ended.map(({ end }) => game.result(end)!)
      for (const i of sides.keys()) {
        const sideOf = (game: number) => sides[(ended[game]!.first + i) % sides.length]!
        const won =
          results.reduce((sum, standings, game) => sum + wonBy(sideOf(game), standings), 0) / games
        const [low, high] = interval(won, games)
        yield {
          what: `${what}, side ${i + 1} of ${sides.length} from who began wins`,
          figure: 100 * won,
          unit: '%',
          note: `95 %: ${percent(low)} to ${percent(high)}; fair ${percent(1 / sides.length)}`,
        }
      }
      const lengths = ended.map(({ actions }) => actions)
      const tied = results.filter(standings =>
        standings.some(({ ties, place }) => place === 1 && ties),
      ).length
      yield {
        what: `${what}, length`,
        figure: median(lengths),
        unit: 'actions',
        note: `${Math.min(...lengths)} to ${Math.max(...lengths)}; ${games} games`,
      }
      yield {
        what: `${what}, decided by a tie-break`,
        figure: (100 * tied) / games,
        unit: '%',
        note: counted(ended.map(endingOf)),
      }
    }
  }
}
