// A record as text: the header, a line a row, the end, and the hash of all before it. README says it for programs.
import type { Standing } from '../games/game.ts'
import { bytesOf, hashOf, toText } from './chain.ts'

export const FORMAT = 'boxside-record/1'

/** What a seat's page gave to the luck of the game; or why it gave nothing. */
export type Given = { seat: number; sealed: string; opened: string } | { seat: number; missing: string }

/** The first line. All texts of bytes are base64url without padding. */
export interface Header {
  record: typeof FORMAT
  code: string
  game: string
  mode: string
  seats: { name: string | null; colour: string | null; bot?: string }[]
  options: unknown
  rules: string // which rules the server played by, as a hash
  start: {
    seed: string // 32 bytes that the server chose when the table was opened
    sealed: string // SHA-256 of them, told from then on
    bound: string // JSON of code, game, mode, options, `sealed` and the openings by seat (null: none), in this order
    seats: Given[]
  }
}

/** A row of the log: its text is what its hash is over. */
export interface Line {
  hash: string
  text: string
}

/**
 * What a stored row says, but for the id of its message: put together from what is stored, so that nothing is written as JSON
 * anew. `body`: JSON of an object that is not empty.
 */
export const rowText = (row: { seq: number; at: number; seat: number | null; final: boolean; body: string }): string =>
  `{"seq":${row.seq},"at":${row.at},"seat":${row.seat},"final":${row.final},${row.body.slice(1)}`

export const recordText = (header: Header, lines: readonly Line[], standings: readonly Standing[]): string => {
  const rows = lines.map(({ hash, text }) => `${hash} ${text}`)
  const end = JSON.stringify({ standings, head: lines.at(-1)!.hash })
  const text = [JSON.stringify(header), ...rows, end, ''].join('\n')
  return `${text}${toText(hashOf(bytesOf(text)))}\n`
}
