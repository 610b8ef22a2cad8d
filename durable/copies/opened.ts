// Reads a copy of a table and checks all of it, before a table is opened for it.
import * as v from 'valibot'
import { type Box, seatCountsOf } from '../../web/games/box.tsx'
import type { Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import { cleanedName, distinctName, isTooLong } from '../../web/names.ts'
import { faultOfStart } from '../../web/record/verify.ts'
import type { Start } from '../memory/log.ts'
import type { Inherited } from '../memory/memory.ts'
import { newKey, type Place } from '../people/lobby.ts'
import type { Opening } from '../rpc.ts'
import { COPY, type CopyHeader, header, label } from './header.ts'
import { type CopyRow, playedAgain } from './rows.ts'

/** The lines of a copy without its hash: the first one parsed, the rows also as text. */
export interface CopyLines {
  first: unknown
  rows: readonly CopyRow[]
}

/** A table to open, with the keys of the seats on which its opener sits. */
export interface FromCopy {
  opening: Omit<Opening, 'code' | 'hostKey'>
  inherited: Pick<Inherited, 'places' | 'copied'>
  keys: { seat: Seat; key: string }[]
}

const notACopy: Refusal = { refused: 'not-a-copy' }

// Returns the first line and its box, or a refusal that says what this server lacks.
const read = (first: unknown, shelf: readonly Box[]): { said: CopyHeader; box: Box } | Refusal => {
  const named = v.safeParse(label, first)
  if (!named.success) return notACopy
  const { copy, game, title, version } = named.output
  if (copy !== COPY) return { refused: 'newer-copy' }
  const box = shelf.find(({ id }) => id === game)
  if (!box) return { refused: 'box-missing', at: { box: title } }
  const parsed = v.safeParse(header, first)
  if (!parsed.success) return notACopy
  const said = parsed.output
  if (!box.modes.includes(said.mode)) return notACopy
  return version > box[said.mode].game.version ? { refused: 'newer-copy' } : { said, box }
}

const isOfThisGame = ({ mode, options, seats }: CopyHeader, box: Box): boolean => {
  const asked = box[mode].game.options['~standard'].validate(options)
  if (asked instanceof Promise || asked.issues) return false
  return (
    JSON.stringify(asked.value) === JSON.stringify(options) &&
    seatCountsOf(box, mode, options).includes(seats.length)
  )
}

// Returns the seats with clean names, and with keys for the opener; undefined if one of them is
// wrong.
const placesOf = ({ mode, seats, holds }: CopyHeader, { colours }: Box): Place[] | undefined => {
  const places: Place[] = []
  for (const [seat, { name, colour, bot }] of seats.entries()) {
    const clean = name === null ? null : cleanedName(name)
    const isColour = colours.some(one => one === colour)
    if (!isColour || places.some(place => place.colour === colour)) return undefined
    if ((clean !== null && isTooLong(clean)) || (bot && mode !== 'digital')) return undefined
    const others = places.map(place => place.name)
    places.push({
      key: holds.includes(seat) ? newKey() : null,
      colour,
      name: clean === null ? null : distinctName(clean, others),
      ...(bot && { bot }),
    })
  }
  return places
}

// Returns the start of a game that is over, with the code under which it began; undefined if its
// parts do not belong together.
const startOf = ({
  game,
  code,
  mode,
  options,
  seats,
  rules,
  start,
}: CopyHeader): Start | undefined => {
  if (!start) return undefined
  const { seed, sealed, bound, given } = start
  const named = { code, game, mode, options, seats }
  const fault = faultOfStart({ ...named, start: { seed, sealed, bound, seats: given } })
  return fault ? undefined : { code, seed, sealed, rules, bound, given }
}

/** Returns the table of a copy, or why it cannot be opened here. `shelf`: the boxes offered here. */
export const tableFrom = (
  { first, rows }: CopyLines,
  shelf: readonly Box[],
): FromCopy | Refusal => {
  const found = read(first, shelf)
  if (isRefusal(found)) return found
  const { said, box } = found
  const { game: id, mode, options, table, seats, holds, rules } = said
  const places = placesOf(said, box)
  const start = startOf(said)
  if (!places || !isOfThisGame(said, box) || holds.some(seat => !seats[seat])) return notACopy
  if (said.start && !start) return { refused: 'wrong-line', at: { line: 1 } }
  const { game } = box[mode]
  const played = playedAgain({ game, options, seats: seats.length, start }, rows)
  if (isRefusal(played)) return played
  // The seed is public only once the game is over, and an online game goes along only then.
  const { isOver } = played
  if (isOver ? !start && !game.correctable : start || !game.correctable) return notACopy
  return {
    opening: { ...table, game: id, mode, options, seats: seats.length },
    inherited: { places, copied: { rows: played.rows, rules, start } },
    keys: places.flatMap(({ key }, seat) => (key === null ? [] : [{ seat, key }])),
  }
}
