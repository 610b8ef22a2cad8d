// Describes seats for pages: player numbers, names, order.
import { type Box, seatCountsOf } from '../games/box.tsx'
import type { Level, Seat } from '../games/game.ts'
import { hasPartners, sidesOf } from '../games/kit/seats.ts'
import type { Telling } from '../games/words.ts'
import { type Lang, list } from '../lang.ts'
import type { Frame } from '../protocol.ts'
import { plainSeatName } from '../ui/seats/name.ts'
import { tellingIn } from '../ui/table.tsx'
import { houses } from '../words/all.ts'
import type { SeatColour } from '../words/house.ts'

/** Returns numbers of players as '2–4', or as '2 or 4' if a number between them is missing. */
export const seatCounts = (lang: Lang, counts: readonly number[]): string => {
  const [least = 0, most = 0] = [counts[0], counts.at(-1)]
  const isWhole = counts.length > 2 || most - least === 1
  return isWhole && counts.length === most - least + 1
    ? `${least}–${most}`
    : list(lang, counts.map(String), 'disjunction')
}

export const tellingOf = (lang: Lang, frame: Frame): Telling => tellingIn(frame, houses[lang], lang)

/** Returns the address of a table, or of one of its pages, for the viewer of this frame. */
export const pathTo = (code: string, { you }: Frame, page = ''): string =>
  `/t/${code}${page}${you === 'room' ? '' : `?seat=${you}`}`

/** Returns the word for a bot, with its level. */
export const botInWords = (lang: Lang, level: Level): string =>
  houses[lang].bot(houses[lang].levels[level])

/** Returns a seat's name with its bot's level, if any, for results, exports and the menu. */
export const nameInFull = (lang: Lang, { seats }: Pick<Frame, 'seats'>, seat: Seat): string => {
  const bot = seats[seat]?.bot
  const name = plainSeatName(
    { seats: seats.map(({ bot: _, ...sitter }) => sitter) },
    houses[lang],
    seat,
  )
  return bot ? `${name} (${botInWords(lang, bot)})` : name
}

/** Returns the taken seats in the host's order so far, then the taken seats missing from it. */
export const inOrder = (frame: Frame, order: readonly Seat[] = []): Seat[] => {
  const taken = frame.seats.flatMap((sitter, seat) => (sitter.taken ? [seat] : []))
  const moved = [...new Set(order)].filter(seat => taken.includes(seat))
  return [...moved, ...taken.filter(seat => !moved.includes(seat))]
}

/**
 * Returns the seat for which a page acts: the frame's own seat; for the room, the seat `about` if
 * this browser holds that seat, otherwise the first seat that it holds, if any.
 */
export const actingFor = (
  frame: Frame,
  holds: readonly Seat[],
  about: Seat | null,
): Seat | undefined =>
  frame.you !== 'room' ? frame.you : (holds.find(seat => seat === about) ?? holds[0])

/**
 * Returns the sides in words, as they would be if the game began with these seats in this order;
 * empty if everybody plays alone, or if the game is not for that many players.
 */
export const sidesInWords = (
  lang: Lang,
  box: Box,
  frame: Frame,
  seated: readonly Seat[],
): string[] => {
  if (!seatCountsOf(box, frame.mode, frame.options).includes(seated.length)) return []
  const sides = sidesOf(box[frame.mode].game, seated.length, frame.options)
  const { name, list } = tellingOf(lang, frame)
  return hasPartners(sides) ? sides.map(side => list(side.map(at => name(seated[at]!)))) : []
}

/**
 * Returns the frame with a colour for every seat. Seats without a colour get the free colours, in
 * the order of the lobby.
 */
export const inColours = (box: Box, frame: Frame): Frame => {
  const free = freeColours(box, frame)
  let next = 0
  const seats = frame.seats.map(sitter =>
    sitter.colour === null ? { ...sitter, colour: free[next++]! } : sitter,
  )
  return { ...frame, seats }
}

export const freeColours = (box: Box, frame: Frame): SeatColour[] =>
  box.colours.filter(
    colour => !frame.seats.some(sitter => sitter.taken && sitter.colour === colour),
  )
