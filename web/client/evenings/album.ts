// Stores the finished games of this browser, saves them to a file and loads them from one. Sends
// nothing to a server.
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
  side: v.optional(text(600)), // the names of all partners, if there are partners
  own: v.optional(v.literal(true)), // a seat of this browser
})

const FIRST_YEAR = 2020
const LAST_YEAR = 2099

// Rejects impossible dates: a game of the year 9951 would stay the latest evening of the album
// forever. The limits are fixed years, because this browser's clock may be days behind and would
// reject games of today.
const isSensible = (finished: string): boolean => {
  const year = new Date(finished).getFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

const code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{6}$/))

/** A finished game, as its table described it in the language of this browser. */
const playedGame = v.object({
  code,
  earlier: v.optional(code), // the table before, whose end led to this one
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)),
  title: text(64),
  mode: v.picklist(['digital', 'companion']),
  better: v.picklist(['more', 'less']), // whether the higher or the lower score wins
  finished: v.pipe(v.string(), v.isoTimestamp(), v.check(isSensible)),
  won: text(240), // who won, in one sentence
  seats: v.pipe(v.array(sitter), v.minLength(1), v.maxLength(8)),
  // the game continued from a moment of another game; it counts in no score
  practice: v.optional(v.literal(true)),
  // of the end; shown as an image, so that its scripts do not run
  picture: v.optional(v.pipe(text(400_000), v.startsWith('<svg'))),
})
export type PlayedGame = v.InferOutput<typeof playedGame>
export type Sitter = PlayedGame['seats'][number]

const FORMAT = 'boxside-evenings/1'
const file = v.object({
  format: v.literal(FORMAT),
  games: v.pipe(v.array(v.unknown()), v.maxLength(10_000)),
})
const MOST = 50_000_000 // bytes; larger files are not read

// Created on first use, because this fails in private windows without IndexedDB. Nothing is stored
// there.
let made: ReturnType<typeof createStore> | undefined
const store = () => (made ??= createStore('boxside', 'evenings'))

export const keepGame = (game: PlayedGame): Promise<void> => set(game.code, game, store())
export const forgetGame = (code: string): Promise<void> => del(code, store())
export const forgetAll = (): Promise<void> => clear(store())

export const asFile = (games: readonly PlayedGame[]): string =>
  JSON.stringify({ format: FORMAT, games })

// Validates a game from a file or from this browser's store. Removes the picture if only the
// picture is invalid. Returns an empty list for an invalid game.
const gameIn = (given: unknown): PlayedGame[] => {
  const whole = v.safeParse(playedGame, given)
  if (whole.success) return [whole.output]
  const { picture: _, ...bare } = v.is(v.looseObject({}), given) ? given : { picture: undefined }
  const read = v.safeParse(playedGame, bare)
  return read.success ? [read.output] : []
}

/** Returns all valid stored games, newest first; an empty list if this browser cannot store any. */
export const playedGames = async (): Promise<PlayedGame[]> => {
  const all = await values<unknown>(store()).catch(() => [])
  return all.flatMap(gameIn).sort((a, b) => b.finished.localeCompare(a.finished))
}

/** The number of games that a file has added, and the number of its invalid entries. */
export interface TakenIn {
  games: number
  spoilt: number
}

/**
 * Adds the games of a file, and replaces stored games with the same codes. Returns undefined if the
 * file is too large or unreadable, or if none of its entries is a valid game.
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
