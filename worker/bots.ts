// Doors that add a bot to a seat or remove it. Only the host may use them.
import * as v from 'valibot'
import { levels } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { seatNumber } from './body.ts'
import { door, withForm } from './door.ts'
import { writer } from './keys.ts'
import { refuse } from './refusals.ts'
import { answered, placeOf, refuseHere } from './table.ts'
import { mayAsk } from './visit.ts'

const wish = v.object({ seat: seatNumber, level: v.picklist(levels) })

export const bots = [
  door({
    at: 'POST /t/{code}/bots',
    id: 'letBotPlay',
    tag: 'seats',
    says: 'Let a bot play a seat. Only the host may call it, for a free seat or one whose player is away. Before the start the player must have been away for two minutes. Returns the seat and the level. `x-limit` counts only bots beyond the first at a table.',
    key: 'host',
    body: wish,
    wrong: { level: 'no-such-level' },
    gives: ['Played'],
    example: { seat: 1, level: 'easy' },
    refuses: [
      'no-such-seat',
      'no-such-level',
      'no-bots-beside',
      'already-over',
      'moved-on',
      'sitter-is-here',
    ],
    counts: 'BOTS',
    back: placeOf,
    run: async (visit, { fields: { seat, level } }) => {
      const { table } = visit.var
      const seen = await table.see(writer(visit))
      if (isRefusal(seen)) return refuse(visit, seen)
      const { seats, host } = seen.frame
      const isFirst = !seats.some(({ bot }, at) => bot && at !== seat)
      if (host && !isFirst && !(await mayAsk(visit, 'BOTS')))
        return refuseHere(visit, { refused: 'too-many' })
      return answered(
        visit,
        await table.letPlay(writer(visit), seat, level, isFirst),
        placeOf(visit),
      )
    },
  }),
  ...withForm(
    door({
      at: 'DELETE /t/{code}/bots/{seat}',
      id: 'removeBot',
      tag: 'seats',
      says: 'Remove a bot from a seat. Only the host may call it.',
      key: 'host',
      gives: ['Played', 'Left'],
      refuses: ['no-such-seat', 'no-bots-beside', 'no-bot-here', 'already-over'],
      run: async visit =>
        answered(
          visit,
          await visit.var.table.letPlay(writer(visit), visit.var.seat),
          placeOf(visit),
        ),
    }),
    { at: 'POST /t/{code}/bots/{seat}/remove', id: 'removeBotByForm', back: placeOf },
  ),
]
