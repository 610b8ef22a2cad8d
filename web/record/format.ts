// A record as text: the header, a line a row, the end, and the hash of all before it. README says
// it for programs.
import type { Moment, Standing } from '../games/game.ts'
import { bytesOf, hashOf, toText } from './chain.ts'

export const FORMAT = 'boxside-record/1'
/**
 * Of a game that began at a moment of another one, or as it lay on a table: who reads the first
 * alone does not take it for a whole game.
 */
export const RESUMED = 'boxside-record/2'

/** By which of the two a game is told. */
export const formatOf = ({
  from,
  placed,
}: Pick<Partial<Header>, 'from' | 'placed'>): Header['record'] =>
  typeof from === 'object' || placed === true ? RESUMED : FORMAT

/**
 * What a seat's page gave to the luck of the game; or why it gave nothing, though it may have
 * sealed something.
 */
export type Given =
  | { seat: number; sealed: string; opened: string }
  | { seat: number; sealed?: string; missing: 'bot' | 'no-seal' | 'asleep' | 'no-answer' }

/** The first line. All texts of bytes are base64url without padding. */
export interface Header {
  record: typeof FORMAT | typeof RESUMED
  code: string
  game: string
  mode: string
  seats: { name: string | null; colour: string | null; bot?: string }[]
  options: unknown
  from?: Moment // `/2`: where the game began
  placed?: true // `/2`: it began as it lay on a table
  rules: string // which rules the server played by, as a hash
  start: {
    seed: string // 32 bytes that the server chose when the table was opened
    sealed: string // SHA-256 of them, told from then on
    bound: string // `boundText`
    seats: Given[]
  }
}

/**
 * All that could change the luck of a game, as the key is made of it. `openings`: by seat, null:
 * none.
 */
export const boundText = (
  { code, game, mode, options, from }: Pick<Header, 'code' | 'game' | 'mode' | 'options' | 'from'>,
  sealed: string,
  openings: readonly (string | null)[],
): string => JSON.stringify([code, game, mode, options, sealed, openings, ...(from ? [from] : [])])

/**
 * What a page is told before it opens its number, as one hash: a start that differs in any of it
 * was another one.
 */
export const toldAtStart = (
  header: Parameters<typeof boundText>[0],
  sealed: string,
  seals: readonly (string | null)[],
): string => toText(hashOf(bytesOf(boundText(header, sealed, seals))))

/** A row of the log: its text is what its hash is over. */
export interface Line {
  hash: string
  text: string
}

/**
 * What a stored row says, but for the id of its message: put together from what is stored, so that
 * nothing is written as JSON anew. `body`: JSON of an object that is not empty.
 */
export const rowText = (row: {
  seq: number
  at: number
  seat: number | null
  final: boolean
  body: string
}): string =>
  `{"seq":${row.seq},"at":${row.at},"seat":${row.seat},"final":${row.final},${row.body.slice(1)}`

export const recordText = (
  header: Header,
  lines: readonly Line[],
  standings: readonly Standing[],
): string => {
  const rows = lines.map(({ hash, text }) => `${hash} ${text}`)
  const end = JSON.stringify({ standings, head: lines.at(-1)!.hash })
  const text = [JSON.stringify(header), ...rows, end, ''].join('\n')
  return `${text}${toText(hashOf(bytesOf(text)))}\n`
}
