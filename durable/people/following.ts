// Opens the tables that follow this one: another game with the same seats, the same game online,
// and practice from a moment of this game.

import type { Box } from '../../web/games/box.tsx'
import type { Level, Refusal, Seat } from '../../web/games/game.ts'
import type { Placed } from '../../web/games/placing.ts'
import { isRefusal, positionOf } from '../../web/games/play.ts'
import { boxOf } from '../../web/shelf.ts'
import { followingOptions } from '../../web/table-options.ts'
import type { Commits } from '../memory/commits.ts'
import type { Next } from '../memory/log.ts'
import type { Inherited, Loaded } from '../memory/memory.ts'
import type { Reel } from '../past.ts'
import { toldBy } from '../position.ts'
import type { Answer, Credentials, Opening } from '../rpc.ts'
import {
  against,
  type Caller,
  callerOf,
  notYourSeat,
  type Place,
  restored,
  turned,
} from './lobby.ts'

/**
 * The moment of a finished game from which one person plays on: the action (`seq`), the person's
 * seat, and the level of the bots in the other seats.
 */
export interface Practice {
  seq: number
  seat: Seat
  level: Level
}

/**
 * How the next table follows: `same`, another game with the same seats; `turned`, with everybody
 * one seat on; `online`, a game beside the box continues there.
 */
export type Sequel = 'same' | 'turned' | 'online'

interface Begun {
  opening: Omit<Opening, 'code'>
  places: Place[]
  key: string
  state: unknown
}

// Prepares a practice table, where one person plays on against bots.
const practised = (
  now: Loaded,
  caller: Caller,
  reel: Reel,
  { seq, seat, level }: Practice,
): Answer<Begun> => {
  const { opening, lobby, game, frames } = now
  const { code, mode, options } = opening
  if (!game.resume) return { refused: 'no-bots-beside' }
  if (!frames.result) return { refused: 'not-over' }
  if (!lobby.places[seat]) return { refused: 'no-such-seat' }
  const state = reel.stateAt(now, seq)
  if (state === undefined) return { refused: 'no-such-action', at: { seq } }
  if (game.result(state)) return { refused: 'already-over' }
  const seats = lobby.places.length
  return {
    opening: { game: opening.game, mode, options, seats, from: { code, seq } },
    state,
    ...against(lobby, caller, seat, level),
  }
}

// Returns the default online options, with the values of the companion game where both have them.
const onlineRules = ({ choices, game }: Box['digital'], beside: unknown): unknown => {
  const played = new Map<string, unknown>(Object.entries({ ...(beside as object) }))
  const wished = choices.map(({ name, values }) => [
    name,
    values.find(one => one === played.get(name)) ?? values[0],
  ])
  const read = game.options['~standard'].validate(Object.fromEntries(wished))
  if (read instanceof Promise || read.issues)
    throw new Error('rules of a companion are rules online')
  return read.value
}

type Turned = { isTurned: boolean }
type Online = { rules: Pick<Opening, 'mode' | 'options' | 'placed'>; position: Placed }

// Prepares an online table that continues a companion game. Its position starts with what the sheet
// contains, without the hands.
const online = ({ opening, history, lobby, game, frames }: Loaded): Online | Refusal => {
  if (opening.mode !== 'companion') return { refused: 'not-in-this-mode' }
  if (!history) return { refused: 'not-started' }
  if (frames.result) return { refused: 'already-over' }
  const { digital, companion } = boxOf(opening.game)!
  const options = onlineRules(digital, opening.options)
  const known = companion.layoutKnown?.(positionOf(game, history.state, 'room').view)
  const position = toldBy(opening.game, options, lobby.places.length, known)
  if (!position) return { refused: 'not-from-box', at: { field: 'position' } }
  return { rules: { mode: 'digital', options, placed: true }, position }
}

/** Opens a table under the code in its opening. */
export type Open = (opening: Opening, from: Inherited) => Promise<Answer<{ hostKey: string }>>

export class Following {
  readonly #commits: Commits
  readonly #reel: Reel
  readonly #open: Open
  #again: Promise<Answer<{ code: string }>> | undefined

  constructor(commits: Commits, reel: Reel, open: Open) {
    this.#commits = commits
    this.#reel = reel
    this.#open = open
  }

  async again(
    credentials: Credentials,
    code: string,
    sequel: Sequel = 'same',
  ): Promise<Answer<{ code: string }>> {
    const isOnline = sequel === 'online'
    const ready = this.#commits.answer<Loaded>(credentials, (now, { host, holds }) => {
      if (!host && holds.length === 0) return notYourSeat
      return now.again || now.frames.result || isOnline ? now : { refused: 'not-over' }
    })
    if (isRefusal(ready)) return ready
    if (ready.again) return { code: ready.again.code }
    const goesOn = isOnline ? online(ready) : undefined
    if (goesOn && isRefusal(goesOn)) return goesOn
    const { holds } = callerOf(ready.lobby, credentials)
    const opener = holds.length === 1 ? { by: holds[0]! } : {}
    this.#again ??= this.#follow(
      ready,
      { code, ...opener, ...(goesOn && { goesOn: true }) },
      goesOn ?? { isTurned: sequel === 'turned' },
    ).finally(() => {
      this.#again = undefined
    })
    return this.#again
  }

  async practice(
    credentials: Credentials,
    wish: Practice,
    code: string,
  ): Promise<Answer<{ hostKey: string; key: string }>> {
    const begun = this.#commits.answer<Begun>(credentials, (now, caller) =>
      practised(now, caller, this.#reel, wish),
    )
    if (isRefusal(begun)) return begun
    const { opening, places, key, state } = begun
    const opened = await this.#open({ ...opening, code }, { places, state })
    return isRefusal(opened) ? opened : { ...opened, key }
  }

  // Opens the next table and links the two. Unless this game goes on there, the next game starts
  // from the beginning, also after practice or after a game that began from a real table.
  async #follow(
    { opening, lobby }: Loaded,
    next: Next,
    how: Online | Turned,
  ): Promise<Answer<{ code: string }>> {
    const { code } = next
    const { game, mode, options } = opening
    const { hostKey, places } = lobby
    const goesOn = 'rules' in how ? how : undefined
    const isTurned = 'isTurned' in how && how.isTurned
    const rules = goesOn?.rules ?? { mode, options }
    const seated = restored(lobby)
    const following = {
      ...followingOptions(opening, rules.mode),
      ...rules,
      game,
      code,
      hostKey,
      seats: places.length,
      earlier: goesOn ? opening.earlier : opening.code,
    }
    const opened = await this.#open(following, {
      places: isTurned ? turned(seated) : seated,
      position: goesOn?.position,
    })
    if (isRefusal(opened)) return opened
    return this.#commits.attempt(() => {
      this.#commits.commit({ again: next })
      return { code }
    })
  }
}
