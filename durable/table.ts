// One table: it remembers, it checks, it tells; it knows no game. Everything that changes it ends in #commit.
import { DurableObject } from 'cloudflare:workers'
import type { Action, Refusal, Seat, Viewer } from '../web/games/game.ts'
import { isRefusal, open } from '../web/games/play.ts'
import type { Down, Frame, Up } from '../web/protocol.ts'
import { boxOf } from '../web/shelf.ts'
import * as acts from './acts.ts'
import { chance } from './chance.ts'
import { beginning, begun, resumed } from './course.ts'
import type { Answer, Asker, Door, Log, Moved, Opening, Sat, Seen } from './door.ts'
import { loggedOf, type Shown, type Table as Sight, shownOf } from './frame.ts'
import {
  arrange,
  emptyLobby,
  leave,
  moveHere,
  type Place,
  sit,
  takenSeats,
  type Who,
  type Wish,
  whoIs,
} from './lobby.ts'
import { logOf } from './log.ts'
import { type Looker, socketsOf } from './sockets.ts'

export interface Env {
  TABLE: DurableObjectNamespace<Table>
}

type Now = Sight & { shown: Shown }
type Made = { id: string; seat?: Seat }

// Who a socket becomes when seats change hands or numbers, and the word it is told then.
interface Reseating {
  who(looker: Looker): { viewer: Viewer; host: boolean }
  word?: Down
}

const LIFE = 90 * 24 * 60 * 60 * 1000 // ms after the last action
const MOST_MOVES = 500
const noTable: Refusal = { refused: 'no-such-table' }
const notYourSeat: Refusal = { refused: 'not-your-seat' }

// Whoever looked through this seat sees the room from now on.
const toRoom =
  (seat: Seat) =>
  ({ viewer, host }: Looker) =>
    ({ viewer: viewer === seat ? 'room' : viewer, host }) as const

