// Whom a table waits for, and what the others do where somebody of them is away.
import { Hono } from 'hono'
import { vapidOf } from '../durable/days/push.ts'
import { isRefusal } from '../web/games/play.ts'
import { WaitsPage } from '../web/pages/play/waits.tsx'
import { wholeIn } from './body.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { draw, pageProps } from './render.tsx'
import { addressOf, answered, boxAt, placeOf, refuseHere } from './table.ts'
import { type Edge, wantsJson } from './visit.ts'

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
  return answered(visit, await visit.var.table.relieve(writer(visit), seat), placeOf(visit, seatAsked(visit)))
})
