// Bots at a table: the host lets one play, or no longer.
import { Hono } from 'hono'
import * as v from 'valibot'
import { levels } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { fitted, read, seatNumber } from './body.ts'
import { reader, writer } from './keys.ts'
import { answered, placeOf, refuseHere } from './table.ts'
import type { Edge, Visit } from './visit.ts'

export const wish = v.object({ seat: seatNumber, level: v.picklist(levels) })

export const bots = new Hono<Edge>()

bots.post('/bots', async visit => {
  const body = await read(visit)
  const wished = isRefusal(body) ? body : fitted(wish, body.fields)
  if (isRefusal(wished)) {
    const isLevel = wished.at?.field === 'level'
    return refuseHere(visit, isLevel ? { ...wished, refused: 'no-such-level' } : wished, reader(visit))
  }
  return answered(visit, await visit.var.table.letPlay(writer(visit), wished.seat, wished.level), placeOf(visit))
})

const remove = async (visit: Visit, named: string) => {
  if (!/^\d{1,2}$/.test(named)) return refuseHere(visit, { refused: 'no-such-seat' }, reader(visit))
  return answered(visit, await visit.var.table.letPlay(writer(visit), Number(named)), placeOf(visit))
}

bots.delete('/bots/:seat', visit => remove(visit, visit.req.param('seat')))
bots.post('/bots/:seat/remove', visit => remove(visit, visit.req.param('seat')))
