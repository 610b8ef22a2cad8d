// Opens a line to a table: a socket, or a stream of frames, as the headers of its request ask (rpc.ts). And does what is said over
// a socket.
import type { Refusal } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import type { Down, Up } from '../web/protocol.ts'
import type { Ceremony } from './ceremony.ts'
import { outcomeOf } from './commands.ts'
import type { Commits } from './commits.ts'
import type { Caller } from './lobby.ts'
import type { Log } from './log.ts'
import type { Loaded } from './memory.ts'
import type { RollCall } from './presence.ts'
import type { Reminders } from './reminders.ts'
import type { Answer, Credentials } from './rpc.ts'
import type { Sockets } from './sockets.ts'
import type { Streams, Wish } from './streams.ts'

interface Table {
  commits: Commits
  ceremony: Ceremony
  log: Log
  sockets: Sockets
  streams: Streams
  presence: RollCall
  reminders: Reminders
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

const streamFor = (credentials: Credentials, headers: Headers, { commits, streams, presence }: Table) =>
  commits.answer<{ response: Response }>(credentials, ({ frames }, caller) => {
    const accepted = streams.accept(caller, frames, wished(caller, credentials, headers))
    presence.changed(caller.holds)
    return accepted
  })

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

/** Does what a message asks for, or says why not. */
export const heard = (table: Table, socket: WebSocket, message: string | ArrayBuffer) => {
  const up = table.sockets.heard(socket, message)
  if (!up) return
  const refusal = table.commits.attempt(now => heed(now, table, socket, up))
  if (refusal && 'id' in up) table.sockets.tell(socket, { tell: 'refused', id: up.id, refusal })
}

/** A page is gone: its seats have looked until now, unless it was asleep. */
export const closed = ({ commits, sockets, presence, reminders }: Table, socket: WebSocket) => {
  sockets.closed(socket)
  const attached = sockets.attachmentOf(socket)
  const { holds, asleep } = attached
  commits.attempt(now => {
    if (asleep === undefined) reminders.looked(now, holds)
    presence.closed(attached)
    presence.changed(holds)
  })
}

const heed = (now: Loaded, table: Table, socket: WebSocket, up: Up): Refusal | undefined => {
  const { commits, ceremony, log, sockets, presence, reminders } = table
  const caller: Caller = sockets.attachmentOf(socket)
  if ('id' in up || up.do === 'presence' || up.do === 'wake') commits.looked(caller)
  const tell = (down: Down) => sockets.tell(socket, down)
  if ('id' in up) {
    const answer = commits.act(outcomeOf(commits.now(), log, caller, up), { socket, id: up.id })
    return isRefusal(answer) ? answer : undefined
  }
  if (up.do === 'echo') return void sockets.echoed(socket, up.word)
  if (up.do === 'seal') return void sockets.seal(socket, up.sealed)
  if (up.do === 'open') return void ceremony.open(up.opened)
  if (up.do === 'seen') return void (caller.holds.length > 0 && commits.seen(up.seq))
  if (up.do === 'presence') return void tell({ tell: 'presence', seats: presence.now() })
  reminders.looked(now, caller.holds)
  if (up.do === 'sleep') sockets.sleep(socket)
  else sockets.wake(socket, commits.now().frames)
  presence.changed(caller.holds)
}
