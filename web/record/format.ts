// The text format of a record: the header, one line per row, the end, and a hash of all lines
// before it. README.md beside this file specifies this format for programs.
import type { Moment, Standing } from '../games/game.ts'
import { bytesOf, hashOf, toText } from './chain.ts'

export const FORMAT = 'boxside-record/1'
/**
 * The format of a game that began at a moment of another game, or at a position of a real table.
 * Programs that read only `/1` reject it instead of taking it for a whole game.
 */
export const RESUMED = 'boxside-record/2'
/** The format of a game that its players agreed to end early. Programs reject it likewise. */
export const EARLY = 'boxside-record/3'

type Course = Pick<Partial<Header>, 'from' | 'placed' | 'early'>

/** Whether a game began midway: its first row has the position that it began with. */
export const isMidway = ({ from, placed }: Course): boolean =>
  typeof from === 'object' || placed === true

/** Returns the format of a record: `/3` with `early`, otherwise `/2` with `from` or `placed`. */
export const formatOf = (course: Course): Header['record'] => {
  if (course.early === true) return EARLY
  return isMidway(course) ? RESUMED : FORMAT
}

/**
 * The random number that a seat's page contributed to the luck of the game, or why it contributed
 * none. With `missing`, `sealed` is set if the page sealed a number but did not open it.
 */
export type Given =
  | { seat: number; sealed: string; opened: string }
  | { seat: number; sealed?: string; missing: 'bot' | 'no-seal' | 'asleep' | 'no-answer' }

/** The first line of a record. All bytes are base64url without padding. */
export interface Header {
  record: typeof FORMAT | typeof RESUMED | typeof EARLY
  code: string
  game: string
  mode: string
  seats: { name: string | null; colour: string | null; bot?: string }[]
  options: unknown
  from?: Moment // not in `/1`: the moment of the other game
  placed?: true // not in `/1`: the game began at a position of a real table
  early?: true // only in `/3`: the players agreed to end the game before its rules did
  rules: string // hash of the rules that the server used
  start: {
    seed: string // 32 bytes that the server chose when the table was opened
    sealed: string // SHA-256 of `seed`, public since the table was opened
    bound: string // the text that `boundText` returns
    seats: Given[]
  }
}

/**
 * Returns everything that the luck of a game depends on, except the seed, as the text from which
 * the key is computed. `openings`: by seat, null for a seat that opened no number.
 */
export const boundText = (
  { code, game, mode, options, from }: Pick<Header, 'code' | 'game' | 'mode' | 'options' | 'from'>,
  sealed: string,
  openings: readonly (string | null)[],
): string => JSON.stringify([code, game, mode, options, sealed, openings, ...(from ? [from] : [])])

/**
 * Returns the hash of everything that a page knows before it reveals its number. The page stores
 * this hash; a record with another hash shows that the server gave the page other values.
 */
export const toldAtStart = (
  header: Parameters<typeof boundText>[0],
  sealed: string,
  seals: readonly (string | null)[],
): string => toText(hashOf(bytesOf(boundText(header, sealed, seals))))

/** A row of the log, with its hash in the chain. */
export interface Line {
  hash: string
  text: string
}

/**
 * Returns the text of a stored row, without the id of its message. The text contains the stored
 * JSON, which is not parsed and serialised again. `body`: JSON of an object that is not empty.
 */
export const rowText = (row: {
  seq: number
  at: number
  seat: number | null
  final: boolean
  body: string
}): string =>
  `{"seq":${row.seq},"at":${row.at},"seat":${row.seat},"final":${row.final},${row.body.slice(1)}`

/** Returns lines as a text that ends with the hash of all of them. */
export const hashedText = (lines: readonly string[]): string => {
  const text = [...lines, ''].join('\n')
  return `${text}${toText(hashOf(bytesOf(text)))}\n`
}

export const recordText = (
  header: Header,
  lines: readonly Line[],
  standings: readonly Standing[],
): string => {
  const rows = lines.map(({ hash, text }) => `${hash} ${text}`)
  const end = JSON.stringify({ standings, head: lines.at(-1)!.hash })
  return hashedText([JSON.stringify(header), ...rows, end])
}
