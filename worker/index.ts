// The Worker: routes every URL of Boxside. It stores nothing; each table is a Durable Object.
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { routePath } from 'hono/route'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { refuseFault } from '../durable/fault.ts'
import { isDiskFull } from '../durable/rpc.ts'
import { doors } from './doors.ts'
import { headers, ownHost, sameOrigin, smallBody } from './guard.ts'
import { addRoutes } from './handle.ts'
import { refuse } from './refusals.ts'
import { isPassing } from './stub.ts'
import { atTable } from './table.ts'
import type { Edge } from './visit.ts'

export { Table } from '../durable/table.ts'

const app = new Hono<Edge>()

app.use(headers)
app.use(ownHost)
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: async (visit, methods) => {
      const answer = await refuse(visit, 'wrong-method')
      answer.headers.set('allow', methods.join(', '))
      return answer
    },
  }),
)
app.use(trimTrailingSlash())
app.use(sameOrigin)
app.use(smallBody)
app.use('/t/:code/*', atTable)

addRoutes(app, doors)

// Endpoints of earlier versions answer 410 with a sentence. A 404 would not explain to a program,
// or to a person with a bookmark, why the endpoint is gone.
for (const gone of ['compare', 'stream'])
  app.all(`/t/:code/${gone}`, visit => refuse(visit, 'removed'))

app.notFound(visit => refuse(visit, 'no-such-page'))

app.onError((error, visit) => {
  if (isPassing(error) && !isDiskFull(error)) return refuse(visit, 'not-now')
  // If the write of a Durable Object does not reach the disk, workerd ends the object, and every
  // call to the object throws.
  const refused = isDiskFull(error) ? 'disk-full' : 'our-fault'
  return refuse(visit, refuseFault(error, refused, { door: routePath(visit) }))
})

export default app
