// The whole Worker, and one door more, for programs in tests: what a table has on its disk, and further actions for it. So a
// test works out a whole game by itself and hands it over in one request, instead of two requests a move.
import { Log } from '../../durable/log.ts'
import type { Action } from '../../web/games/game.ts'
import worker, { Table as Shipped } from '../../worker/index.ts'

export class Table extends Shipped {
  stored() {
    const log = new Log(this.ctx.storage)
    return { ...log.kept(), rows: log.after(0), isWatched: this.ctx.getWebSockets().length > 0 }
  }

  // The object ends then, or it would answer from its memory: the next one reads what was written.
  async playOn(rows: Action[]) {
    const log = new Log(this.ctx.storage)
    this.ctx.storage.transactionSync(() => {
      for (const row of rows) log.append(row)
    })
    await this.ctx.storage.sync()
    this.ctx.abort('played on')
  }
}

const PATH = /^\/stored\/(\w{6})$/

export default {
  async fetch(request: Request, env: { TABLE: DurableObjectNamespace<Table> }, ...rest: unknown[]): Promise<Response> {
    const [, code] = PATH.exec(new URL(request.url).pathname) ?? []
    if (!code) return (worker.fetch as (...all: unknown[]) => Promise<Response>)(request, env, ...rest)
    const table = env.TABLE.getByName(code)
    if (request.method === 'GET') return Response.json(await table.stored())
    const rows = await request.json<Action[]>()
    await table.playOn(rows).catch(() => {}) // it ends while it answers
    return Response.json({ written: rows.length })
  },
}
