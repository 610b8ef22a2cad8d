// The random games for the laws: of each game, online and beside the box (SEEDS=n for more).

import type { Viewer } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { sweep } from '../sweep.ts'
import { gamesOf, variantsOf } from './options.ts'
import type { Deal } from './random.ts'

/** Number of random games for each game and mode, or one for each of its own options. */
export const SEEDS = sweep('SEEDS', { part: 2, whole: 6 })

/** Returns a value as it comes back from the log. */
export const json = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing))

/** The shared screen and each seat. */
export const viewersOf = (seats: number): Viewer[] => [
  'room',
  ...Array.from({ length: seats }, (_, seat) => seat),
]

/** A game in one of its modes, with the openings to play it from. */
export const deals = shelf.flatMap(box =>
  box.modes.map(mode => {
    const { game } = box[mode]
    const variants = variantsOf(box, mode)
    return {
      name: `${box.id} ${mode}`,
      box,
      mode,
      game,
      deals: Array.from({ length: gamesOf(box, mode, SEEDS) }, (_, i): Deal => {
        const { options, seats } = variants[i % variants.length]!
        return { game, mode, seats: seats[i % seats.length]!, options, seed: 7919 * (i + 1) }
      }),
    }
  }),
)

/**
 * Checks a law for each opening. A failure names its seed: setting `SEEDS` repeats it, and it
 * becomes a test of its own.
 */
export const toEach =
  (deals: readonly Deal[]) =>
  (law: (deal: Deal) => void): void => {
    for (const deal of deals) {
      try {
        law(deal)
      } catch (failure) {
        throw new Error(`seed ${deal.seed}, ${deal.seats} seats, ${JSON.stringify(deal.options)}`, {
          cause: failure,
        })
      }
    }
  }
