// Shows which seats a table waits for, and lets other players relieve a seat that is late.
import { vapidOf } from '../durable/days/push.ts'
import { isRefusal } from '../web/games/play.ts'
import { WaitsPage } from '../web/pages/play/waits.tsx'
import { door, seat } from './door.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { draw, pageProps } from './render.tsx'
import { addressOf, answered, boxAt, placeOf, refuseHere } from './table.ts'
import { wantsJson } from './visit.ts'

export const waits = [
  door({
    at: 'GET /t/{code}/waits',
    id: 'whoIsAwaited',
    tag: 'seats',
    says: 'List the seats that a table waits for. Returns since when, and which of them are away or late.',
    query: { seat },
    gives: ['Waits'],
    refuses: ['not-started'],
    run: async visit => {
      const found = await visit.var.table.waits(reader(visit))
      if (isRefusal(found)) return refuseHere(visit, found)
      const { frame, holds, ...seen } = found
      const vapid = vapidOf(visit.env.VAPID)?.publicKey
      const told = { ...seen, ...(vapid && { vapid }) }
      if (wantsJson(visit)) return visit.json(told)
      const box = boxAt(frame)
      return draw(visit, WaitsPage, {
        ...{
          ...pageProps(visit),
          box,
          code: visit.var.code,
          frame,
          holds,
          address: addressOf(visit),
        },
        ...told,
      })
    },
  }),
  door({
    at: 'POST /t/{code}/seats/{seat}/relieve',
    id: 'relieveSeat',
    tag: 'seats',
    says: 'Relieve a late seat. Online a bot plays until a page of the seat is visible again; beside the box the seat is freed. Any seated player may call it. A seat is late when the table waits for it and, for two minutes, it had no visible page and sent no request. Over days its turn must also have taken longer than the pace. An empty seat is late at once.',
    key: 'seat',
    gives: ['Played', 'Left'],
    refuses: ['not-late', 'not-started', 'no-such-seat', 'already-over'],
    run: async visit =>
      answered(
        visit,
        await visit.var.table.relieve(writer(visit), visit.var.seat),
        placeOf(visit, seatAsked(visit)),
      ),
  }),
]
