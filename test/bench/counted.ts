// The real Worker with counters for everything that the platform bills. The bench runs it;
// `/counted` returns the sums so far.
import worker, { Table as Real } from '../../worker/index.ts'

// Locally the Worker and all its objects are one isolate, so they share these counters.
const counted = { requests: 0, asked: 0, messages: 0, read: 0, written: 0 }

type Cursor = SqlStorageCursor<Record<string, SqlStorageValue>>

// The cost of a statement is known once its cursor was read to the end, which happens at the latest
// before the next statement.
let last: Cursor | undefined
const settle = () => {
  counted.read += last?.rowsRead ?? 0
  counted.written += last?.rowsWritten ?? 0
  last = undefined
}

export class Table extends Real {
  constructor(ctx: DurableObjectState, env: ConstructorParameters<typeof Real>[1]) {
    const exec = ctx.storage.sql.exec.bind(ctx.storage.sql)
    ctx.storage.sql.exec = ((query: string, ...values: unknown[]) => {
      settle()
      last = exec(query, ...values)
      return last
    }) as typeof ctx.storage.sql.exec
    super(ctx, env)
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    counted.messages++
    super.webSocketMessage(socket, message)
  }
}

interface Env {
  TABLE: DurableObjectNamespace<Table>
}
type Handler = {
  fetch(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response>
}

// Wraps the namespace so that every call to an object is counted.
const asking = (tables: Env['TABLE']) => ({
  getByName: (code: string) =>
    new Proxy(tables.getByName(code), {
      get(stub, name) {
        const ask = Reflect.get(stub, name) as (...given: unknown[]) => unknown
        return (...given: unknown[]) => {
          counted.asked++
          return Reflect.apply(ask, stub, given)
        }
      },
    }),
})

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    if (new URL(request.url).pathname === '/counted') {
      settle()
      return Response.json(counted)
    }
    counted.requests++
    return (worker as unknown as Handler).fetch(
      request,
      { ...env, TABLE: asking(env.TABLE) } as unknown as Env,
      ctx,
    )
  },
}
