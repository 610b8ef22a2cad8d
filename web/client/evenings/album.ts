// The games that were played to their end on this browser: what is kept of each, where, and the
// file they are taken along in. Nothing of it is sent anywhere.
import { clear, createStore, del, set, setMany, values } from 'idb-keyval'
import * as v from 'valibot'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const sitter = v.object({
  name: text(64), // as the end called the seat
  colour: text(16),
  place: v.pipe(whole, v.minValue(1)),
  score: v.number(),
  bot: v.optional(v.literal(true)),
})

const FIRST_YEAR = 2020
const LAST_YEAR = 2099

// Whether a game may have ended then. One of the year 9951 would be the last evening of the album
// for good. Not compared with this browser's clock, which may be days behind and would hide games
// of today.
const isSensible = (finished: string): boolean => {
  const year = new Date(finished).getFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** A finished game, as its table told it in the language of this browser. */
const playedGame = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{6}$/)),
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)),
  title: text(64),
  mode: v.picklist(['digital', 'companion']),
  better: v.picklist(['more', 'less']), // which score wins
  finished: v.pipe(v.string(), v.isoTimestamp(), v.check(isSensible)),
  won: text(240), // who won, in one sentence
  seats: v.pipe(v.array(sitter), v.minLength(1), v.maxLength(8)),
  // played on from a moment of another game: it counts nowhere
  practice: v.optional(v.literal(true)),
  picture: v.optional(v.pipe(text(400_000), v.startsWith('<svg'))), // of the end; shown as an image, which runs no script
})
export type PlayedGame = v.InferOutput<typeof playedGame>
export type Sitter = PlayedGame['seats'][number]

const FORMAT = 'boxside-evenings/1'
const file = v.object({
  format: v.literal(FORMAT),
  games: v.pipe(v.array(v.unknown()), v.maxLength(10_000)),
})
const MOST = 50_000_000 // bytes of a file that is read

// Made when first used: some private windows have no such storage, and then nothing is kept.
let made: ReturnType<typeof createStore> | undefined
const store = () => (made ??= createStore('boxside', 'evenings'))

export const keepGame = (game: PlayedGame): Promise<void> => set(game.code, game, store())
export const forgetGame = (code: string): Promise<void> => del(code, store())
export const forgetAll = (): Promise<void> => clear(store())

export const asFile = (games: readonly PlayedGame[]): string =>
  JSON.stringify({ format: FORMAT, games })

// The game in an entry of a file or of this browser's store, without its picture if only that is
// spoilt.
const gameIn = (given: unknown): PlayedGame[] => {
  const whole = v.safeParse(playedGame, given)
  if (whole.success) return [whole.output]
  const { picture: _, ...bare } = v.is(v.looseObject({}), given) ? given : { picture: undefined }
  const read = v.safeParse(playedGame, bare)
  return read.success ? [read.output] : []
}

/**
 * All that is kept, newest first, less what is spoilt; none where this browser may keep nothing.
 */
export const playedGames = async (): Promise<PlayedGame[]> => {
  const all = await values<unknown>(store()).catch(() => [])
  return all.flatMap(gameIn).sort((a, b) => b.finished.localeCompare(a.finished))
}

/** What came of a file: games that are in the album now, and entries that are no games. */
export interface TakenIn {
  games: number
  spoilt: number
}

/**
 * Adds the games of a file; a game that is kept already is the same. Undefined where nothing of it
 * is of use.
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
