// The real table, with the rows it writes and reads counted: the Worker of the bench.
import worker, { Table as Real } from '../../worker/index.ts'

export interface Rows {
  written: number
  read: number
}

// Counts what each statement of a storage costs, once the table has read its cursor to the end.
const counting = (ctx: DurableObjectState) => {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  const exec = ctx.storage.sql.exec.bind(ctx.storage.sql)
  ctx.storage.sql.exec = ((query: string, ...values: unknown[]) => {
    const cursor = exec(query, ...values)
    cursors.push(cursor)
    return cursor
  }) as typeof ctx.storage.sql.exec
  return (): Rows => ({
    written: cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
    read: cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
  })
}

export class Table extends Real {
  #rows: () => Rows

  constructor(ctx: DurableObjectState, env: ConstructorParameters<typeof Real>[1]) {
    const rows = counting(ctx)
    super(ctx, env)
    this.#rows = rows
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('x-rows')) return Response.json(this.#rows())
    return super.fetch(request)
  }
}

interface Env {
  TABLE: DurableObjectNamespace<Table>
}
type Handler = { fetch(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response> }

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    const code = /^\/rows\/(\w+)$/.exec(new URL(request.url).pathname)?.[1]
    if (code) return env.TABLE.getByName(code).fetch('https://table/', { headers: { 'x-rows': 'yes' } })
    return (worker as unknown as Handler).fetch(request, env, ctx)
  },
}