export class Table extends DurableObject<Env> implements Door {
  readonly #log = logOf(this.ctx.storage.sql)
  readonly #sockets = socketsOf(this.ctx)
  #now: Now | undefined
  #following: Promise<Answer<{ code: string }>> | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  // `places`: who sits there already, where a table follows another.
  async open(opening: Opening, places?: Place[]): Promise<Answer<{ opened: true }>> {
    const { code, game, mode, options, seats, hostKey } = opening
    if (!boxOf(game)) return { refused: 'no-such-game' }
    if (this.#log.exists()) return { refused: 'code-taken' }
    const at = Date.now()
    this.ctx.storage.transactionSync(() => {
      this.#log.make()
      this.#log.keep('opening', { code, game, mode, options, at })
      this.#log.keep('lobby', places ? { hostKey, places } : emptyLobby(hostKey, seats))
    })
    await this.ctx.storage.setAlarm(at + LIFE)
    return { opened: true }
  }

  async see(asker: Asker): Promise<Answer<Seen>> {
    return this.#answer(asker, ({ shown }, { viewer, host, holds }) => ({
      frame: shown.frame(viewer, host),
      holds,
      deletedAt: this.#deletedAt(),
    }))
  }

  async sit(asker: Asker, wish: Wish & { key?: string }): Promise<Answer<Sat>> {
    return this.#answer<Sat>(asker, ({ lobby, opening }, who) => {
      if (wish.key !== undefined) return this.#moveHere(wish.key)
      const sat = sit(lobby, who, wish, boxOf(opening.game)!.colours)
      if (isRefusal(sat)) return sat
      this.#commit({ lobby: sat.lobby })
      return { seat: sat.seat, key: sat.key }
    })
  }

  async leave(asker: Asker, seat: Seat): Promise<Answer<{ left: true }>> {
    return this.#answer<{ left: true }>(asker, ({ lobby, course }, { holds, host }) => {
      if (!lobby.places[seat]) return { refused: 'no-such-seat' }
      if (!host && !holds.includes(seat)) return notYourSeat
      this.#commit({ lobby: leave(lobby, seat, course !== undefined) }, { who: toRoom(seat) })
      return { left: true }
    })
  }

  async start(asker: Asker, order?: Seat[]): Promise<Answer<Moved>> {
    return this.#answer<Moved>(asker, ({ lobby, course, game, opening }, { host }) => {
      if (!host) return { refused: 'not-host' }
      if (course) return { refused: 'already-started' }
      const arranged = arrange(lobby, boxOf(opening.game)!.seats, order)
      if (isRefusal(arranged)) return arranged
      const { state, events } = open(game, arranged.order.length, opening.options, chance)
      const action: Action = { seq: 1, at: Date.now(), id: 'opening', seat: null, events, final: true }
      const seated = (was: Viewer): Viewer => (was === 'room' ? was : arranged.order.indexOf(was))
      this.#commit(
        { lobby: arranged.lobby, course: begun(action, state) },
        { who: ({ viewer, host }) => ({ viewer: seated(viewer), host }) },
      )
      return { seq: 1 }
    })
  }

  async moves(asker: Asker): Promise<Answer<{ moves: unknown[]; truncated: boolean }>> {
    return this.#answer<{ moves: unknown[]; truncated: boolean }>(asker, ({ game, course }, who) => {
      if (!course) return { refused: 'not-started' }
      const spoken = acts.speaker(who)
      if (isRefusal(spoken)) return spoken
      const moves: unknown[] = []
      for (const move of game.moves(game.view(course.state, spoken.seat))) {
        if (moves.length === MOST_MOVES) return { moves, truncated: true }
        moves.push(move)
      }
      return { moves, truncated: false }
    })
  }

  async move(asker: Asker, made: Made & { seen?: number; move: unknown }): Promise<Answer<Moved>> {
    return this.#answer(asker, (now, who) => this.#act(acts.move(now, this.#log, who, made)))
  }

  async undo(asker: Asker, made: Made & { seq: number }): Promise<Answer<Moved>> {
    return this.#answer(asker, (now, who) => this.#act(acts.undo(now, this.#log, who, made)))
  }

  async correct(asker: Asker, made: Made & { seq: number; move?: unknown }): Promise<Answer<Moved>> {
    return this.#answer(asker, (now, who) => this.#act(acts.correct(now, this.#log, who, made)))
  }

  async preview(
    asker: Asker,
    made: Omit<Made, 'id'> & { seq: number; move?: unknown },
  ): Promise<Answer<{ frame: Frame }>> {
    return this.#answer<{ frame: Frame }>(asker, (now, who) => {
      const act = acts.preview(now, this.#log, who, made)
      return isRefusal(act) ? act : { frame: shownOf({ ...now, ...act }).frame(who.viewer, who.host) }
    })
  }

  async log(asker: Asker, after: number): Promise<Answer<Log>> {
    return this.#answer<Log>(asker, ({ game, shown }, { viewer }) => ({
      actions: loggedOf(game, this.#log.after(after), viewer, shown.result !== undefined),
      you: viewer,
    }))
  }

  async again(asker: Asker, code: string): Promise<Answer<{ code: string }>> {
    const ready = this.#answer<Now>(asker, (now, { host, holds }) => {
      if (!host && holds.length === 0) return notYourSeat
      return now.again !== undefined || now.shown.result ? now : { refused: 'not-over' }
    })
    if (isRefusal(ready)) return ready
    if (ready.again !== undefined) return { code: ready.again }
    this.#following ??= this.#follow(ready, code).finally(() => {
      this.#following = undefined
    })
    return this.#following
  }

  async remove(asker: Asker): Promise<Answer<{ removed: true }>> {
    const may = this.#answer(asker, (_, { host }) => (host ? {} : { refused: 'not-host' }))
    if (isRefusal(may)) return may
    await this.#clear()
    return { removed: true }
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('upgrade') !== 'websocket') return new Response(null, { status: 426 })
    const seat = request.headers.get('x-seat')
    const keys = (request.headers.get('x-keys') ?? '').split(',').filter(Boolean)
    const asker = { keys, ...(seat && { seat: Number(seat) }) }
    const accepted = this.#answer<{ response: Response }>(asker, ({ shown, lobby }, { viewer, host }) => {
      const response = this.#sockets.accept(viewer, host, shown)
      this.#sockets.tellPresence(takenSeats(lobby))
      return { response }
    })
    if (!isRefusal(accepted)) return accepted.response
    return new Response(null, { status: accepted.refused === 'broken' ? 500 : 404 })
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    const up = this.#sockets.heard(socket, message)
    if (!up) return
    const answer = this.#attempt(now => this.#heed(now, socket, up))
    if (!answer || !('id' in up)) return
    if (isRefusal(answer)) this.#sockets.tell(socket, { tell: 'refused', id: up.id, refusal: answer })
    else this.#sockets.tell(socket, { tell: 'done', id: up.id, seq: answer.seq })
  }

  override webSocketClose(socket: WebSocket) {
    this.#sockets.closed(socket)
    this.#attempt(({ lobby }) => this.#sockets.tellPresence(takenSeats(lobby), socket))
  }

  override webSocketError(socket: WebSocket) {
    this.webSocketClose(socket)
  }

  // Never set by a move (each setting is a row): it looks at the last action and sets itself again.
  override async alarm() {
    if (!this.#log.exists()) return
    const deletedAt = this.#deletedAt()
    if (Date.now() < deletedAt) await this.ctx.storage.setAlarm(deletedAt)
    else await this.#clear()
  }

  #deletedAt(): number {
    return (this.#log.lastAt() ?? this.#log.kept().opening.at) + LIFE
  }

  // What a socket asks. Those that move something are answered with what came of it.
  #heed(now: Now, socket: WebSocket, up: Up): Answer<Moved> | undefined {
    const { viewer, host } = this.#sockets.lookerOf(socket)
    const who: Who = { viewer, host, holds: viewer === 'room' ? [] : [viewer] }
    if (up.do === 'move') return this.#act(acts.move(now, this.#log, who, up))
    if (up.do === 'undo') return this.#act(acts.undo(now, this.#log, who, up))
    if (up.do === 'correct') return this.#act(acts.correct(now, this.#log, who, up))
    const seats = takenSeats(now.lobby)
    if (up.do === 'presence') return void this.#sockets.tell(socket, this.#sockets.presence(seats))
    if (up.do === 'sleep') this.#sockets.sleep(socket)
    else this.#sockets.wake(socket, now.shown)
    this.#sockets.tellPresence(seats)
  }

  #act(act: acts.Act): Answer<Moved> {
    if (!('course' in act)) return act
    this.#commit(act)
    return { seq: act.course.last.seq }
  }

  // A seat or the host's part is played from another device from now on.
  #moveHere(old: string): Answer<Sat> {
    const moved = moveHere(this.#now!.lobby, old)
    if (isRefusal(moved)) return moved
    const { lobby, seat, key } = moved
    if (seat === 'host') {
      this.#commit({ lobby }, { who: ({ viewer }) => ({ viewer, host: false }) })
      return { seat: -1, key, host: true }
    }
    this.#commit({ lobby }, { who: toRoom(seat), word: { tell: 'moved' } })
    return { seat, key }
  }

  async #follow({ opening, lobby }: Now, code: string): Promise<Answer<{ code: string }>> {
    const next = this.env.TABLE.getByName(code)
    const following = { ...opening, code, hostKey: lobby.hostKey, seats: lobby.places.length }
    const opened: Answer<object> = await next.open(following, lobby.places)
    if (isRefusal(opened)) return opened
    return this.#attempt(() => {
      this.#commit({ again: code })
      return { code }
    })
  }

  async #clear() {
    this.#now = undefined
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    this.#sockets.closeAll()
  }

  // Write, then know, then tell, with no `await` in between. What cannot be looked at is never written.
  #commit(change: Pick<Partial<Sight>, 'lobby' | 'again' | 'course'>, reseating?: Reseating) {
    const was = this.#now!
    const next = { ...was, ...change }
    const shown = shownOf(next)
    const { lobby, again, course } = change
    this.ctx.storage.transactionSync(() => {
      if (course) this.#log.append(course.last)
      if (course && course.base.seq > 0 && course.base !== was.course?.base) {
        this.#log.keep('snapshot', { version: next.game.version, ...course.base })
      }
      if (lobby) this.#log.keep('lobby', lobby)
      if (again !== undefined) this.#log.keep('again', again)
    })
    this.#now = { ...next, shown }
    if (reseating) this.#sockets.reseat(reseating.who, reseating.word)
    this.#sockets.show(shown)
  }

  // The table as it is now; read when it wakes: the snapshot, and what followed.
  #wake(): Now | undefined {
    if (this.#now || !this.#log.exists()) return this.#now
    const { opening, lobby, again, snapshot } = this.#log.kept()
    const game = boxOf(opening.game)![opening.mode]
    const base = snapshot && snapshot.version === game.version ? snapshot : beginning
    const log = this.#log.after(base.seq)
    const table: Sight = {
      opening,
      lobby,
      ...(again !== undefined && { again }),
      game,
      ...(log.length > 0 && { course: resumed(game, { seq: base.seq, state: base.state }, log) }),
    }
    this.#now = { ...table, shown: shownOf(table) }
    return this.#now
  }

  #answer<Value extends object>(asker: Asker, ask: (now: Now, who: Who) => Answer<Value>): Answer<Value> {
    return this.#attempt(now => ask(now, whoIs(now.lobby, asker)))
  }

  // A bug is an exception: it is logged, it leaves the table as it was written, and no more than that there was one is told.
  #attempt<Value>(attempt: (now: Now) => Value): Value | Refusal {
    try {
      const now = this.#wake()
      return now ? attempt(now) : noTable
    } catch (bug) {
      const said = bug instanceof Error ? bug.stack : String(bug)
      console.error(JSON.stringify({ table: this.ctx.id.name, seq: this.#now?.course?.last.seq, bug: said }))
      this.#now = undefined
      return { refused: 'broken' }
    }
  }
}
