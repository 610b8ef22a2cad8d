// Plays the rows of a copy again, one by one, as its table once did. A row holds only if exactly its
// text comes out, so nothing in a copy is believed that the rules here do not say themselves.
import * as v from 'valibot'
import { sealedBy } from '../../web/games/companion.ts'
import type { AnyGame, Refusal } from '../../web/games/game.ts'
import { isEndedEarly, isRefusal, open, play, playFor } from '../../web/games/play.ts'
import { cleanedName, isTooLong } from '../../web/names.ts'
import { type Action, DAY, MOST_MENDS } from '../../web/protocol.ts'
import { corrected, reseated, undone } from '../memory/corrections.ts'
import {
  addedTo,
  beginning,
  begun,
  endedEarly,
  extended,
  type History,
  MOST_ACTIONS,
  resumed,
  trimmed,
} from '../memory/history.ts'
import { type Start, textOf } from '../memory/log.ts'
import { drawn, luckFor } from '../proof/record.ts'

/** The table of a copy, as far as its rows depend on it. */
export interface Rules {
  game: AnyGame
  options: unknown
  seats: number
  start?: Start // only of a game that is over
}

/** A row of a copy: its text, and what the text says. */
export interface CopyRow {
  text: string
  said: unknown
}

// Moves that are played again for one copy, those that follow an undone or corrected one included.
// A move online takes up to 2.4 ms, one beside the box a fifth of it (2026-11, 2 cores); the longest
// game has 450 moves, and logs beside the box have many corrections.
const MOST_PLAYED = { online: 600, beside: 3000 }

type Row = v.InferOutput<ReturnType<typeof rowFor>>

const rowFor = (seats: number) => {
  const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(seats - 1))
  const some = v.pipe(v.array(seat), v.maxLength(seats))
  const seq = v.pipe(v.number(), v.integer(), v.minValue(1))
  const isStored = (name: string) => cleanedName(name) === name && !isTooLong(name)
  return v.object({
    at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Date.now() + DAY)),
    seat: v.nullable(seat),
    move: v.optional(v.unknown()),
    events: v.array(v.unknown()),
    undoes: v.optional(seq),
    corrects: v.optional(seq),
    seating: v.optional(
      v.strictObject({
        seat,
        taken: v.boolean(),
        name: v.nullable(v.pipe(v.string(), v.check(isStored))),
        bot: v.exactOptional(v.nullable(v.picklist(['easy', 'steady', 'sharp']))),
        by: v.exactOptional(seat),
      }),
    ),
    consent: v.optional(v.strictObject({ by: seat, agreed: some, away: v.exactOptional(some) })),
  })
}

const wrongLine = (row: number): Refusal => ({ refused: 'wrong-line', at: { line: row + 2 } })

const idOf = (seq: number) => `copied-${seq}`

/** The rows of one copy, played as far as they have been read. */
class Playing {
  readonly #rules: Rules
  readonly #rows: readonly Row[]
  readonly #hidden = new Map<number, number>() // entries that stayed sealed: `seq` and seat
  readonly made: Action[] = []
  #history: History | undefined
  #left: number

  constructor(rules: Rules, rows: readonly Row[]) {
    this.#rules = rules
    this.#rows = rows
    this.#left = rules.game.correctable ? MOST_PLAYED.beside : MOST_PLAYED.online
  }

  get isOver(): boolean {
    return this.#rules.game.result(this.#history!.state) !== undefined
  }

  get isSpent(): boolean {
    return this.#left < 0
  }

  /** Plays the next row, or the rows of one correction. Returns undefined if the rules refuse it. */
  next(): readonly Action[] | undefined {
    const history = this.#history ? this.#after(this.#history) : this.#begun()
    if (!history || isRefusal(history)) return undefined
    const fresh = addedTo(this.#history, history)
    this.#history = history
    this.made.push(...fresh)
    return fresh
  }

  get #row(): Row {
    return this.#rows[this.made.length]!
  }

  #begun(): History {
    const { game, seats, options, start } = this.#rules
    const luck = luckFor(start, 1)
    const { state, events } = open(game, seats, options, luck.chance)
    const row = { seq: 1, at: this.#row.at, id: idOf(1), seat: null, events, final: true }
    return begun({ ...row, ...drawn(luck) }, state)
  }

