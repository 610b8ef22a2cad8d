// One table of any game: a Durable Object whose methods are the commands, with its sockets and its
// alarm. `memory/commits.ts` handles each request.
import { DurableObject } from 'cloudflare:workers'
import { isRefusal } from '../web/games/play.ts'
import { commands, type TableRpc } from './commands.ts'
import { openPost } from './days/push.ts'
import { type Env, type Parts, partsOf } from './parts.ts'
import { closed, heard, lineFor } from './wire/lines.ts'

export interface Table extends TableRpc {}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the static block adds the methods of that interface.
export class Table extends DurableObject<Env> {
  readonly #parts: Parts

  // RPC finds methods only on the prototype.
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

  // Deletes the table, or sends the reminders that are due. Setting an alarm writes a row, so moves
  // do not postpone it; this handler checks the time of the last action and sets the alarm again.
  // The handler does so before it sends reminders, because Cloudflare drops an alarm whose handler
  // fails too often.
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
