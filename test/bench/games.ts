// Random games a second on one core, and the share of each function of the contract in them.
import type { AnyGame } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { optionsOf, randomGame } from '../laws/random.ts'
import type { Figure } from './figures.ts'

const parts = ['moves', 'check', 'view', 'decide', 'evolve', 'proceed', 'result'] as const

// The game with a watch on each function. A function's time holds that of the others it calls, and the watch's own.
const watched = (game: AnyGame) => {
  const spent = new Map<string, number>()
  const watch = (name: (typeof parts)[number]) => {
    const run = game[name] as (...given: unknown[]) => unknown
    return (...given: unknown[]) => {
      const began = performance.now()
      const result = run(...given)
      // `moves` may be lazy: what it yields is part of its work.
      const whole = name === 'moves' ? [...(result as Iterable<unknown>)] : result
      spent.set(name, (spent.get(name) ?? 0) + performance.now() - began)
      return whole
    }
  }
  return { game: { ...game, ...Object.fromEntries(parts.map(name => [name, watch(name)])) } as AnyGame, spent }
}

export const measureGames = (seconds: number): Figure[] =>
  shelf.flatMap(box =>
    (['digital', 'companion'] as const).map((mode): Figure => {
      const game: AnyGame = box[mode]
      const seats = box.seats.at(-1)!
      const play = (game: AnyGame, seed: number) =>
        randomGame({ game, mode, seats, options: optionsOf(game), seed }).steps.length
      play(game, 1)
      let games = 0
      let actions = 0
      const began = performance.now()
      while (performance.now() - began < seconds * 1000) actions += play(game, ++games)
      const perSecond = games / ((performance.now() - began) / 1000)
      const { game: slow, spent } = watched(game)
      for (let seed = 1; seed <= Math.min(games, 20); seed++) play(slow, seed)
      const total = [...spent.values()].reduce((sum, ms) => sum + ms, 0)
      const shares = parts.map(name => `${name} ${Math.round((100 * (spent.get(name) ?? 0)) / total)} %`).join(', ')
      return {
        what: `random games, ${box.id} ${mode}, ${seats} seats`,
        figure: perSecond,
        unit: 'games/s',
        note: `${Math.round(actions / games)} actions each; ${shares}`,
      }
    }),
  )
