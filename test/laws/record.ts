// Writes recorded games, one whole game per file, which a game's `recorded.test.ts` plays again.
// Run it only if the rules were meant to change: recorded games show that they did not.
import { writeFileSync } from 'node:fs'
import type { AnyGame } from '../../web/games/game.ts'
import { optionsOf, randomGame } from './random.ts'
import type { Recorded } from './recorded.ts'

type Whole = Recorded<unknown, unknown, unknown, unknown>

/**
 * Writes a game as JSON with one action per line, so that a diff shows each action that a change of
 * the rules affects. The formatter ignores it.
 */
const textOf = ({ actions, ...whole }: Whole): string => {
  const parts = Object.entries(whole).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  )
  return `{\n${parts.join('\n')}\n"actions": [\n${actions.map(action => JSON.stringify(action)).join(',\n')}\n]\n}\n`
}

/**
 * `beside`: the address of the calling file (`import.meta.url`); the game is in `recorded/` next to
 * it.
 */
export const write = (beside: string, name: string, whole: Whole) =>
  writeFileSync(new URL(`recorded/${name}.json`, beside), textOf(whole))

/** Plays games at random and writes them. `games`: a name, and what leads to that game. */
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
