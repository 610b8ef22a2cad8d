// The whole Worker for tests of reminders: a test moves its clock, luck is repeatable, and requests
// to https://push.test/PORT reach a push service on this machine. The product's table gets the rule
// for addresses and the network access as values.
import type { Post } from '../../durable/days/push.ts'
import worker, { Table as Shipped } from '../../worker/index.ts'
import '../luck.ts'

let ahead = 0 // ms
const clock = Date.now
Date.now = () => clock() + ahead

const post: Post = {
  isPushService: endpoint => endpoint.startsWith('https://push.test/'),
  fetch: (endpoint, request) =>
    fetch(endpoint.replace('https://push.test/', 'http://127.0.0.1:'), request),
}

type Context = ConstructorParameters<typeof Shipped>

export class Table extends Shipped {
  constructor(ctx: Context[0], env: Context[1]) {
    super(ctx, env, post)
  }

  // Runs the alarm as often as the clock says that it should have gone off.
  async ring() {
    const { storage } = this.ctx
    let rung = 0
    for (; ((await storage.getAlarm()) ?? Number.POSITIVE_INFINITY) <= Date.now(); rung++)
      await this.alarm()
    const kept = storage.sql
      .exec<{ value: string }>("SELECT value FROM kept WHERE name = 'reminders'")
      .toArray()
    return { rung, at: await storage.getAlarm(), now: Date.now(), kept: kept[0]?.value ?? '{}' }
  }

  // Returns everything on the disk except the reminders: a move adds to it, time does not.
  disk() {
    const { sql } = this.ctx.storage
    const kept = sql.exec("SELECT name, value FROM kept WHERE name <> 'reminders'").toArray()
    return {
      kept,
      actions: sql.exec('SELECT seq, hash FROM actions ORDER BY seq DESC LIMIT 1').toArray(),
    }
  }

  end() {
    this.ctx.abort('a test puts it to sleep')
  }
}

export default {
  async fetch(
    request: Request,
    env: { TABLE: DurableObjectNamespace<Table> },
    ...rest: unknown[]
  ): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const [, does, code] = /^\/test\/(\w+)\/(\w+)$/.exec(pathname) ?? []
    if (!code)
      return (worker.fetch as (...all: unknown[]) => Promise<Response>)(request, env, ...rest)
    ahead += Number(searchParams.get('ms') ?? 0)
    const table = env.TABLE.getByName(code)
    if (does === 'sleep') await Promise.resolve(table.end()).catch(() => {})
    if (does === 'disk') return Response.json(await table.disk())
    return Response.json(does === 'ring' ? await table.ring() : {})
  },
}
