// The log of a table, for programs and as a page.
import { LOG_PAGE } from '../durable/rpc.ts'
import { isRefusal } from '../web/games/play.ts'
import { LogPage } from '../web/pages/past/log.tsx'
import { malformed, wholeIn } from './body.ts'
import { door, seat, whole } from './door.ts'
import { reader } from './keys.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { boxAt, logFrom } from './table.ts'
import { type Visit, wantsJson } from './visit.ts'

const DRAWN = 200 // actions on one page of the log

// Draws the last actions, or those before the action `before`. Reads all later actions too, because
// they may undo or correct an action on the page.
const drawLog = async (visit: Visit): Promise<Response> => {
  const before = wholeIn(visit.req.query('before'))
  const from = before === undefined ? -DRAWN : Math.max(0, before - 1 - DRAWN)
  const log = await logFrom(visit, reader(visit), from)
  if (isRefusal(log)) return refuse(visit, log)
  const { frame, holds, actions } = log
  const page = { box: boxAt(frame), code: visit.var.code, frame, holds, actions }
  return draw(visit, LogPage, { ...pageProps(visit), ...page, before })
}

export const log = [
  door({
    at: 'GET /t/{code}/log',
    id: 'readLog',
    tag: 'play',
    says: 'Read the log of a table. Returns the actions in order, in pages of 500, as far as you may know them; everything once the game is over.',
    query: {
      seat,
      after: { says: 'Only actions after this seq: `next` of the page before.', schema: whole },
      before: { says: 'HTML page only: the actions before this seq.', schema: whole },
      last: {
        says: 'Only this many of the last actions.',
        schema: { type: 'integer', minimum: 1, maximum: 500 },
      },
    },
    gives: ['Log'],
    refuses: ['malformed'],
    run: async visit => {
      const asked = visit.req.query()
      const after = wholeIn(asked.after ?? '0')
      const last = wholeIn(asked.last, 3)
      if (after === undefined) return refuse(visit, malformed('after'))
      if (asked.last !== undefined && (!last || last > LOG_PAGE))
        return refuse(visit, malformed('last'))
      if (!wantsJson(visit)) return drawLog(visit)
      const log = await visit.var.table.log(reader(visit), last ? -last : after)
      if (isRefusal(log)) return refuse(visit, log)
      const { frame, actions, next } = log
      return visit.json({ actions, you: frame.you, next })
    },
  }),
]
