// The finished games on this browser: what is stored of each, where, and the file that they are
// saved to. Nothing of it is sent anywhere.
import { clear, createStore, del, set, setMany, values } from 'idb-keyval'
import * as v from 'valibot'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const sitter = v.object({
  name: text(64), // the name of the seat at the end
  colour: text(16),
  place: v.pipe(whole, v.minValue(1)),
  score: v.number(),
  bot: v.optional(v.literal(true)),
})

const FIRST_YEAR = 2020
const LAST_YEAR = 2099

// Whether a game can have ended then. A game of the year 9951 would stay the latest evening of the
// album forever. Not compared with this browser's clock, which may be days behind and would hide
// games of today.
const isSensible = (finished: string): boolean => {
  const year = new Date(finished).getFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** A finished game, as its table described it in the language of this browser. */
const playedGame = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{6}$/)),
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)),
  title: text(64),
  mode: v.picklist(['digital', 'companion']),
  better: v.picklist(['more', 'less']), // which score wins
  finished: v.pipe(v.string(), v.isoTimestamp(), v.check(isSensible)),
  won: text(240), // who won, in one sentence
  seats: v.pipe(v.array(sitter), v.minLength(1), v.maxLength(8)),
  // continued from a moment of another game: counts nowhere
  practice: v.optional(v.literal(true)),
  // of the end; shown as an image, so its scripts do not run
  picture: v.optional(v.pipe(text(400_000), v.startsWith('<svg'))),
})
export type PlayedGame = v.InferOutput<typeof playedGame>
export type Sitter = PlayedGame['seats'][number]

const FORMAT = 'boxside-evenings/1'
const file = v.object({
  format: v.literal(FORMAT),
  games: v.pipe(v.array(v.unknown()), v.maxLength(10_000)),
})
const MOST = 50_000_000 // bytes of a file that is read

// Created on first use: some private windows have no IndexedDB, and then nothing is stored.
let made: ReturnType<typeof createStore> | undefined
const store = () => (made ??= createStore('boxside', 'evenings'))

export const keepGame = (game: PlayedGame): Promise<void> => set(game.code, game, store())
export const forgetGame = (code: string): Promise<void> => del(code, store())
export const forgetAll = (): Promise<void> => clear(store())

export const asFile = (games: readonly PlayedGame[]): string =>
  JSON.stringify({ format: FORMAT, games })

// Reads a game from a file or from this browser's store, without its picture if only that is
// invalid.
const gameIn = (given: unknown): PlayedGame[] => {
  const whole = v.safeParse(playedGame, given)
  if (whole.success) return [whole.output]
  const { picture: _, ...bare } = v.is(v.looseObject({}), given) ? given : { picture: undefined }
  const read = v.safeParse(playedGame, bare)
  return read.success ? [read.output] : []
}

/**
 * Returns all stored games, newest first, without invalid ones; empty if this browser cannot store
 * any.
 */
export const playedGames = async (): Promise<PlayedGame[]> => {
  const all = await values<unknown>(store()).catch(() => [])
  return all.flatMap(gameIn).sort((a, b) => b.finished.localeCompare(a.finished))
}

/** The result of reading a file: games now in the album, and entries that are no games. */
export interface TakenIn {
  games: number
  spoilt: number
}

/**
 * Adds the games of a file; a stored game with the same code is replaced. Returns undefined if
 * nothing in the file is usable.
 */
export const takeIn = async (given: Blob): Promise<TakenIn | undefined> => {
  if (given.size > MOST) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), file), await given.text())
  if (!read.success) return undefined
  const games = read.output.games.flatMap(gameIn)
  const spoilt = read.output.games.length - games.length
  if (games.length === 0 && spoilt > 0) return undefined
  await setMany(
    games.map(game => [game.code, game]),
    store(),
  )
  return { games: games.length, spoilt }
}
