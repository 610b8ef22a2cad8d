// One table, of any game: RPC, sockets and alarm. What each request goes through is in commits.ts.
import { DurableObject } from 'cloudflare:workers'
import type { Level, Seat } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import type { Correction, Frame, Made, Replay, Undo } from '../web/protocol.ts'
import { Alarm } from './days/alarm.ts'
import { openPost, vapidOf } from './days/push.ts'
import { heldOf, partOf, relieve, waitsOf } from './days/relief.ts'
import { Reminders } from './days/reminders.ts'
import { entry } from './entry.ts'
import { Commits, tooMany } from './memory/commits.ts'
import { type Loaded, Memory } from './memory/memory.ts'
import * as play from './moves.ts'
import { logPageOf, Reel } from './past.ts'
import { Following, type Inherited } from './people/following.ts'
import type { Caller } from './people/lobby.ts'
import { callerOf, hasKey, heldSeats, notYourSeat, openedBy } from './people/lobby.ts'
import * as passes from './people/passes.ts'
import * as seating from './people/seating.ts'
import { tell, toldTo } from './position.ts'
import { Ceremony } from './proof/ceremony.ts'
import { recordOf } from './proof/record.ts'
import { type Answer, asking, Proposals } from './proposals.ts'
import type * as rpc from './rpc.ts'
import { closed, heard, lineFor } from './wire/lines.ts'
import { RollCall } from './wire/presence.ts'
import { Sockets } from './wire/sockets.ts'
import { Requests } from './wire/throttle.ts'

export interface Env {
  TABLE: DurableObjectNamespace<Table>
  VAPID?: string
}

