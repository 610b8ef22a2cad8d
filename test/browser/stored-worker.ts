// The whole Worker with one extra endpoint for tests: it returns what a table has on its disk, and
// accepts further actions. A test can so compute a whole game and hand it over in one request,
// instead of two requests per move. Luck is repeatable.
import { Log } from '../../durable/memory/log.ts'
import type { Action } from '../../web/protocol.ts'
import worker, { Table as Shipped } from '../../worker/index.ts'
import '../luck.ts'

export class Table extends Shipped {
  stored() {
    const log = new Log(this.ctx.storage)
    return { ...log.kept(), rows: log.after(0) }
  }

  isWatched(): boolean {
    return this.ctx.getWebSockets().length > 0
  }

  async playOn(rows: Action[]) {
    const log = new Log(this.ctx.storage)
    const { bound } = log.kept().record ?? {}
    this.ctx.storage.transactionSync(() => {
      for (const row of rows) log.append(row, bound)
    })
    await this.ctx.storage.sync()
  }

  // Ends the object, so that the next one reads the disk: this one would answer from its memory,
  // and its bots would move meanwhile.
  async end() {
    this.ctx.abort('a test plays on')
  }
}

const PATH = /^\/stored\/(\w{6})$/

export default {
  async fetch(
    request: Request,
    env: { TABLE: DurableObjectNamespace<Table> },
    ...rest: unknown[]
  ): Promise<Response> {
    const [, code] = PATH.exec(new URL(request.url).pathname) ?? []
    if (!code)
      return (worker.fetch as (...all: unknown[]) => Promise<Response>)(request, env, ...rest)
    const table = env.TABLE.getByName(code)
    if (request.method === 'POST') await table.playOn(await request.json<Action[]>())
    const isWatched = await table.isWatched()
    const answer = Response.json({ stored: await table.stored(), isWatched })
    // The object ends while it answers. A page may have begun to watch before the moves arrived,
    // and this object does not know them.
    if (!isWatched || request.method === 'POST') await table.end().catch(() => {})
    return answer
  },
}
