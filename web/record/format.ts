// The text format of a record: the header, one line per row, the end, and a hash of everything
// before it. README.md beside this file specifies it for programs.
import type { Moment, Standing } from '../games/game.ts'
import { bytesOf, hashOf, toText } from './chain.ts'

export const FORMAT = 'boxside-record/1'
/**
 * The format of a game that began at a moment of another one, or from a real table. Readers of the
 * first format alone do not mistake it for a whole game.
 */
export const RESUMED = 'boxside-record/2'

/** Returns the format for a game. */
export const formatOf = ({
  from,
  placed,
}: Pick<Partial<Header>, 'from' | 'placed'>): Header['record'] =>
  typeof from === 'object' || placed === true ? RESUMED : FORMAT

/**
 * What a seat's page contributed to the luck of the game, or why nothing; it may have sealed a
 * number anyway.
 */
export type Given =
  | { seat: number; sealed: string; opened: string }
  | { seat: number; sealed?: string; missing: 'bot' | 'no-seal' | 'asleep' | 'no-answer' }

/** The first line. All bytes are base64url without padding. */
export interface Header {
  record: typeof FORMAT | typeof RESUMED
  code: string
  game: string
  mode: string
  seats: { name: string | null; colour: string | null; bot?: string }[]
  options: unknown
  from?: Moment // `/2`: where the game began
  placed?: true // `/2`: it began from a real table
  rules: string // hash of the rules that the server used
  start: {
    seed: string // 32 bytes that the server chose when the table was opened
    sealed: string // SHA-256 of them, public from then on
    bound: string // `boundText`
    seats: Given[]
  }
}

/**
 * Everything that could change the luck of a game, as text for its key. `openings`: by seat, null
 * if there is none.
 */
export const boundText = (
  { code, game, mode, options, from }: Pick<Header, 'code' | 'game' | 'mode' | 'options' | 'from'>,
  sealed: string,
  openings: readonly (string | null)[],
): string => JSON.stringify([code, game, mode, options, sealed, openings, ...(from ? [from] : [])])

/**
 * Returns the hash of everything that a page knows before it reveals its number. If any of it
 * differs, the hash differs.
 */
export const toldAtStart = (
  header: Parameters<typeof boundText>[0],
  sealed: string,
  seals: readonly (string | null)[],
): string => toText(hashOf(bytesOf(boundText(header, sealed, seals))))

/** A row of the log with the hash of its text. */
export interface Line {
  hash: string
  text: string
}

/**
 * Returns the text of a stored row without the id of its message. It is joined from stored texts,
 * so that no JSON is serialised again. `body`: JSON of an object that is not empty.
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
