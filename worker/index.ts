// The edge: every address of Boxside. It keeps nothing; a table is its object.
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { isDiskFull } from '../durable/rpc.ts'
import { bots } from './bots.ts'
import { end } from './end.ts'
import { games } from './games.ts'
import { headers, ownHost, sameOrigin, smallBody } from './guard.ts'
import { home } from './home.ts'
import { laying } from './laying.ts'
import { lines } from './lines.ts'
import { moves } from './moves.ts'
import { open } from './open.ts'
import { programs } from './openapi/programs.ts'
import { passes } from './passes.ts'
import { position } from './position.ts'
import { practice } from './practice.ts'
import { proposals } from './proposals.ts'
import { record } from './record.ts'
import { refuse } from './refusals.ts'
import { reminders } from './reminders.ts'
import { replay } from './replay.ts'
import { seats } from './seats.ts'
import { isPassing } from './stub.ts'
import { atTable, table } from './table.ts'
import type { Edge } from './visit.ts'
import { waits } from './waits.ts'

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

app.route('/', home)
app.route('/', games)
app.route('/', open)
app.route('/', programs)
app.route('/t/:code', table)
app.route('/t/:code', lines)
app.route('/t/:code', seats)
app.route('/t/:code', bots)
app.route('/t/:code', moves)
app.route('/t/:code', end)
app.route('/t/:code', waits)
app.route('/t/:code', reminders)
app.route('/t/:code', proposals)
app.route('/t/:code', passes)
app.route('/t/:code', record)
app.route('/t/:code', replay)
app.route('/t/:code', practice)
app.route('/t/:code', laying)
app.route('/t/:code', position)

// Doors of earlier versions answer 410 with a sentence, which a 404 would not explain to a program or behind a bookmark.
for (const door of ['compare', 'stream']) app.all(`/t/:code/${door}`, visit => refuse(visit, 'removed'))

app.notFound(visit => refuse(visit, 'no-such-page'))

app.onError((error, visit) => {
  if (isPassing(error) && !isDiskFull(error)) return refuse(visit, 'not-now')
  const { code } = visit.var
  console.error(JSON.stringify({ bug: String(error), stack: error.stack, path: visit.req.path, table: code }))
  // If a write of an object does not reach the disk, workerd ends the object and every call to it with an error.
  return refuse(visit, isDiskFull(error) ? 'disk-full' : 'our-fault')
})

export default app
