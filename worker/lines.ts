// The socket of a page at a table. The table is asked by a new request, so that no header of the visitor reaches it.
import { Hono } from 'hono'
import { isForeign, seatAsked, writer } from './keys.ts'
import { refuse } from './refusals.ts'
import type { Edge } from './visit.ts'

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
