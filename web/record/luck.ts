// Computes draws that anyone can check: each follows from its place in the log and from a key that
// was fixed before the game began.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Chance } from '../games/game.ts'
import { chanceOf } from '../games/kit/chance.ts'
import { bytesOf, fromText, toText } from './chain.ts'

/** The sides of a die, and its result: 0 … sides − 1. */
export type Draw = [sides: number, got: number]

const SPAN = 2 ** 48

/** Returns the key of all draws: HMAC-SHA-256 with the server's seed over `bound` (`boundText`). */
export const keyOf = (seed: Uint8Array, bound: string): Uint8Array =>
  hmac(sha256, seed, bytesOf(bound))

/**
 * Returns the mark of a row, which a table publishes during the game. The mark fixes this row and
 * all earlier rows, but reveals nothing until the record publishes the key. A plain hash would
 * reveal a bid of 0 to 90 to anyone who tries all 91. A mark has only 18 of 32 bytes, because it is
 * sent to every page; two rows with the same mark would take 2^72 tries (RFC 2104, section 5,
 * allows half of the hash or more).
 */
export const markOf = (key: Uint8Array, hash: string): string =>
  toText(hmac(sha256, key, fromText(hash, 32)!).subarray(0, 18))

/**
 * Computes draw `i` (from 0) of action `seq`: the first 6 bytes, big-endian, of HMAC-SHA-256(key,
 * 'seq:i:t'), modulo `sides`. t is 0 at first; a value of ⌊2^48 / sides⌋ · sides or more is skipped
 * for the next t, because otherwise low results would be more likely.
 */
export const drawOf = (key: Uint8Array, seq: number, i: number, sides: number): number => {
  for (let t = 0; ; t++) {
    const bytes = hmac(sha256, key, bytesOf(`${seq}:${i}:${t}`)).subarray(0, 6)
    const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < SPAN - (SPAN % sides)) return value % sides
  }
}

/** Returns the randomness of one action, and the list in which its draws are recorded. */
export const luckOf = (key: Uint8Array, seq: number): { chance: Chance; draws: Draw[] } => {
  const draws: Draw[] = []
  const roll = (sides: number): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > 2 ** 32)
      throw new RangeError(`no die has ${sides} sides`)
    const got = drawOf(key, seq, draws.length, sides)
    draws.push([sides, got])
    return got
  }
  return { chance: chanceOf(roll), draws }
}
