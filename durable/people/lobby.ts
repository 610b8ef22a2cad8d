// Maps keys to seats and changes who has which seat. No other file turns a key into a seat.
import type { Chance, Level, Refusal, Seat, Viewer } from '../../web/games/game.ts'
import { cleanedName, distinctName, isTooLong } from '../../web/names.ts'
import type { Lots, Sitter } from '../../web/protocol.ts'
import type { Credentials } from '../rpc.ts'

export interface Place {
  key: string | null // null: no person has the seat
  colour: string | null
  name: string | null
  bot?: Level // level of the bot; it stands in for a sitter or, without `key`, has its own seat
  offered?: true // a sitter or the host offers this seat of a bot to newcomers of the running game
  relieved?: true // the bot stands in until the sitter looks at the table again
  returns?: Level // level of the bot whose seat a person took; it plays again when they leave
}

/** A request to sit down. With `key`, the seat of that key moves to this device instead. */
export interface Wish {
  seat?: Seat
  name?: string
  colour?: string
  key?: string
}

export interface Lobby {
  hostKey: string
  places: Place[]
  // the lot for the seats, until somebody who was not part of it sits down, or somebody leaves
  lots?: Lots
}

/**
 * The caller of a request, identified by its keys: the seats that it holds, the seat through which
 * it looks and acts (`viewer`), and whether it is the host. A `deputy` acts for a host who is away.
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
 * Identifies a caller. Its viewer is the seat that it names, or its only seat if it names none. The
 * viewer is the room if the caller does not hold the named seat, or names none and holds several.
 */
export const callerOf = ({ places, hostKey }: Lobby, { keys, seat }: Credentials): Caller => {
  const holds = [...places.keys()].filter(place => keys.some(key => opens(key, places[place]!.key)))
  const sole = holds.length === 1 ? holds[0] : undefined
  const chosen = seat === undefined ? sole : holds.find(held => held === seat)
  return { holds, viewer: chosen ?? 'room', host: keys.some(key => opens(key, hostKey)) }
}

/** Returns the seat that a key opens, `host` for the host's key, or null. */
export const openedBy = ({ places, hostKey }: Lobby, key: string): Seat | 'host' | null => {
  if (opens(key, hostKey)) return 'host'
  const seat = places.findIndex(place => opens(key, place.key))
  return seat < 0 ? null : seat
}

const isTaken = ({ key, bot }: Place) => key !== null || bot !== undefined

const takenSeats = ({ places }: Pick<Lobby, 'places'>): Seat[] =>
  [...places.keys()].filter(seat => isTaken(places[seat]!))
export const heldSeats = ({ places }: Lobby): Seat[] =>
  [...places.keys()].filter(seat => places[seat]!.key !== null)

export const sitters = ({ places }: Lobby): Sitter[] =>
  places.map(place => {
    const { key, colour, name, bot, offered } = place
    const ofBot = bot && { bot, kept: key !== null || undefined, offered }
    return { taken: isTaken(place), colour, name, ...ofBot }
  })

// Returns the lobby with another place at a seat. The lot no longer holds if the seat was free, or
// is now.
const placed = ({ lots, ...lobby }: Lobby, seat: Seat, place: Place): Lobby => ({
  ...{ ...lobby, places: lobby.places.with(seat, place) },
  ...(lots && isTaken(lobby.places[seat]!) === isTaken(place) && { lots }),
})

const freeColours = ({ places }: Lobby, seat: Seat, colours: readonly string[]) =>
  colours.filter(colour => !places.some((other, at) => at !== seat && other.colour === colour))

const isBots = ({ key, bot }: Place) => key === null && bot !== undefined

/**
 * Gives a newcomer a free seat, or a bot's seat that the wish names. In a running game a newcomer
 * without any key gets a bot's seat only if it was offered, because a seat has a hand and the
 * table's code is no secret. If the caller already holds the seat, changes only its name and
 * colour, and stops a bot that stands in.
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
  return { lobby: placed(lobby, seat, sat), seat, key }
}

/**
 * Moves a seat, or the host's rights, to another device by making a new key; the old key stops
 * working. Refused as `wrong-key` if the old key opens nothing.
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
 * Frees a seat. After the start the seat keeps its colour, because its pieces are on the table. If
 * the sitter had taken the seat of a bot, that bot plays again.
 */
export const leave = (lobby: Lobby, seat: Seat, started: boolean): Lobby => {
  const { colour, returns } = lobby.places[seat]!
  const left = started ? { ...nobody, colour, bot: returns } : nobody
  return placed(lobby, seat, left)
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
  return placed(lobby, seat, played)
}

/**
 * Returns the seats for the next table. Bots that stood in for a sitter are removed, and bots in
 * their own seats stay. A free seat loses its colour, so that the first newcomer may choose any
 * colour.
 */
export const restored = ({ places }: Lobby): Place[] =>
  places.map(({ bot, offered: _, returns: __, relieved: ___, ...place }) =>
    place.key !== null ? place : bot ? { ...place, bot } : nobody,
  )

/**
 * Moves everybody one seat on, and the last to the first seat. Two people swap; of more, who sat
 * before somebody still does, and partners stay partners.
 */
export const turned = (places: readonly Place[]): Place[] => [
  ...places.slice(-1),
  ...places.slice(0, -1),
]

/**
 * Returns the seats of a table where one person plays against bots, and the key of that person's
 * seat. Seats keep their colours. The person's seat keeps its name only if the caller held it
 * before.
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
 * Seats everybody anew by lot, bots too, on the places that are taken now. All keep their keys,
 * names and colours. `to`: returns the new seat of a seat.
 */
export const drawLots = (
  { hostKey, places }: Lobby,
  { shuffle }: Pick<Chance, 'shuffle'>,
  by?: Seat,
): { lobby: Lobby; to: (seat: Seat) => Seat } => {
  const taken = takenSeats({ places })
  const drawn = shuffle(taken)
  const to = (seat: Seat) => taken[drawn.indexOf(seat)] ?? seat
  const seated = places.map((_, at) => places[drawn[taken.indexOf(at)] ?? at]!)
  return { lobby: { hostKey, places: seated, lots: by === undefined ? {} : { by: to(by) } }, to }
}

/**
 * Returns the lobby with only its taken seats, in the given order (clockwise without one), and that
 * order. Refused if the game does not allow so many seats, or if the order leaves out a taken seat.
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
  const { hostKey, places } = lobby
  return { lobby: { hostKey, places: wanted.map(seat => places[seat]!) }, order: wanted }
}
