// The simplest Worker that could serve a table: one insert per move and the same frames. The real
// table is measured against it.
import { DurableObject } from 'cloudflare:workers'

interface Env {
  TABLE: DurableObjectNamespace<Table>
}

// The first message contains the frames to send: one text per seat, with `#` in place of the
// sequence number.
type Up = { do: 'frames'; frames: string[] } | { do: 'move'; id: string; move: unknown }

export class Table extends DurableObject<Env> {
  #frames: string[] = []
  #seq = 1

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS moves (seq INTEGER PRIMARY KEY, body TEXT)')
  }

  // A plain request is answered without any effect: opening a real table takes several requests,
  // and the memory that workerd uses for those is not the table's.
  override fetch(request: Request): Response {
    if (request.headers.get('upgrade') !== 'websocket') return new Response(null, { status: 204 })
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    ours.serializeAttachment(Number(new URL(request.url).searchParams.get('seat')))
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override webSocketMessage(socket: WebSocket, message: string): void {
    const up: Up = JSON.parse(message)
    if (up.do === 'frames') {
      this.#frames = up.frames
      return
    }
    this.#seq++
    this.ctx.storage.sql.exec('INSERT INTO moves VALUES (?, ?)', this.#seq, message)
    for (const to of this.ctx.getWebSockets()) {
      to.send(this.#frames[to.deserializeAttachment() as number]!.replace('#', String(this.#seq)))
    }
    socket.send(JSON.stringify({ tell: 'done', id: up.id, seq: this.#seq }))
  }
}

export default {
  fetch: (request: Request, env: Env) =>
    env.TABLE.getByName(new URL(request.url).pathname).fetch(request),
}
