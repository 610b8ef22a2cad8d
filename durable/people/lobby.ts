// Knows who sits where. The only file that turns a key into a seat.
import type { Level, Refusal, Seat, Viewer } from '../../web/games/game.ts'
import { cleanedName, distinctName, isTooLong } from '../../web/names.ts'
import type { Sitter } from '../../web/protocol.ts'
import type { Credentials } from '../rpc.ts'

export interface Place {
  key: string | null // null: nobody sits there
  colour: string | null
  name: string | null
  bot?: Level // a bot plays: with `key` for a sitter who is away, without it in its own seat
  offered?: true // a bot's own seat in a running game that a sitter or the host offers to newcomers
  relieved?: true // the bot stands in until the sitter looks at the table again
  returns?: Level // level of the bot whose seat somebody took: it plays again when they leave
}

/** How somebody sits down. With the `key` of a seat, that seat moves to this device. */
export interface Wish {
  seat?: Seat
  name?: string
  colour?: string
  key?: string
}

export interface Lobby {
  hostKey: string
  places: Place[]
}

/**
 * The caller of a request, identified by its keys: the seats it holds, the one it looks through and
 * acts for, and whether it is the host. `deputy`: it acts as host while the host is away.
 */
export interface Caller {
  holds: readonly Seat[]
  viewer: Viewer
  host: boolean | 'deputy'
}

export const hasKey = ({ host, holds }: Pick<Caller, 'host' | 'holds'>): boolean =>
  host !== false || holds.length > 0

export const notYourSeat: Refusal = { refused: 'not-your-seat' }

const nobody: Place = { key: null, colour: null, name: null }
const bytes = new TextEncoder()

// Returns a new key: 128 random bits in base64url, 22 characters.
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

// workerd offers a constant-time comparison that the DOM's types (pulled in by preact) lack
// (2026-11).
const subtle = crypto.subtle as typeof crypto.subtle & {
  timingSafeEqual(a: BufferSource, b: BufferSource): boolean
}

const opens = (key: string, lock: string | null): boolean => {
  if (lock === null) return false
  const [tried, wanted] = [bytes.encode(key), bytes.encode(lock)]
  return tried.byteLength === wanted.byteLength && subtle.timingSafeEqual(tried, wanted)
}

export const emptyLobby = (seats: number, hostKey = newKey()): Lobby => ({
  hostKey,
  places: Array.from({ length: seats }, () => nobody),
})

/**
 * Identifies a caller. A named seat that the caller does not hold gives the room's view. Without a
 * named seat, the caller looks through its only seat, or through the room if it holds several.
 */
export const callerOf = ({ places, hostKey }: Lobby, { keys, seat }: Credentials): Caller => {
  const holds = [...places.keys()].filter(place => keys.some(key => opens(key, places[place]!.key)))
  const sole = holds.length === 1 ? holds[0] : undefined
  const chosen = seat === undefined ? sole : holds.find(held => held === seat)
  return { holds, viewer: chosen ?? 'room', host: keys.some(key => opens(key, hostKey)) }
}

/** Returns what a key opens, or null. */
export const openedBy = ({ places, hostKey }: Lobby, key: string): Seat | 'host' | null => {
  if (opens(key, hostKey)) return 'host'
  const seat = places.findIndex(place => opens(key, place.key))
  return seat < 0 ? null : seat
}

const isTaken = ({ key, bot }: Place) => key !== null || bot !== undefined

const takenSeats = ({ places }: Lobby): Seat[] =>
  [...places.keys()].filter(seat => isTaken(places[seat]!))
export const heldSeats = ({ places }: Lobby): Seat[] =>
  [...places.keys()].filter(seat => places[seat]!.key !== null)

export const sitters = ({ places }: Lobby): Sitter[] =>
  places.map(place => {
    const { key, colour, name, bot, offered } = place
    const ofBot = bot && { bot, kept: key !== null || undefined, offered }
    return { taken: isTaken(place), colour, name, ...ofBot }
  })

const freeColours = ({ places }: Lobby, seat: Seat, colours: readonly string[]) =>
  colours.filter(colour => !places.some((other, at) => at !== seat && other.colour === colour))

const isBots = ({ key, bot }: Place) => key === null && bot !== undefined

/**
 * Seats a newcomer in a free seat, or in a bot's seat that the wish names. In a running game a
 * bot's seat needs an offer, the host or a sitter: the seat has a hand, and the table's code is no
 * secret. For a seat that the caller already holds, only the name and the colour change, and a bot
 * that stood in for it stops.
 */
