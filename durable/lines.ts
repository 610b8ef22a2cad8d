// Opens a line to a table: a socket, or a stream of frames, as the headers of its request ask (rpc.ts).
import { isRefusal } from '../web/games/play.ts'
import type { Commits } from './commits.ts'
import type { Caller } from './lobby.ts'
import type { RollCall } from './presence.ts'
import type { Answer, Credentials } from './rpc.ts'
import type { Sockets } from './sockets.ts'
import type { Streams, Wish } from './streams.ts'

interface Table {
  commits: Commits
  sockets: Sockets
  streams: Streams
  presence: RollCall
}

const statuses: Partial<Record<string, number>> = { 'no-upgrade': 426, 'no-such-table': 404, 'too-many': 429 }

const socketFor = (credentials: Credentials, { commits, sockets, presence }: Table) =>
  commits.answer<{ response: Response }>(credentials, ({ frames }, caller) => {
    const { response, socket } = sockets.accept(caller, frames)
    if (!presence.changed(caller.holds) && socket) sockets.tell(socket, { tell: 'presence', seats: presence.now() })
    return { response }
  })

// A frame for each seat of a ring of keys, or for the one that is named.
const wished = ({ holds, viewer }: Caller, { seat }: Credentials, headers: Headers): Wish => ({
  form: headers.get('x-stream') === 'lines' ? 'lines' : 'events',
  viewers: viewer !== 'room' || seat !== undefined || holds.length === 0 ? [viewer] : holds,
  after: headers.get('x-after'),
})

const streamFor = (credentials: Credentials, headers: Headers, { commits, streams }: Table) =>
  commits.answer<{ response: Response }>(credentials, ({ frames }, caller) =>
    streams.accept(caller, frames, wished(caller, credentials, headers)),
  )

const opened = (credentials: Credentials, headers: Headers, table: Table): Answer<{ response: Response }> => {
  if (headers.get('x-stream')) return streamFor(credentials, headers, table)
  return headers.get('upgrade') === 'websocket' ? socketFor(credentials, table) : { refused: 'no-upgrade' }
}

export const lineFor = (headers: Headers, table: Table): Response => {
  const seat = headers.get('x-seat')
  const keys = (headers.get('x-keys') ?? '').split(',').filter(Boolean)
  const credentials: Credentials = { keys, ...(seat && { seat: seat === 'room' ? seat : Number(seat) }) }
  const answer = opened(credentials, headers, table)
  return isRefusal(answer) ? new Response(null, { status: statuses[answer.refused] ?? 500 }) : answer.response
}