export class Table extends DurableObject<Env> implements rpc.TableRpc {
  readonly #memory = new Memory(this.ctx.storage)
  readonly #log = this.#memory.log
  readonly #alarm = new Alarm(this.ctx.storage)
  readonly #reel = new Reel(this.#log)
  readonly #sockets = new Sockets(this.ctx)
  readonly #requests = new Requests()
  readonly #commits = new Commits(this.#memory, this.#sockets, this.#requests, this.ctx.id.name, {
    looked: caller => this.#presence.looked(caller),
    partOf: (now, caller) => partOf(now, caller, this.#presence),
    after: now => this.#reminders.look(now),
  })
  readonly #presence = new RollCall({
    pages: () => this.#sockets.pages(),
    seats: () => this.#commits.attempt(heldOf),
    tell: seats => this.#sockets.tellAll({ tell: 'presence', seats }),
  })
  readonly #proposals = new Proposals(this.#commits, this.#log, seat => this.#presence.isGone(seat))
  readonly #ceremony = new Ceremony(this.#commits, this.#sockets)
  readonly #reminders: Reminders
  readonly #following = new Following(
    this.#commits,
    this.#reel,
    async (opening, from): Promise<rpc.Answer<{ hostKey: string }>> =>
      this.env.TABLE.getByName(opening.code).open(opening, from),
  )

  constructor(ctx: DurableObjectState, env: Env, post = openPost) {
    super(ctx, env)
    this.#reminders = new Reminders(this.#log, vapidOf(env.VAPID), post, {
      here: () => this.#presence.here(),
      wake: at => void this.#alarm.by(at),
      attempt: note => void this.#commits.attempt(note),
    })
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  async open(opening: rpc.Opening, { state, ...from }: Inherited = {}): Promise<rpc.Answer<{ hostKey: string }>> {
    const opened = this.#memory.open(opening, { isBegun: state !== undefined, ...from })
    if (isRefusal(opened)) return opened
    const begun = state !== undefined && this.#commits.attempt(now => this.#commits.commit(seating.startAt(now, state)))
    if (begun) return begun
    await this.#alarm.set(this.#memory.deletedAt())
    return opened
  }

  async see(credentials: rpc.Credentials): Promise<rpc.Answer<rpc.Seen>> {
    return this.#commits.answer(credentials, (now, caller) => this.#seen(now, caller))
  }

  async here(): Promise<rpc.Answer<rpc.Here>> {
    return this.#commits.attempt(({ lobby }) => this.#presence.told(heldSeats(lobby)))
  }

  async opens(keys: readonly string[]): Promise<rpc.Answer<{ opens: (Seat | 'host' | null)[] }>> {
    return this.#commits.attempt(({ lobby }) => ({ opens: keys.map(key => openedBy(lobby, key)) }))
  }

  async sit(credentials: rpc.Credentials, wish: rpc.Wish): Promise<rpc.Answer<rpc.Sat>> {
    return this.#ceremony.changed(credentials, (now, caller) => {
      const sat = seating.sit(now, this.#log, caller, wish)
      if (isRefusal(sat) || sat.answer.seat === 'host') return sat
      this.#presence.looked({ holds: [sat.answer.seat], host: false })
      const isNew = sat.change.history && !caller.holds.includes(sat.answer.seat)
      return isNew && !this.#requests.maySit() ? tooMany : sat
    })
  }

  async leave(credentials: rpc.Credentials, seat: Seat): Promise<rpc.Answer<{ left: true }>> {
    return this.#ceremony.changed(credentials, (now, caller) => seating.leave(now, this.#log, caller, seat))
  }

  async offer(credentials: rpc.Credentials, seat: Seat): Promise<rpc.Answer<object>> {
    return this.#ceremony.changed(credentials, (now, caller) => seating.offer(now, caller, seat))
  }

  async letPlay(credentials: rpc.Credentials, seat: Seat, bot?: Level, isFirst = false): Promise<rpc.Answer<object>> {
    const wish = { seat, bot, isFirst, presence: this.#presence }
    return this.#ceremony.changed(credentials, (now, caller) => seating.letPlay(now, this.#log, caller, wish))
  }

  async choose(credentials: rpc.Credentials, rules: rpc.Rules): Promise<rpc.Answer<{ chosen: true }>> {
    return this.#ceremony.changed(credentials, (now, caller) => seating.choose(now, caller, rules))
  }

  async position(credentials: rpc.Credentials): Promise<rpc.Answer<rpc.SeenPosition>> {
    return this.#commits.answer(credentials, (now, caller) => toldTo(now, caller, this.#seen(now, caller)))
  }

  async tell(credentials: rpc.Credentials, change: rpc.PlacedChange): Promise<rpc.Answer<{ told: true }>> {
    return this.#ceremony.changed(credentials, (now, caller) =>
      this.#requests.mayWrite(caller) ? tell(now, caller, change) : tooMany,
    )
  }

  async start(credentials: rpc.Credentials, order?: Seat[]): Promise<rpc.Answer<rpc.Moved>> {
    const started = await this.#ceremony.start(credentials, order)
    if (!isRefusal(started)) this.#presence.beginAnew()
    return started
  }

  async waits(credentials: rpc.Credentials): Promise<rpc.Answer<rpc.Waits>> {
    return this.#commits.answer<rpc.Waits>(credentials, (now, caller) =>
      waitsOf(now, caller, this.#presence, seat => this.#reminders.isLost(seat)),
    )
  }

  async relieve(credentials: rpc.Credentials, seat: Seat): Promise<rpc.Answer<object>> {
    return this.#ceremony.changed(credentials, (now, caller) => relieve(now, this.#log, caller, seat, this.#presence))
  }

  async remind(credentials: rpc.Credentials, seat: Seat, device: rpc.Subscribed): Promise<rpc.Answer<{ id: string }>> {
    return this.#commits.write(credentials, (now, caller) => this.#reminders.add(now, caller, seat, device))
  }

  async unremind(credentials: rpc.Credentials, seat: Seat, id: string): Promise<rpc.Answer<{ removed: true }>> {
    return this.#commits.write(credentials, (now, caller) => this.#reminders.remove(now, caller, seat, id))
  }

  async pass(credentials: rpc.Credentials): Promise<rpc.Answer<rpc.Pass>> {
    return this.#commits.write<rpc.Pass>(credentials, (now, caller) => {
      if (!hasKey(caller)) return notYourSeat
      return this.#requests.mayInstall(caller) ? passes.give(now, this.#log, credentials.keys) : tooMany
    })
  }

  async redeem(pass: string): Promise<rpc.Answer<rpc.Seen & { keys: readonly string[] }>> {
    return this.#commits.attempt<rpc.Answer<rpc.Seen & { keys: readonly string[] }>>(now => {
      const keys = passes.redeem(now, this.#log, pass)
      return keys.length > 0 ? { ...this.#seen(now, callerOf(now.lobby, { keys })), keys } : { refused: 'wrong-pass' }
    })
  }

  async moves(credentials: rpc.Credentials, from = 0): Promise<rpc.Answer<rpc.Offered>> {
    return this.#commits.answer<rpc.Offered>(credentials, (now, caller) => play.moves(now, caller, from))
  }

  async move(credentials: rpc.Credentials, made: Made): Promise<rpc.Answer<rpc.Moved>> {
    return this.#act(credentials, (now, caller) => play.move(now, this.#log, caller, made))
  }

  async dry(credentials: rpc.Credentials, made: Omit<Made, 'id'>): Promise<rpc.Answer<{ frame: Frame }>> {
    return this.#commits.write<{ frame: Frame }>(credentials, (now, caller) => play.dry(now, this.#log, caller, made))
  }

  async undo(credentials: rpc.Credentials, made: Undo): Promise<rpc.Answer<rpc.Moved>> {
    return this.#act(credentials, (now, caller) => play.undo(now, this.#log, caller, made))
  }

  async correct(credentials: rpc.Credentials, made: Correction): Promise<rpc.Answer<rpc.Moved>> {
    return this.#act(credentials, (now, caller) => play.correct(now, this.#log, caller, made))
  }

  async entry(credentials: rpc.Credentials, seq: number, instead?: rpc.Instead): Promise<rpc.Answer<rpc.Entry>> {
    return this.#commits.write<rpc.Entry>(credentials, (now, caller) => entry(now, this.#log, caller, seq, instead))
  }

  async propose(credentials: rpc.Credentials, made: Correction): Promise<rpc.Answer<rpc.Put>> {
    return this.#commits.write<rpc.Put>(credentials, (now, caller) => this.#proposals.propose(now, caller, made))
  }

  async answer(credentials: rpc.Credentials, answer: Answer): Promise<rpc.Answer<rpc.Put>> {
    return this.#commits.write<rpc.Put>(credentials, (now, caller) => this.#proposals.answer(now, caller, answer))
  }

  async asking(credentials: rpc.Credentials): Promise<rpc.Answer<rpc.Asking>> {
    return this.#commits.write<rpc.Asking>(credentials, (now, caller) => asking(now, this.#log, caller))
  }

  async log(credentials: rpc.Credentials, after: number): Promise<rpc.Answer<rpc.SeenLog>> {
    return this.#commits.answer<rpc.SeenLog>(credentials, (now, caller) => ({
      ...this.#seen(now, caller),
      ...logPageOf(now, this.#log, caller.viewer, after),
    }))
  }

  async record(after: number): Promise<rpc.Answer<rpc.Recorded>> {
    return this.#commits.answer<rpc.Recorded>({ keys: [] }, now => recordOf(now, this.#log, after))
  }

  async replay(credentials: rpc.Credentials, rerun: rpc.Rerun): Promise<rpc.Answer<Replay>> {
    return this.#commits.answer<Replay>(credentials, (now, caller) => this.#reel.page(now, caller, rerun))
  }

  async again(credentials: rpc.Credentials, code: string, isOnline = false): Promise<rpc.Answer<{ code: string }>> {
    return this.#following.again(credentials, code, isOnline)
  }

  async practice(credentials: rpc.Credentials, wish: rpc.Practice, code: string): Promise<rpc.Answer<rpc.Practised>> {
    return this.#following.practice(credentials, wish, code)
  }

  async remove(credentials: rpc.Credentials): Promise<rpc.Answer<{ removed: true }>> {
    const lobby = this.#commits.lobby()
    if (isRefusal(lobby)) return lobby
    if (callerOf(lobby, credentials).host !== true) return { refused: 'not-host' }
    await this.#clear()
    return { removed: true }
  }

  override async fetch({ headers }: Request): Promise<Response> {
    return lineFor(headers, this.#parts())
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    heard(this.#parts(), socket, message)
  }

  override webSocketClose(socket: WebSocket) {
    closed(this.#parts(), socket)
  }

  override webSocketError(socket: WebSocket) {
    this.webSocketClose(socket)
  }

  // Setting an alarm writes a row, so moves do not move it: it checks the last action's time and sets itself again. That comes
  // before anything is sent: an alarm that fails too often would be given up.
  override async alarm() {
    if (!this.#log.exists()) return
    const deletedAt = this.#memory.deletedAt()
    if (Date.now() >= deletedAt) return this.#clear()
    const found = this.#commits.attempt(now => ({ due: this.#reminders.due(now), next: this.#reminders.nextAt(now) }))
    const { due, next } = isRefusal(found) ? { due: [], next: deletedAt } : found
    await this.#alarm.set(Math.min(deletedAt, next))
    await this.#reminders.send(due)
  }

  #parts() {
    const [commits, ceremony, log] = [this.#commits, this.#ceremony, this.#log]
    const [sockets, presence] = [this.#sockets, this.#presence]
    return { commits, ceremony, log, sockets, presence }
  }

  #act(credentials: rpc.Credentials, outcome: (now: Loaded, caller: Caller) => play.Outcome) {
    return this.#commits.write<rpc.Moved>(credentials, (now, caller) => this.#commits.act(outcome(now, caller)))
  }

  #seen(now: Loaded, { viewer, host, holds }: Caller): rpc.Seen {
    const shown = viewer === 'room' && now.frames.shown(holds)
    return { frame: now.frames.frame(viewer, host), holds, ...shown, deletedAt: this.#memory.deletedAt() }
  }

  async #clear() {
    this.#memory.forget()
    this.#reminders.forget()
    await Promise.all([this.#alarm.end(), this.ctx.storage.deleteAll()])
    this.#sockets.closeAll()
  }
}
