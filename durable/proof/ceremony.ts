// Runs the ceremony at the start of a game. Each page has sent the hash of a secret number (its
// seal). Now it gets all seals and sends the number itself. The luck is computed from all these
// numbers and the table's seed, whose hash is public already, so nobody alone can choose the luck.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import { sealOf } from '../../web/record/chain.ts'
import type { Given } from '../../web/record/format.ts'
import type { Commits } from '../memory/commits.ts'
import type { Loaded } from '../memory/memory.ts'
import type { Moved } from '../moves.ts'
import type { Caller } from '../people/lobby.ts'
import { arranged, type Changed, start } from '../people/seating.ts'
import type { Answer, Credentials } from '../rpc.ts'
import type { Giver, Sockets } from '../wire/sockets.ts'

const PATIENCE = 2000 // ms: how long a start waits for visible pages

/** The page that contributes a number for a seat, or why there is none. */
type Asked = Giver | 'bot' | 'no-seal'

const isGiver = (asked: Asked): asked is Giver => typeof asked !== 'string'

export class Ceremony {
  readonly #commits: Commits
  readonly #sockets: Sockets
  #given: Promise<Given[]> | undefined // set while a ceremony runs
  readonly #opened = new Map<string, string>() // the opened numbers, by seal
  #heard = () => {}

  constructor(commits: Commits, sockets: Sockets) {
    this.#commits = commits
    this.#sockets = sockets
  }

  /**
   * Runs a command that changes the seats or the options. Waits for a running ceremony to end,
   * because pages open their numbers for the start that they were shown.
   */
  async changed<Value extends object>(
    credentials: Credentials,
    command: (now: Loaded, caller: Caller) => Changed<Value> | Refusal,
  ): Promise<Answer<Value>> {
    while (this.#given) await this.#given
    return this.#commits.changed(credentials, command)
  }

  async start(credentials: Credentials, order?: readonly Seat[]): Promise<Answer<Moved>> {
    while (this.#given) await this.#given
    const ready = this.#commits.answer<{ asked: Asked[] }>(credentials, (now, caller) => {
      const ready = arranged(now, caller, order)
      return isRefusal(ready) ? ready : { asked: ready.order.map(seat => this.#askedOf(now, seat)) }
    })
    if (isRefusal(ready)) return ready
    this.#given = this.#held(ready.asked).finally(() => {
      this.#given = undefined
    })
    // Callers that wait in `changed` run after this call, so the table is as it was when the pages
    // were asked for their numbers.
    const given = await this.#given
    return this.#commits.changed(credentials, (now, caller) => start(now, caller, order, given))
  }

  open(opened: string) {
    if (this.#given) this.#opened.set(sealOf(opened)!, opened)
    this.#heard()
  }

  #askedOf({ lobby, record }: Loaded, seat: Seat): Asked {
    if (lobby.places[seat]!.bot) return 'bot'
    return (record && this.#sockets.giverOf(seat)) ?? 'no-seal'
  }

  async #held(asked: readonly Asked[]): Promise<Given[]> {
    const seals = asked.map(one => (isGiver(one) ? one.sealed : null))
    const givers = new Map(asked.filter(isGiver).map(giver => [giver.sealed, giver]))
    const awake = [...givers.values()].filter(({ isAsleep }) => !isAsleep)
    this.#opened.clear()
    for (const giver of givers.values()) giver.ask(seals)
    if (awake.length > 0) {
      await new Promise<void>(resolve => {
        const late = setTimeout(resolve, PATIENCE)
        this.#heard = () => {
          if (!awake.every(({ sealed }) => this.#opened.has(sealed))) return
          clearTimeout(late)
          resolve()
        }
      })
    }
    return asked.map((one, seat) => this.#givenBy(one, seat))
  }

  #givenBy(asked: Asked, seat: Seat): Given {
    if (!isGiver(asked)) return { seat, missing: asked }
    const { sealed, isAsleep } = asked
    const opened = this.#opened.get(sealed)
    if (opened === undefined) return { seat, sealed, missing: isAsleep ? 'asleep' : 'no-answer' }
    return { seat, sealed, opened }
  }
}
