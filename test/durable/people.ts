// People for the tests of the table: they open it, sit down, watch, and listen at its sockets.
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { TableRpc } from '../../durable/commands.ts'
import type { Answer } from '../../durable/rpc.ts'
import { Requests } from '../../durable/wire/throttle.ts'
import type { Box } from '../../web/games/box.tsx'
import type { Mode, Refusal, Seat, Viewer } from '../../web/games/game.ts'
import type { Action, Done, Down, Frame, Up, Update } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import bids, { type AuctionView } from '../bench/box.tsx'

// The tests and the table share one isolate and therefore the shelf, which the next test file
// shares too.
shelf.push(bids)

/** Puts a file's own boxes on the shelf, for its tests alone. */
export function shelve(...boxes: Box[]) {
  beforeAll(() => void shelf.push(...boxes))
  afterAll(() => void shelf.splice(shelf.indexOf(boxes[0]!), boxes.length))
}

export type Stub = Omit<DurableObjectStub, keyof TableRpc> & TableRpc

const space = (env as unknown as { TABLE: DurableObjectNamespace }).TABLE
let opened = 0

export const stubOf = (code: string): Stub => space.getByName(code) as unknown as Stub

/** Puts the object to sleep; its sockets stay open. */
export const evict = (table: Stub) => evictDurableObject(table as unknown as DurableObjectStub)

/** Reads or changes what a table has on its disk. */
export const inside = <Value>(
  table: Stub,
  look: (storage: DurableObjectStorage) => Value,
): Promise<Awaited<Value>> =>
  runInDurableObject(table as unknown as DurableObjectStub, (_, { storage }) =>
    look(storage),
  ) as never

/** Makes a table older, by `by` in ms. */
export const age = ({ sql }: DurableObjectStorage, by: number) => {
  sql.exec('UPDATE actions SET at = at - ?', by).toArray()
  const opened = "json_set(value, '$.at', json_extract(value, '$.at') - ?)"
  sql.exec(`UPDATE kept SET value = ${opened} WHERE name = 'opening'`, by).toArray()
}

/** Returns the answer, or fails with the refusal. */
export const granted = async <Value extends object>(
  answer: Promise<Answer<Value>>,
): Promise<Value> => {
  const given = await answer
  if ('refused' in given) throw new Error(`refused: ${JSON.stringify(given)}`)
  return given
}

export const refusal = async (answer: Promise<Answer<object>>): Promise<Refusal> => {
  const given = await answer
  if (!('refused' in given)) throw new Error(`not refused: ${JSON.stringify(given)}`)
  return given
}

/** Whether a move could be taken back until another one closed it: no luck, no word of the box. */
export const isOpen = ({
  seat,
  final,
  undoes,
}: Pick<Action, 'seat' | 'final' | 'undoes'>): boolean =>
  seat !== null && !final && undoes === undefined

export interface Party {
  code: string
  table: Stub
  hostKey: string
  keys: string[]
  as(viewer: Viewer): { keys: string[] }
  frame(viewer: Viewer): Promise<Frame<AuctionView>>
  update(viewer: Viewer): Promise<Update<AuctionView>> // the frame as sent over a socket
  bid(seat: Seat, pounds: number, id?: string): Promise<number>
  gain(seat: Seat, pounds: number, by?: Seat): Promise<number>
}

/** Lets a test write faster than seats may. */
export const unhurried = () => vi.spyOn(Requests.prototype, 'mayWrite').mockReturnValue(true)

let moves = 0

/** Opens a table where `seats` people sit; nothing has begun. */
export const seated = async (
  seats: number,
  mode: Mode = 'digital',
  rounds = '3',
): Promise<Party> => {
  const code = `TEST${opened++}`
  const table = stubOf(code)
  const hostKey = `host-of-${code}`
  await granted(table.open({ code, game: 'bids', mode, seats, options: { rounds }, hostKey }))
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++)
    keys.push((await granted(table.sit({ keys: [] }, {}))).key)
  const as = (viewer: Viewer) => ({ keys: viewer === 'room' ? [] : [keys[viewer]!] })
  const make = async (credentials: Seat, seat: Seat, move: unknown, id = `move-${moves++}`) =>
    (await granted(table.move(as(credentials), { id, seat, move }))).seq
  const frame = async (viewer: Viewer) =>
    (await granted(table.see(as(viewer)))).frame as Frame<AuctionView>
  return {
    ...{ code, table, hostKey, keys, as, frame },
    async update(viewer) {
      const { game: _, mode: __, options: ___, sealed: ____, ...update } = await frame(viewer)
      return update
    },
    bid: (seat, pounds, id) => make(seat, seat, { kind: 'bid', pounds }, id),
    gain: (seat, pounds, by = seat) => make(by, seat, { kind: 'gain', pounds }),
  }
}

