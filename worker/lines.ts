// The lines to a table: a socket, or a stream of its frames. The table is asked by a new request, so that no header of the visitor
// reaches it.
import { Hono } from 'hono'
import { isForeign, reader, seatAsked, writer } from './keys.ts'
import { refuse } from './refusals.ts'
import { type Edge, householdOf, type Visit } from './visit.ts'

export const lines = new Hono<Edge>()

lines.get('/socket', async visit => {
  if (visit.req.header('upgrade')?.toLowerCase() !== 'websocket') return refuse(visit, 'no-upgrade')
  if (isForeign(visit)) return refuse(visit, 'foreign-origin')
  const { keys, seat } = writer(visit, seatAsked(visit))
  const headers = new Headers({ upgrade: 'websocket', 'x-keys': keys.join(',') })
  if (seat !== undefined) headers.set('x-seat', String(seat))
  const answer = await visit.var.table.fetch(new Request('https://table/socket', { headers }))
  if (answer.webSocket) return answer
  return refuse(visit, answer.status === 404 ? 'no-such-table' : 'our-fault')
})

const isOfLines = (visit: Visit) => /ndjson|jsonl/.test(visit.req.header('accept') ?? '')

lines.get('/stream', async visit => {
  if (!(await visit.env.STREAMS.limit({ key: householdOf(visit) })).success) return refuse(visit, 'too-many')
  const { keys, seat } = reader(visit)
  const headers = new Headers({ 'x-keys': keys.join(','), 'x-stream': isOfLines(visit) ? 'lines' : 'events' })
  if (seat !== undefined) headers.set('x-seat', String(seat))
  const after = visit.req.header('last-event-id')
  if (after !== undefined) headers.set('x-after', after.slice(0, 64))
  const answer = await visit.var.table.fetch(new Request('https://table/stream', { headers }))
  if (answer.status === 204) return visit.body(null, 204)
  if (answer.ok)
    return new Response(answer.body as BodyInit | null, {
      headers: { 'content-type': answer.headers.get('content-type')! },
    })
  return refuse(visit, answer.status === 404 ? 'no-such-table' : answer.status === 429 ? 'too-many' : 'our-fault')
})
