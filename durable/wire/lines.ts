// Opens the socket of a page for the keys and the seat in its headers (`commands.ts`), and handles
// its messages.
import type { Refusal } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import type { Down, Up } from '../../web/protocol.ts'
import { outcomeOf } from '../moves.ts'
import type { Parts } from '../parts.ts'
import type { Caller } from '../people/lobby.ts'
import type { Answer, Credentials } from '../rpc.ts'
import { signalled } from './signals.ts'

const socketFor = (credentials: Credentials, { commits, sockets, presence }: Parts) =>
  commits.answer<{ response: Response }>(credentials, ({ frames }, caller) => {
    const { response, socket } = sockets.accept(caller, frames)
    if (!presence.changed(caller.holds) && socket)
      sockets.tell(socket, { tell: 'presence', seats: presence.now() })
    return { response }
  })

/** Returns a response with the socket, or with a refusal as JSON, whose status the Worker sets. */
export const lineFor = (headers: Headers, table: Parts): Response => {
  const seat = headers.get('x-seat')
  const keys = (headers.get('x-keys') ?? '').split(',').filter(Boolean)
  const credentials: Credentials = {
    keys,
    ...(seat && { seat: seat === 'room' ? seat : Number(seat) }),
  }
  const answer: Answer<{ response: Response }> =
    headers.get('upgrade') === 'websocket'
      ? socketFor(credentials, table)
      : { refused: 'no-upgrade' }
  return isRefusal(answer) ? Response.json(answer, { status: 400 }) : answer.response
}

/** Handles a message. If it has an id and is refused, its sender gets the refusal. */
export const heard = (table: Parts, socket: WebSocket, message: string | ArrayBuffer) => {
  const up = table.sockets.heard(socket, message)
  if (!up) return
  const refusal = table.commits.attempt(() => heed(table, socket, up))
  if (refusal && 'id' in up) table.sockets.tell(socket, { tell: 'refused', id: up.id, refusal })
}

/** Handles a closed socket. Its seats count as away from now on, or since its page was hidden. */
export const closed = ({ commits, sockets, presence }: Parts, socket: WebSocket) => {
  sockets.closed(socket)
  const attached = sockets.attachmentOf(socket)
  commits.attempt(() => {
    presence.closed(attached)
    presence.changed(attached.holds)
  })
}

const heed = (table: Parts, socket: WebSocket, up: Up): Refusal | undefined => {
  const { commits, ceremony, log, sockets, presence } = table
  const caller: Caller = sockets.attachmentOf(socket)
  if (up.do === 'gesture' || up.do === 'point') return signalled(table, caller, up)
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
  if (up.do === 'sleep') sockets.sleep(socket)
  else sockets.wake(socket, commits.now().frames)
  presence.changed(caller.holds)
}