export const started = async (
  seats: number,
  mode: Mode = 'digital',
  rounds = '3',
): Promise<Party> => {
  const party = await seated(seats, mode, rounds)
  await granted(party.table.start({ keys: [party.hostKey] }))
  return party
}

/** The credentials of the host. */
export const host = ({ hostKey }: Party) => ({ keys: [hostKey] })

/** Opens a table where only `people` sit, with bots on all other seats. */
export const withBots = async (seats: number, people: readonly Seat[], rounds = '3') => {
  const party = await seated(seats, 'digital', rounds)
  for (let seat = 0; seat < seats; seat++) {
    if (people.includes(seat)) continue
    await granted(party.table.leave(party.as(seat), seat))
    await granted(party.table.letPlay(host(party), seat, 'sharp'))
  }
  await granted(party.table.start(host(party)))
  return party
}

/** Waits for a bot as long as a busy machine takes. */
export const soon = { timeout: 60_000, interval: 20 }

/** Waits until the table waits for these seats. */
export const waiting = async ({ frame }: Party, seats: readonly Seat[]) =>
  vi.waitFor(async () => expect((await frame('room')).waiting).toEqual(seats), soon)

export interface Ear {
  socket: WebSocket
  heard: Down[]
  closed?: { code: number; reason: string }
  send(up: Up | string | ArrayBuffer): void
  // Waits for the next message of this kind.
  hear<Tell extends Down['tell']>(tell: Tell): Promise<Extract<Down, { tell: Tell }>>
  done(): Promise<Done> // the next answer to what it sent
  ended(): Promise<{ code: number; reason: string }>
}

type Answering = Extract<Down, { tell: 'frame' }> & { done: Done }

/** Returns all messages about presence that an ear received. */
export const presences = ({ heard }: Ear) => heard.filter(({ tell }) => tell === 'presence')

const until = async <Value>(look: () => Value | undefined): Promise<Value> => {
  for (let tries = 0; tries < 4000; tries++) {
    const found = look()
    if (found !== undefined) return found
    await scheduler.wait(5)
  }
  throw new Error('waited in vain')
}

export const listen = async (table: Stub, keys: string[], seat?: Seat): Promise<Ear> => {
  const headers = {
    upgrade: 'websocket',
    'x-keys': keys.join(','),
    ...(seat !== undefined && { 'x-seat': `${seat}` }),
  }
  const { webSocket: socket, status } = await table.fetch('http://table/socket', { headers })
  if (!socket) throw new Error(`no socket: ${status}`)
  let read = 0
  const next = <Told extends Down>(is: (down: Down) => down is Told): Promise<Told> =>
    until(() => {
      const at = ear.heard.findIndex((down, i) => i >= read && is(down))
      if (at < 0) return undefined
      read = at + 1
      return ear.heard[at] as Told
    })
  const ear: Ear = {
    socket,
    heard: [],
    send: up =>
      socket.send(typeof up === 'string' || up instanceof ArrayBuffer ? up : JSON.stringify(up)),
    hear: tell => next((down): down is Extract<Down, { tell: typeof tell }> => down.tell === tell),
    done: async () =>
      (await next((down): down is Answering => down.tell === 'frame' && down.done !== undefined))
        .done,
    ended: () => until(() => ear.closed),
  }
  socket.addEventListener('message', ({ data }) => {
    if (data !== 'pong') ear.heard.push(JSON.parse(data as string))
  })
  socket.addEventListener('close', ({ code, reason }) => {
    ear.closed = { code, reason }
  })
  socket.accept()
  return ear
}
