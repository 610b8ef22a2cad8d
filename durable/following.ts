// The tables that come of this one: another game with the same seats, and practice from a moment of this game.
import { isRefusal } from '../web/games/play.ts'
import type { Commits } from './commits.ts'
import { against, type Caller, notYourSeat, type Place, restored } from './lobby.ts'
import type { Loaded } from './memory.ts'
import type { Reel } from './replay.ts'
import type { Answer, Credentials, Opening, Practice, Practised } from './rpc.ts'

interface Begun {
  opening: Omit<Opening, 'code'>
  places: Place[]
  key: string
  state: unknown
}

// One person plays on against bots.
const practised = (now: Loaded, caller: Caller, reel: Reel, { seq, seat, level }: Practice): Answer<Begun> => {
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

/** What a table begins with: the seats of the one before, and the state at which its game begins at once. */
export interface Inherited {
  places?: Place[]
  state?: unknown
}

// Opens a table under the code of its opening.
type Open = (opening: Opening, from: Inherited) => Promise<Answer<{ hostKey: string }>>

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

  async again(credentials: Credentials, code: string): Promise<Answer<{ code: string }>> {
    const ready = this.#commits.answer<Loaded>(credentials, (now, { host, holds }) => {
      if (!host && holds.length === 0) return notYourSeat
      return now.again !== undefined || now.frames.result ? now : { refused: 'not-over' }
    })
    if (isRefusal(ready)) return ready
    if (ready.again !== undefined) return { code: ready.again }
    this.#again ??= this.#follow(ready, code).finally(() => {
      this.#again = undefined
    })
    return this.#again
  }

  async practice(credentials: Credentials, wish: Practice, code: string): Promise<Answer<Practised>> {
    const begun = this.#commits.answer<Begun>(credentials, (now, caller) => practised(now, caller, this.#reel, wish))
    if (isRefusal(begun)) return begun
    const { opening, places, key, state } = begun
    const opened = await this.#open({ ...opening, code }, { places, state })
    return isRefusal(opened) ? opened : { ...opened, key }
  }

  // Another game begins at its beginning, also after practice, and after one that was taken up from a table.
  async #follow(
    { opening: { from: _, placed: __, ...opening }, lobby }: Loaded,
    code: string,
  ): Promise<Answer<{ code: string }>> {
    const following = { ...opening, code, hostKey: lobby.hostKey, seats: lobby.places.length }
    const opened = await this.#open(following, { places: restored(lobby) })
    if (isRefusal(opened)) return opened
    return this.#commits.attempt(() => {
      this.#commits.commit({ again: code })
      return { code }
    })
  }
}
