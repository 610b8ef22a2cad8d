// The WebSocket of a page at a table. The table gets a new request, so that no header of the
// visitor reaches it.
import { ECHO_AFTER, MOST_UNREAD } from '../durable/wire/sending.ts'
import { goodbyes, MOST, MOST_A_SEAT } from '../durable/wire/sockets.ts'
import { LONGEST, MOST_NONSENSE, onlooker, player } from '../durable/wire/throttle.ts'
import type { Refusal } from '../web/games/game.ts'
import { door, seat } from './door.ts'
import { isForeign, seatAsked, writer } from './keys.ts'
import { refuse } from './refusals.ts'

// A client that keeps these rules is never disconnected (`test/worker/line.test.ts`).
const lineDuties = [
  'A WebSocket: `Down` is what it tells, `Up` what it takes, both as JSON. First comes `hello`, with the settings of the table, then a `frame` at once and at each change.',
  `Send \`echo\` back as it is: it is asked after ${ECHO_AFTER} characters, and who has not answered after ${MOST_UNREAD} is closed with ${goodbyes['not-reading']}.`,
  `Send ${player.burst} messages at once and ${player.pace} a second at most, echoes counted, without a key ${onlooker.burst} and ${onlooker.pace} (else ${goodbyes.flood}), each a text (${goodbyes['text-only']}) of ${LONGEST} bytes (${goodbyes['too-long']}). More than ${MOST_NONSENSE} that are no \`Up\` end it too.`,
  `A table holds ${MOST} sockets (${goodbyes['too-many']}), a seat ${MOST_A_SEAT}: one more ends the oldest with ${goodbyes['newer-page']}; ${goodbyes.gone}: the table was cleared away. The text \`ping\` is answered \`pong\`.`,
].join('\n\n')

export const lines = [
  door({
    at: 'GET /t/{code}/socket',
    id: 'openSocket',
    tag: 'play',
    says: lineDuties,
    query: { seat },
    gives: 'socket',
    refuses: ['no-upgrade', 'foreign-origin'],
    run: async visit => {
      if (visit.req.header('upgrade')?.toLowerCase() !== 'websocket')
        return refuse(visit, 'no-upgrade')
      if (isForeign(visit)) return refuse(visit, 'foreign-origin')
      const { keys, seat } = writer(visit, seatAsked(visit))
      const headers = new Headers({ upgrade: 'websocket', 'x-keys': keys.join(',') })
      if (seat !== undefined) headers.set('x-seat', String(seat))
      const answer = await visit.var.table.fetch(new Request('https://table/socket', { headers }))
      if (answer.webSocket) return answer
      return refuse(visit, await answer.json<Refusal>())
    },
  }),
]
