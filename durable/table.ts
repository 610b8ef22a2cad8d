// One table, of any game: an object whose methods are the commands, with its sockets and its alarm. What each request goes
// through is in memory/commits.ts.
import { DurableObject } from 'cloudflare:workers'
import { isRefusal } from '../web/games/play.ts'
import type { Parts } from './command.ts'
import { commands, type TableRpc } from './commands.ts'
import { Alarm } from './days/alarm.ts'
import { openPost, type Post, vapidOf } from './days/push.ts'
import { heldOf, partOf } from './days/relief.ts'
import { Reminders } from './days/reminders.ts'
import { Commits } from './memory/commits.ts'
import { Memory } from './memory/memory.ts'
import { Reel } from './past.ts'
import { Following } from './people/following.ts'
import { Ceremony } from './proof/ceremony.ts'
import { Proposals } from './proposals.ts'
import { closed, heard, lineFor } from './wire/lines.ts'
import { RollCall } from './wire/presence.ts'
import { Sockets } from './wire/sockets.ts'
import { Requests } from './wire/throttle.ts'

export interface Env {
  TABLE: DurableObjectNamespace<Table>
  VAPID?: string
}

const partsOf = (ctx: DurableObjectState, env: Env, post: Post): Parts => {
  const memory = new Memory(ctx.storage)
  const { log } = memory
  const alarm = new Alarm(ctx.storage)
  const reel = new Reel(log)
  const sockets = new Sockets(ctx)
  const requests = new Requests()
  const commits: Commits = new Commits(memory, sockets, requests, ctx.id.name, {
    looked: caller => presence.looked(caller),
    partOf: (now, caller) => partOf(now, caller, presence),
    after: now => reminders.look(now),
  })
  const presence = new RollCall({
    pages: () => sockets.pages(),
    seats: () => commits.attempt(heldOf),
    tell: seats => sockets.tellAll({ tell: 'presence', seats }),
  })
  const reminders = new Reminders(log, vapidOf(env.VAPID), post, {
    here: () => presence.here(),
    wake: at => void alarm.by(at),
    attempt: note => void commits.attempt(note),
  })
  const proposals = new Proposals(commits, log, seat => presence.isGone(seat))
  const ceremony = new Ceremony(commits, sockets)
  const following = new Following(commits, reel, (opening, from) =>
    env.TABLE.getByName(opening.code).open(opening, from),
  )
  const clear = async () => {
    memory.forget()
    reminders.forget()
    await Promise.all([alarm.end(), ctx.storage.deleteAll()])
    sockets.closeAll()
  }
  return {
    ...{ memory, log, alarm, reel, sockets, requests, commits },
    ...{ presence, reminders, proposals, ceremony, following, clear },
  }
}

export interface Table extends TableRpc {}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: it has the methods of that interface from the list.
export class Table extends DurableObject<Env> {
  readonly #parts: Parts

  // RPC finds methods on the prototype alone.
  static {
    for (const [name, { run }] of Object.entries(commands)) {
      Object.assign(Table.prototype, {
        [name](this: Table, ...given: never[]) {
          return run(this.#parts, ...given)
        },
      })
    }
  }

  constructor(ctx: DurableObjectState, env: Env, post = openPost) {
    super(ctx, env)
    this.#parts = partsOf(ctx, env, post)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch({ headers }: Request): Promise<Response> {
    return lineFor(headers, this.#parts)
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    heard(this.#parts, socket, message)
  }

  override webSocketClose(socket: WebSocket) {
    closed(this.#parts, socket)
  }

  override webSocketError(socket: WebSocket) {
    this.webSocketClose(socket)
  }

  // Setting an alarm writes a row, so moves do not move it: it checks the last action's time and sets itself again. That comes
  // before anything is sent: an alarm that fails too often would be given up.
  override async alarm() {
    const { memory, log, alarm, commits, reminders, clear } = this.#parts
    if (!log.exists()) return
    const deletedAt = memory.deletedAt()
    if (Date.now() >= deletedAt) return clear()
    const found = commits.attempt(now => ({ due: reminders.due(now), next: reminders.nextAt(now) }))
    const { due, next } = isRefusal(found) ? { due: [], next: deletedAt } : found
    await alarm.set(Math.min(deletedAt, next))
    await reminders.send(due)
  }
}
