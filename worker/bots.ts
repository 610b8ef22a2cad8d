// Bots at a table: the host lets one play, or no longer.
import { Hono } from 'hono'
import * as v from 'valibot'
import { levels } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { readAs, seatNumber, wholeIn } from './body.ts'
import { writer } from './keys.ts'
import { mayFill } from './open.ts'
import { refuse } from './refusals.ts'
import { answered, placeOf, refuseHere } from './table.ts'
import type { Edge, Visit } from './visit.ts'

export const wish = v.object({ seat: seatNumber, level: v.picklist(levels) })

export const bots = new Hono<Edge>()

bots.post('/bots', async visit => {
  const body = await readAs(visit, wish)
  if (isRefusal(body)) {
    return refuseHere(visit, body.at?.field === 'level' ? { ...body, refused: 'no-such-level' } : body)
  }
  const { seat, level } = body.fields
  const { table } = visit.var
  const seen = await table.see(writer(visit))
  if (isRefusal(seen)) return refuse(visit, seen)
  const { seats, host } = seen.frame
  const isFirst = !seats.some(({ bot }, at) => bot && at !== seat)
  if (host && !isFirst && !(await mayFill(visit))) return refuseHere(visit, { refused: 'too-many' })
  return answered(visit, await table.letPlay(writer(visit), seat, level, isFirst), placeOf(visit))
})

const remove = async (visit: Visit, named: string) => {
  const seat = wholeIn(named, 2)
  if (seat === undefined) return refuseHere(visit, { refused: 'no-such-seat' })
  return answered(visit, await visit.var.table.letPlay(writer(visit), seat), placeOf(visit))
}

bots.delete('/bots/:seat', visit => remove(visit, visit.req.param('seat')))
bots.post('/bots/:seat/remove', visit => remove(visit, visit.req.param('seat')))
