// Whom a table waits for, and what the others do where somebody is late or away.
import { Hono } from 'hono'
import * as v from 'valibot'
import { vapidOf } from '../durable/days/push.ts'
import { isRefusal } from '../web/games/play.ts'
import { WaitsPage } from '../web/pages/play/waits.tsx'
import { reliefs } from '../web/protocol.ts'
import { readAs, wholeIn } from './body.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { draw, pageProps } from './render.tsx'
import { addressOf, answered, boxAt, placeOf, refuseHere } from './table.ts'
import { type Edge, wantsJson } from './visit.ts'

export const relief = v.object({ how: v.picklist(reliefs) })

export const waits = new Hono<Edge>()

waits.get('/waits', async visit => {
  const found = await visit.var.table.waits(reader(visit))
  if (isRefusal(found)) return refuseHere(visit, found)
  const { frame, holds, ...seen } = found
  const vapid = vapidOf(visit.env.VAPID)?.publicKey
  const told = { ...seen, ...(vapid && { vapid }) }
  if (wantsJson(visit)) return visit.json(told)
  const box = boxAt(frame)
  return draw(visit, WaitsPage, {
    ...{ ...pageProps(visit), box, code: visit.var.code, frame, holds, address: addressOf(visit) },
    ...told,
  })
})

waits.post('/seats/:seat/relieve', async visit => {
  const seat = wholeIn(visit.req.param('seat'), 2)
  if (seat === undefined) return refuseHere(visit, { refused: 'no-such-seat' })
  const body = await readAs(visit, relief)
  if (isRefusal(body)) return refuseHere(visit, body)
  const answer = await visit.var.table.relieve(writer(visit), seat, body.fields.how)
  const isAsked = !isRefusal(answer) && !answer.done
  return answered(visit, answer, isAsked ? `/t/${visit.var.code}/waits` : placeOf(visit, seatAsked(visit)))
})
