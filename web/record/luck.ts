// Luck that can be checked: every draw follows from a key that was settled before the game began,
// and from its place in the log.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Chance } from '../games/game.ts'
import { chanceOf } from '../games/kit/chance.ts'
import { bytesOf, fromText, toText } from './chain.ts'

/** A die's sides, and what it showed: 0 … sides − 1. */
export type Draw = [sides: number, got: number]

const SPAN = 2 ** 48

/** HMAC-SHA-256 of the server's seed over the text that the start bound the table to. */
export const keyOf = (seed: Uint8Array, bound: string): Uint8Array =>
  hmac(sha256, seed, bytesOf(bound))

/**
 * What a table tells of a row while it is played. It fixes the row and all before it, and nothing
 * can be guessed from it: the key is opened with the record. A bare hash would tell a bid of 0 to
 * 90 to whoever tries them all. The first 18 of 32 bytes, for it goes to every page: two rows of
 * one mark would take 2^72 tries (RFC 2104, 5, allows half a hash and more).
 */
export const markOf = (key: Uint8Array, hash: string): string =>
  toText(hmac(sha256, key, fromText(hash, 32)!).subarray(0, 18))

/**
 * Draw `i` (from 0) of action `seq`: the first 6 bytes, big-endian, of HMAC-SHA-256(key,
 * 'seq:i:t'), t from 0. Values past the last whole multiple of `sides` are passed over, with the
 * next t: a remainder would favour the low sides.
 */
export const drawOf = (key: Uint8Array, seq: number, i: number, sides: number): number => {
  for (let t = 0; ; t++) {
    const bytes = hmac(sha256, key, bytesOf(`${seq}:${i}:${t}`)).subarray(0, 6)
    const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < SPAN - (SPAN % sides)) return value % sides
  }
}

/** The luck of one action, and what it has given so far. */
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
