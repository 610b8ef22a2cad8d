// Counts random games per second on one core, and the share of each contract function in their
// time; also a random player.
import type { AnyGame } from '../../web/games/game.ts'
import { positionOf } from '../../web/games/play.ts'
import { boxOf, shelf } from '../../web/shelf.ts'
import { seeded } from '../chance.ts'
import { combinations, optionsOf, randomGame } from '../laws/random.ts'
import type { Billed, Choose } from './cost.ts'
import type { Figure } from './figures.ts'
import type { Wish } from './guests.ts'
import { worked } from './process.ts'

const parts = ['moves', 'check', 'view', 'decide', 'evolve', 'proceed', 'result'] as const

// Wraps the functions of a game with timers. A function's time includes that of functions it calls,
// and of the timers.
const watched = (game: AnyGame) => {
  const spent = new Map<string, number>()
  const watch = (name: (typeof parts)[number]) => {
    const run = game[name] as (...given: unknown[]) => unknown
    return (...given: unknown[]) => {
      const began = performance.now()
      const result = run(...given)
      // `moves` may be lazy, so consuming it counts as its work.
      const whole = name === 'moves' ? [...(result as Iterable<unknown>)] : result
      spent.set(name, (spent.get(name) ?? 0) + performance.now() - began)
      return whole
    }
  }
  return {
    game: { ...game, ...Object.fromEntries(parts.map(name => [name, watch(name)])) } as AnyGame,
    spent,
  }
}

export const measureGames = (seconds: number): Figure[] =>
  shelf.flatMap(box =>
    box.modes.map((mode): Figure => {
      const { game } = box[mode]
      const seats = box.seats.at(-1)!
      const play = (game: AnyGame, seed: number) =>
        randomGame({ game, mode, seats, options: optionsOf(game), seed }).steps.length
      play(game, 1)
      let games = 0
      let actions = 0
      const began = worked()
      while (worked() - began < seconds * 1000) actions += play(game, ++games)
      const perSecond = games / ((worked() - began) / 1000)
      const { game: slow, spent } = watched(game)
      for (let seed = 1; seed <= Math.min(games, 20); seed++) play(slow, seed)
      const total = [...spent.values()].reduce((sum, ms) => sum + ms, 0)
      const shares = parts
        .map(name => `${name} ${Math.round((100 * (spent.get(name) ?? 0)) / total)} %`)
        .join(', ')
      return {
        what: `random games, ${box.id} ${mode}, ${seats} seats`,
        figure: perSecond,
        unit: 'games/s',
        note: `${Math.round(actions / games)} actions each; ${shares}`,
      }
    }),
  )

const frame = 1000 / 60 // ms

/**
 * Measures the cost of listing a seat's moves at its maximum, relative to the mean over the
 * positions of games, for every combination of options: a list must not take a page longer than a
 * frame.
 */
export const measureMoves = (): Figure[] =>
  shelf.flatMap(box =>
    box.modes.map((mode): Figure => {
      const { game } = box[mode]
      const seats = box.seats.at(-1)!
      const positions = combinations(box[mode].choices).flatMap(wish =>
        randomGame({ game, mode, seats, options: optionsOf(game, wish), seed: 1 }).steps.map(
          ({ before, action, offered }) => ({ before, seat: action.seat!, count: offered.length }),
        ),
      )
      // Takes the minimum of some runs, because other work on the machine only adds. Uses a new
      // object for each position, because what a game caches for one (`kit/memo.ts`) is part of the
      // first call.
      const time = ({ before, seat }: { before: unknown; seat: number }, runs: number) => {
        const once = () => {
          const position = positionOf(game, structuredClone(before), seat)
          const began = performance.now()
          for (const _ of game.moves(position));
          return performance.now() - began
        }
        return Math.min(...Array.from({ length: runs }, once))
      }
      const mean =
        positions.reduce((sum, position) => sum + time(position, 3), 0) / positions.length
      const most = positions.reduce((one, other) => (other.count > one.count ? other : one))
      const worst = time(most, 30)
      return {
        what: `most moves at once, ${box.id} ${mode}`,
        figure: worst / mean,
        unit: '× mean',
        note: `${most.count} moves in ${worst.toFixed(2)} ms, ${Math.round((100 * worst) / frame)} % of a frame; mean ${mean.toFixed(3)} ms`,
      }
    }),
  )

export const billed: Billed[] = shelf.flatMap(({ id, modes, minutes, seats }) =>
  modes.map(mode => ({ id, mode, minutes, seats: seats.at(-1)! })),
)

/** Every game and mode with three people, or as near as it has. */
export const tables: Wish[] = shelf.flatMap(({ id, modes, seats }) =>
  modes.map(mode => ({ id, mode, seats: seats.find(count => count >= 3) ?? seats.at(-1)! })),
)

const dice = seeded(1)
export const choose: Choose = (id, mode, { you, options, view }) => {
  const moves = [...boxOf(id)![mode].game.moves({ you, options, view })]
  return moves[dice.roll(moves.length)]
}
