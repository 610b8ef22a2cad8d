// The WebSocket of a page at a table. The Worker sends the table a new request with the keys and
// the seat only, so no other header of the visitor reaches the table.
import { ECHO_AFTER, MOST_UNREAD } from '../durable/wire/sending.ts'
import { goodbyes, MOST, MOST_A_SEAT } from '../durable/wire/sockets.ts'
import {
  gesturing,
  LONGEST,
  MOST_NONSENSE,
  onlooker,
  player,
  pointing,
} from '../durable/wire/throttle.ts'
import type { Refusal } from '../web/games/game.ts'
import { door, seat } from './door.ts'
import { isForeign, seatAsked, writer } from './keys.ts'
import { refuse } from './refusals.ts'

// The table never disconnects a client that obeys these rules (`test/worker/line.test.ts`).
const lineDuties = [
  'Open the WebSocket of a table. It sends `Down` and takes `Up`, both as JSON. The first message is `hello` with the settings of the table; then comes a `frame`, and another after each change.',
  `Return each \`echo\` unchanged. The table sends one after ${ECHO_AFTER} characters, and closes the socket (${goodbyes['not-reading']}) if it is still unanswered after ${MOST_UNREAD}.`,
  `Send at most ${player.burst} messages at once and ${player.pace} a second, echoes included; without a key ${onlooker.burst} and ${onlooker.pace}. More closes the socket with ${goodbyes.flood}. A message is a text (else ${goodbyes['text-only']}) of at most ${LONGEST} bytes (else ${goodbyes['too-long']}). More than ${MOST_NONSENSE} messages that are no \`Up\` close it too.`,
  `A \`gesture\` is passed on to everybody, a \`point\` to the seat’s own side. Neither is stored. A seat may send ${gesturing.burst} gestures and ${pointing.burst} squares a minute; more are refused as \`too-many\`.`,
  `A table has at most ${MOST} sockets (else ${goodbyes['too-many']}). A seat has at most ${MOST_A_SEAT}: one more closes the oldest with ${goodbyes['newer-page']}. ${goodbyes.gone} means that the table was deleted. The text \`ping\` is answered with \`pong\`.`,
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
