// Checks that no line of a record was changed, and that all luck follows from what was fixed before
// the game began. Needs neither the server that wrote the record nor the rules of its game.
// README.md beside this file specifies the format.
import { bytesOf, chained, firstHash, fromText, hashOf, sealOf, toText } from './chain.ts'
import { boundText, formatOf, type Header, isMidway } from './format.ts'
import { type Draw, drawOf, keyOf } from './luck.ts'

const MOST = 20_000_000 // characters, many times the longest game

/** A fault of a record, and the number of the line (from 1) that contains it. */
export interface Fault {
  line: number
  why:
    | 'no-record'
    | 'too-large'
    | 'damaged'
    | 'seed'
    | 'bound'
    | 'opening'
    | 'hash'
    | 'order'
    | 'begin'
    | 'draw'
    | 'end'
}

export interface Checked {
  header: Header
  rows: number
  head: string // the last hash
  hashes: string[] // by seq − 1; a phone compares them with the marks that it stored
  key: Uint8Array
  moves: unknown[] // by seq − 1; undefined for a row without a move
  draws: Draw[]
}

// What the rows contain, and in how many of them the players agreed to end the game.
type Told = Pick<Checked, 'moves' | 'draws'> & { ends: number }

type Row = { seq?: unknown; draws?: unknown; events?: unknown; move?: unknown }

const parsed = <Value>(text: string): Value | undefined => {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const isHeader = (read: Partial<Header> | undefined): read is Header =>
  read !== undefined &&
  read.record === formatOf(read) &&
  typeof read.start?.seed === 'string' &&
  typeof read.start.sealed === 'string' &&
  typeof read.start.bound === 'string' &&
  Array.isArray(read.start.seats) &&
  Array.isArray(read.seats)

/** Checks the start: every opened number matches its seal, and `bound` matches the header. */
export const faultOfStart = (
  header: Omit<Header, 'record' | 'rules'>,
): Fault['why'] | undefined => {
  const { seats, start } = header
  if (sealOf(start.seed) !== start.sealed) return 'seed'
  if (start.seats.length !== seats.length) return 'opening'
  const openings = start.seats.map(given => ('opened' in given ? given.opened : null))
  for (const [seat, given] of start.seats.entries()) {
    if (given.seat !== seat || ('opened' in given && sealOf(given.opened) !== given.sealed))
      return 'opening'
  }
  return boundText(header, start.sealed, openings) === start.bound ? undefined : 'bound'
}

const areDraws = (draws: unknown): draws is Draw[] =>
  Array.isArray(draws) &&
  draws.every(
    draw =>
      Array.isArray(draw) && draw.length === 2 && draw.every(n => Number.isInteger(n) && n >= 0),
  )

const isFair = (key: Uint8Array, seq: number, [sides, got]: Draw, i: number): boolean =>
  sides >= 1 && sides <= 2 ** 32 && drawOf(key, seq, i, sides) === got

// Whether a row has a fact of this kind. `resumed` is the position at which the game began: only the
// first row may have it, and only if the header has `from` or `placed`. `ended-early` ends the game
// by agreement: only a row of `/3` may have it.
const hasFact = ({ events }: Row, kind: 'resumed' | 'ended-early'): boolean =>
  Array.isArray(events) && events.some(event => typeof event === 'object' && event?.kind === kind)

// Checks a line, `hash text`, and adds its draws and its move to `all`.
const faultOfRow = (
  line: string,
  seq: number,
  before: string,
  { key, header, all }: { key: Uint8Array; header: Header; all: Told },
): Fault['why'] | undefined => {
  const [hash, text] = [line.slice(0, 43), line.slice(44)]
  if (line[43] !== ' ' || chained(before, text) !== hash) return 'hash'
  const row = parsed<Row>(text)
  if (row?.seq !== seq) return 'order'
  if (hasFact(row, 'resumed') !== (isMidway(header) && seq === 1)) return 'begin'
  if (hasFact(row, 'ended-early')) all.ends++
  const { draws = [] } = row
  if (!areDraws(draws) || !draws.every((draw, i) => isFair(key, seq, draw, i))) return 'draw'
  all.draws.push(...draws)
  all.moves.push(row.move)
  return undefined
}

const wrong = (line: number, why: Fault['why']): Fault => ({ line, why })

/** Checks a whole record (the text of `GET /t/CODE/record`). Returns the first fault, if any. */
export const verify = (text: string): Checked | Fault => {
  if (text.length > MOST) return wrong(1, 'too-large')
  const lines = text.split('\n')
  const header = parsed<Header>(lines[0]!)
  if (!isHeader(header)) return wrong(1, 'no-record')
  // A record has a header, one row or more, the end, a hash, and nothing after the last `\n`.
  if (lines.length < 5 || lines.at(-1) !== '') return wrong(lines.length, 'end')
  const start = faultOfStart(header)
  if (start) return wrong(1, start)
  const key = keyOf(fromText(header.start.seed, 32)!, header.start.bound)
  const hashes: string[] = []
  const all: Told = { moves: [], draws: [], ends: 0 }
  let head = firstHash(header.start.bound)
  for (const [i, line] of lines.slice(1, -3).entries()) {
    const why = faultOfRow(line, i + 1, head, { key, header, all })
    if (why) return wrong(i + 2, why)
    head = line.slice(0, 43)
    hashes.push(head)
  }
  const end = parsed<{ head?: unknown }>(lines.at(-3)!)
  if (end?.head !== head || all.ends > 0 !== (header.early === true))
    return wrong(lines.length - 2, 'end')
  const whole = `${lines.slice(0, -2).join('\n')}\n`
  if (toText(hashOf(bytesOf(whole))) !== lines.at(-2)) return wrong(lines.length - 1, 'damaged')
  const { moves, draws } = all
  return { header, rows: hashes.length, head, hashes, key, moves, draws }
}

export const isFault = (checked: Checked | Fault): checked is Fault => 'why' in checked
