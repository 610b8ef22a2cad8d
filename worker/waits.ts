// Shows whom a table waits for, and what the others can do if one of them is away.
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
    says: 'Whom a table waits for and since when, and who of them is away.',
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
    says: 'For a seat that the table waits for and that is late: online a bot plays until that seat looks at the table, beside the box it is freed. It is late when it had no page in sight and sent no request for two minutes, and over days its turn took longer than the pace besides. One sitter’s word is enough. A seat where nobody sits is late at once.',
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
