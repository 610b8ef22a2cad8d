// The luck of the tests comes again by its seed.
import type { Chance } from '../web/games/game.ts'

export { seeded } from '../web/games/kit/seeded.ts'

const never = (): never => {
  throw new Error('a companion has no luck')
}
/** What a game beside the box is given: it asks for none. */
export const noLuck: Chance = { roll: never, shuffle: never }

/**
 * Other luck for a game that the engine gave its own: that one is asked too, because the engine
 * watches whether luck was asked. A bot that tries a move hands on the luck it was given: that is
 * asked once.
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

/** With it every bot of the two houses in test/local/leaks.test.ts thinks and moves. */
export const botsLuck = 1