export const sit = (
  lobby: Lobby,
  caller: Caller,
  wish: Wish,
  colours: readonly string[],
  started: boolean,
): { lobby: Lobby; seat: Seat; key: string } | Refusal => {
  const { places } = lobby
  const { holds } = caller
  const seat = wish.seat ?? places.findIndex(place => !isTaken(place))
  const place = places[seat]
  if (!place) return { refused: wish.seat === undefined ? 'table-full' : 'no-such-seat' }
  if (place.key !== null && !holds.includes(seat))
    return { refused: 'seat-taken', at: { seats: [seat] } }
  const isBotsOwn = started && isBots(place)
  if (isBotsOwn && !place.offered && !hasKey(caller))
    return { refused: 'ask-for-seat', at: { seats: [seat] } }
  const asked = wish.name === undefined ? place.name : cleanedName(wish.name)
  if (asked !== null && isTooLong(asked)) return { refused: 'name-too-long', at: { field: 'name' } }
  const name =
    asked === null
      ? null
      : distinctName(
          asked,
          places.flatMap(({ name }, at) => (at === seat ? [] : name)),
        )
  const free = freeColours(lobby, seat, colours)
  if (wish.colour !== undefined && !free.includes(wish.colour)) {
    return colours.includes(wish.colour)
      ? { refused: 'colour-taken' }
      : { refused: 'no-such-colour', at: { field: 'colour' } }
  }
  const colour = wish.colour ?? place.colour ?? free[0] ?? null
  const key = place.key ?? newKey()
  const returns = isBotsOwn ? place.bot : place.returns
  const sat: Place = { key, colour, name, returns }
  return { lobby: { ...lobby, places: places.with(seat, sat) }, seat, key }
}

/**
 * Moves a seat, or the host's rights, to another device: makes a new key, and the old one stops
 * working.
 */
export const moveHere = (
  lobby: Lobby,
  old: string,
): { lobby: Lobby; seat: Seat | 'host'; key: string } | Refusal => {
  const key = newKey()
  if (opens(old, lobby.hostKey)) return { lobby: { ...lobby, hostKey: key }, seat: 'host', key }
  const seat = lobby.places.findIndex(place => opens(old, place.key))
  if (seat < 0) return { refused: 'wrong-key' }
  return {
    lobby: { ...lobby, places: lobby.places.with(seat, { ...lobby.places[seat]!, key }) },
    seat,
    key,
  }
}

/**
 * Frees a seat. After the start it keeps its colour, because its pieces are on the table, and a bot
 * whose seat it was plays on.
 */
export const leave = (lobby: Lobby, seat: Seat, started: boolean): Lobby => {
  const { colour, returns } = lobby.places[seat]!
  const left = started ? { ...nobody, colour, bot: returns } : nobody
  return { ...lobby, places: lobby.places.with(seat, left) }
}

/** Offers a bot's own seat to newcomers. The bot plays until somebody takes the seat. */
export const offer = (lobby: Lobby, caller: Caller, seat: Seat): Lobby | Refusal => {
  const place = lobby.places[seat]
  if (!place) return { refused: 'no-such-seat' }
  if (!hasKey(caller)) return notYourSeat
  if (!isBots(place)) return { refused: 'no-bot-here', at: { seats: [seat] } }
  return { ...lobby, places: lobby.places.with(seat, { ...place, offered: true }) }
}

/**
 * Lets a bot play for a seat; with `relieved`, only until its sitter looks at the table. Without
 * `bot`, the sitter plays again.
 */
export const letPlay = (
  lobby: Lobby,
  seat: Seat,
  colours: readonly string[],
  bot?: Level,
  relieved?: true,
): Lobby => {
  const { bot: _, offered: __, relieved: ___, ...place } = lobby.places[seat]!
  const colour = place.colour ?? freeColours(lobby, seat, colours)[0] ?? null
  const played = { ...place, colour, bot, relieved: place.key === null ? undefined : relieved }
  return { ...lobby, places: lobby.places.with(seat, played) }
}

/**
 * Returns the seats for the next table: bots that stood in for a sitter are removed, bots in their
 * own seats stay, and a free seat loses its colour, so that the first newcomer may choose any.
 */
export const restored = ({ places }: Lobby): Place[] =>
  places.map(({ bot, offered: _, returns: __, relieved: ___, ...place }) =>
    place.key !== null ? place : bot ? { ...place, bot } : nobody,
  )

/**
 * Returns the seats of a table where one person plays against bots, and the key of that person's
 * seat. Seats keep their colours; this seat keeps its name only if the caller held it before.
 */
export const against = (
  { places }: Lobby,
  { holds }: Caller,
  seat: Seat,
  bot: Level,
): { places: Place[]; key: string } => {
  const key = newKey()
  const played = places.map(({ colour, name }, at): Place => {
    if (at !== seat) return { key: null, colour, name: null, bot }
    return { key, colour, name: holds.includes(seat) ? name : null }
  })
  return { places: played, key }
}

/**
 * Returns the lobby with its taken seats alone, in the wanted order (clockwise if there is none),
 * and that order. Refused if the game does not allow so many seats, or if the order leaves one out.
 */
export const arrange = (
  lobby: Lobby,
  allowed: readonly number[],
  order?: readonly Seat[],
): { lobby: Lobby; order: Seat[] } | Refusal => {
  const taken = takenSeats(lobby)
  if (!allowed.includes(taken.length))
    return { refused: 'not-enough-seats', at: { taken: taken.length, allowed } }
  const wanted = order ? [...order] : taken
  if (wanted.length !== taken.length || !taken.every(seat => wanted.includes(seat)))
    return { refused: 'wrong-order' }
  return { lobby: { ...lobby, places: wanted.map(seat => lobby.places[seat]!) }, order: wanted }
}
