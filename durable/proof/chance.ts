// Luck from the platform's own random numbers, with every outcome equally likely.
import type { Chance } from '../../web/games/game.ts'
import { chanceOf } from '../../web/games/kit/chance.ts'

const SPAN = 2 ** 32

// Values above the last whole multiple of `sides` are drawn again; otherwise low outcomes would be
// more likely.
const roll = (sides: number): number => {
  if (!Number.isInteger(sides) || sides < 1 || sides > SPAN)
    throw new RangeError(`no die has ${sides} sides`)
  const word = new Uint32Array(1)
  for (;;) {
    const value = crypto.getRandomValues(word)[0]!
    if (value < SPAN - (SPAN % sides)) return value % sides
  }
}

export const chance: Chance = chanceOf(roll)
