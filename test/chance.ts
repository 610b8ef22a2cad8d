// Repeatable luck for tests, by seed.
import type { Chance } from '../web/games/game.ts'

export { seeded } from '../web/games/kit/seeded.ts'

const never = (): never => {
  throw new Error('a companion has no luck')
}
/** Luck for a game beside the box, which must not use any. */
export const noLuck: Chance = { roll: never, shuffle: never }

/**
 * Replaces the luck that the engine gave a game. The engine's luck is called too, because the
 * engine checks whether it was used. A bot that tries a move passes its own luck on; that one is
 * called only once.
 */
export const instead = (watched: Chance, luck: Chance): Chance =>
  watched === luck
    ? luck
    : {
        roll(sides) {
          watched.roll(1)
          return luck.roll(sides)
        },
        shuffle(items) {
          watched.roll(1)
          return luck.shuffle(items)
        },
      }

/** The seed of every bot on both servers of test/local/leaks.test.ts. */
export const botsLuck = 1
