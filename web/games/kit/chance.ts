// Luck made of one die: even rolls give even shuffles.
import type { Chance } from '../game.ts'

/** Fisher and Yates: every order is as likely as the next. */
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
