// Repeatable luck: the same seed gives the same rolls and shuffles. For bots and tests, never for a
// table.
import type { Chance } from '../game.ts'
import { chanceOf } from './chance.ts'

export const seeded = (seed: number): Chance => {
  let state = seed >>> 0
  // mulberry32: small, and uniform enough for games
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return chanceOf(sides => Math.floor(next() * sides))
}
