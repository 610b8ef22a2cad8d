// Luck made of one die: whatever rolls evenly also shuffles evenly.
import type { Chance } from '../game.ts'

// Fisher and Yates: every order is as likely as the next.
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
