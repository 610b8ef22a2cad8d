// Builds luck from one die: fair rolls give fair shuffles.
import type { Chance } from '../game.ts'

/** Shuffles by Fisher and Yates: every order is equally likely. */
export const chanceOf = (roll: Chance['roll']): Chance => ({
  roll,
  shuffle(items) {
    const shuffled = [...items]
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = roll(i + 1)
      ;[shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!]
    }
    return shuffled
  },
})
