// Practice: opens a new table where one player continues alone, against bots, from a moment of a
// finished game.
import * as v from 'valibot'
import type { Answer } from '../durable/rpc.ts'
import { levels } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { count, readAs, seatNumber } from './body.ts'
import { noteFound } from './code-limit.ts'
import { door } from './door.ts'
import { keepNew, unkept, writer } from './keys.ts'
import { underFreshCode } from './open.ts'
import { refuse } from './refusals.ts'
import { mayAsk, originOf, wantsJson } from './visit.ts'

const wish = v.object({ seq: count, seat: seatNumber, level: v.picklist(levels) })

export const practice = [
  door({
    at: 'POST /t/{code}/practice',
    id: 'practise',
    tag: 'table',
    says: `Practise from a moment of a finished online game. Anyone may call it. Opens a table that starts right after the action \`seq\`: you play \`seat\`, bots of \`level\` play the others. Hands and purses stay as they were; unknown cards are shuffled again. Its result counts nowhere. With three seats or more, it counts against the limit of tables with two bots or more.`,
    reads: wish,
    gives: ['Opened'],
    status: 201,
    example: { seq: 1, seat: 0, level: 'easy' },
    refuses: [
      'malformed',
      'no-such-level',
      'no-bots-beside',
      'not-over',
      'no-such-seat',
      'no-such-action',
      'already-over',
      'not-now',
      'disk-full',
      'too-many',
    ],
    counts: 'CREATE',
    run: async visit => {
      const lost = unkept(visit)
      if (lost) return lost instanceof Response ? lost : refuse(visit, lost)
      if (!(await mayAsk(visit, 'CREATE'))) return refuse(visit, 'too-many')
      const body = await readAs(visit, wish, { level: 'no-such-level' })
      if (isRefusal(body)) return refuse(visit, body)
      const { table } = visit.var
      const seen = await table.see({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      if (seen.frame.seats.length > 2 && !(await mayAsk(visit, 'BOTS')))
        return refuse(visit, 'too-many')
      const credentials = writer(visit)
      const { code, answer } = await underFreshCode<Answer<{ hostKey: string; key: string }>>(
        code => table.practice(credentials, body.fields, code),
      )
      if (isRefusal(answer)) return refuse(visit, answer)
      const { hostKey, key } = answer
      noteFound(visit, code, true)
      keepNew(visit, code, [hostKey, key])
      const way = `/t/${code}`
      visit.header('location', way)
      if (!wantsJson(visit)) return visit.body(null, 303)
      return visit.json(
        { code, url: `${originOf(visit)}${way}`, hostKey, seat: body.fields.seat, key },
        201,
      )
    },
  }),
]