  #after(history: History): History | Refusal | undefined {
    const { game } = this.#rules
    const { at, seat, seating, undoes, corrects, consent, events } = this.#row
    const id = idOf(this.made.length + 1)
    const hidden = this.#hidden.get(undoes ?? corrects ?? 0)
    if (hidden !== undefined) return this.#withdrawn(history, hidden)
    if (seating) {
      const isAtHand = history.actions.some(({ final }) => final)
      return reseated(game, isAtHand ? history : this.#reaching(history, 0), seating, at)
    }
    if (seat === null)
      return isEndedEarly(events[0]) && !this.isOver
        ? endedEarly(game, history, { id, at, consent })
        : undefined
    if (undoes !== undefined)
      return undone(game, this.#reaching(history, undoes), { id, at, seat, seq: undoes, consent })
    if (corrects !== undefined) return this.#corrected(history, seat)
    return this.#row.move === undefined ? this.#sealed(history, seat) : this.#moved(history, seat)
  }

  #moved(history: History, seat: number): History | undefined {
    const { game, start } = this.#rules
    const move = this.#moveOf(this.#row)
    if (!move || this.isOver) return undefined
    this.#left--
    const seq = this.made.length + 1
    // First as the seat's own move, then as an entry that somebody else made for the seat.
    for (const making of [play, playFor]) {
      const luck = luckFor(start, seq)
      const played = making(game, history.state, seat, move.move, luck.chance)
      if (isRefusal(played)) continue
      const { events, final, state } = played
      const row = { seq, at: this.#row.at, id: idOf(seq), seat, ...move, events, final }
      return extended(game, history, { ...row, ...drawn(luck) }, state)
    }
    return undefined
  }

  // A correction of several entries is a run of rows, written at once; that of the entry itself is
  // the last one.
  #corrected(history: History, seat: number): History | Refusal | undefined {
    const { at, consent } = this.#row
    const run = this.#rows.slice(this.made.length, this.made.length + MOST_MENDS + 1)
    const end = run.findIndex(
      row => row.corrects === undefined || row.seat !== seat || row.at !== at,
    )
    const changes = run.slice(0, end < 0 ? run.length : end).map(row => {
      const read = row.move === undefined ? {} : this.#moveOf(row)
      return read && { seq: row.corrects!, ...read }
    })
    const mends = changes.filter(change => change !== undefined)
    const last = mends.pop()
    if (!last || mends.length + 1 < changes.length) return undefined
    const made = { id: idOf(this.made.length + 1), at, seat, consent, ...last }
    const reach = this.#reaching(history, last.seq)
    return corrected(this.#rules.game, reach, mends.length > 0 ? { ...made, mends } : made)
  }

  // An entry of a game in play that was withdrawn while it was sealed: nobody may know it, and
  // nothing follows from it.
  #sealed(history: History, seat: number): History | undefined {
    const seq = this.made.length + 1
    const isWithdrawn = this.#rows.some(
      ({ undoes, corrects, move }, i) =>
        i >= seq && (undoes ?? (move === undefined ? corrects : 0)) === seq,
    )
    if (!isWithdrawn || this.#rules.start) return undefined
    this.#hidden.set(seq, seat)
    const row = {
      seq,
      at: this.#row.at,
      id: idOf(seq),
      seat,
      events: [sealedBy(seat)],
      final: false,
    }
    return this.#told(history, row)
  }

  #withdrawn(history: History, hidden: number): History | undefined {
    const { at, seat, seating, undoes, corrects, consent } = this.#row
    if ((seating?.seat ?? seat) !== hidden || (seating && seat !== null)) return undefined
    const seq = this.made.length + 1
    const row = { seq, at, id: idOf(seq), seat, events: [], final: false }
    if (seating) return this.#told(history, { ...row, seating, events: [], undoes })
    const { events, ...plain } = row
    const asked = consent && { consent }
    return undoes !== undefined
      ? this.#told(history, { ...plain, ...asked, undoes, events })
      : this.#told(history, { ...plain, ...asked, corrects, events })
  }

  // Adds a row that changes nothing.
  #told(history: History, row: Action): History {
    return trimmed(this.#rules.game, { ...history, rows: [...history.rows, row] })
  }

  // Returns a history that contains the action `seq`, and counts the moves that follow it.
  #reaching(history: History, seq: number): History {
    const { game } = this.#rules
    this.#left -= this.made.length - seq
    if (seq > history.base.seq || this.isSpent) return history
    return resumed(game, beginning, this.made)
  }

  #moveOf({ move }: Row): { move: unknown } | undefined {
    const read = this.#rules.game.move['~standard'].validate(move)
    if (read instanceof Promise) throw new Error('a move is parsed at once or not at all')
    return read.issues ? undefined : { move: read.value }
  }
}

// Returns the text of a row with its fields in alphabetical order. Builds before 1.0.0 wrote some of
// them in another order, which the hashes of their records cover.
const sorted = (row: object): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))

// Whether a row of a copy says just what came out, in the form in which tables write rows.
const isSame = (row: Action, text: string, said: Action): boolean =>
  textOf(said) === text && sorted(said) === sorted(JSON.parse(textOf(row)))

/** Returns the actions of a copy, and whether its game is over; or which line is wrong. */
export const playedAgain = (
  rules: Rules,
  lines: readonly CopyRow[],
): { rows: readonly Action[]; isOver: boolean } | Refusal => {
  if (lines.length > MOST_ACTIONS) return { refused: 'file-too-large' }
  const schema = rowFor(rules.seats)
  const rows: Row[] = []
  const actions: Action[] = [] // as the copy says them
  for (const [i, { said }] of lines.entries()) {
    const read = v.safeParse(schema, said)
    if (!read.success) return wrongLine(i)
    rows.push(read.output)
    actions.push(said as Action)
  }
  const playing = new Playing(rules, rows)
  while (playing.made.length < rows.length) {
    const at = playing.made.length
    const fresh = playing.next()
    if (playing.isSpent) return { refused: 'file-too-large' }
    if (!fresh || fresh.length === 0) return wrongLine(at)
    const wrong = fresh.findIndex((row, i) => !isSame(row, lines[at + i]!.text, actions[at + i]!))
    if (wrong >= 0) return wrongLine(at + wrong)
  }
  const named = actions.map((action, i) => ({ ...action, id: idOf(i + 1) }))
  return { rows: named, isOver: playing.isOver }
}
