// Writes recorded games: whole games in a file each, which `recorded.test.ts` of a game plays
// again. Only when the rules were meant to change: a recorded game shows that they did not.
import { writeFileSync } from 'node:fs'
import type { AnyGame } from '../../web/games/game.ts'
import { optionsOf, randomGame } from './random.ts'
import type { Recorded } from './recorded.ts'

type Whole = Recorded<unknown, unknown, unknown, unknown>

/**
 * One game as JSON, an action a line: a diff shows each action that a change of the rules changes.
 * The formatter leaves it alone.
 */
const textOf = ({ actions, ...whole }: Whole): string => {
  const parts = Object.entries(whole).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  )
  return `{\n${parts.join('\n')}\n"actions": [\n${actions.map(action => JSON.stringify(action)).join(',\n')}\n]\n}\n`
}

/**
 * `beside` is the address of the file that asks (`import.meta.url`); the game lies in `recorded/`
 * beside it.
 */
export const write = (beside: string, name: string, whole: Whole) =>
  writeFileSync(new URL(`recorded/${name}.json`, beside), textOf(whole))

/**
 * Plays games by chance and writes them. `games`: a name, and what leads to the game that is meant.
 */
export const record = (
  beside: string,
  game: AnyGame,
  games: Record<string, { seats: number; seed: number; options?: object }>,
) => {
  for (const [name, { seats, seed, options: wish }] of Object.entries(games)) {
    const options = optionsOf(game, wish)
    const { opening, steps, end } = randomGame({ game, mode: 'digital', seats, seed, options })
    write(beside, name, {
      seats,
      seed,
      options,
      opening: opening.events,
      actions: steps.map(({ action: { seat, move, events, final }, luck }) => ({
        seat: seat!,
        move,
        luck,
        events,
        final,
      })),
      result: game.result(end)!,
      end: game.view(end, 'room'),
    })
  }
}
