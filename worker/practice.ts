// Practice: a moment of a game that is over is played on alone, against bots, at a table of its own.
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Answer } from '../durable/rpc.ts'
import { levels } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { count, readAs, seatNumber } from './body.ts'
import { noteFound } from './code-limit.ts'
import { keepNew, unkept, writer } from './keys.ts'
import { mayFill, mayOpen, underFreshCode } from './open.ts'
import { refuse } from './refusals.ts'
import { type Edge, originOf, wantsJson } from './visit.ts'

export const wish = v.object({ seq: count, seat: seatNumber, level: v.picklist(levels) })

export const practice = new Hono<Edge>()

practice.post('/practice', async visit => {
  const lost = unkept(visit)
  if (lost) return lost instanceof Response ? lost : refuse(visit, lost)
  if (!(await mayOpen(visit))) return refuse(visit, 'too-many')
  const body = await readAs(visit, wish)
  if (isRefusal(body)) return refuse(visit, body.at?.field === 'level' ? { ...body, refused: 'no-such-level' } : body)
  const { table } = visit.var
  const seen = await table.see({ keys: [] })
  if (isRefusal(seen)) return refuse(visit, seen)
  if (seen.frame.seats.length > 2 && !(await mayFill(visit))) return refuse(visit, 'too-many')
  const credentials = writer(visit)
  const { code, answer } = await underFreshCode<Answer<{ hostKey: string; key: string }>>(code =>
    table.practice(credentials, body.fields, code),
  )
  if (isRefusal(answer)) return refuse(visit, answer)
  const { hostKey, key } = answer
  noteFound(visit, code, true)
  keepNew(visit, code, [hostKey, key])
  const way = `/t/${code}`
  visit.header('location', way)
  if (!wantsJson(visit)) return visit.body(null, 303)
  return visit.json({ code, url: `${originOf(visit)}${way}`, hostKey, seat: body.fields.seat, key }, 201)
})
