// A program at the table: it plays by the same doors as the pages, by JSON and a key.

import type { Event, Move, Options, View } from '../../web/games/cape-to-cairo/rules/state.ts'
import type { Entry, View as SheetView } from '../../web/games/cape-to-cairo/sheet/state.ts'
import type { Mode } from '../../web/games/game.ts'
import type { Frame } from '../../web/protocol.ts'
import { address } from './browser.ts'

export type { Event, Move, Options }
export type Board = Frame<View>
export type Sheet = Frame<SheetView>

export interface Played {
  code: string
  hostKey: string
  keys: string[] // by seat
}

async function ask<Answer>(path: string, key?: string, said?: unknown): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: said === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(said !== undefined && { body: JSON.stringify(said) }),
  })
  const value = await answer.json()
  if (!answer.ok) throw new Error(`${path} ${JSON.stringify(said)}: ${JSON.stringify(value)}`)
  return value as Answer
}

export const frameOf = <F extends Frame = Board>(code: string, key?: string) => ask<F>(`/t/${code}`, key)

export const make = (code: string, key: string, move: { kind: string; [more: string]: unknown }) =>
  ask<{ seq: number }>(`/t/${code}/moves`, key, { id: crypto.randomUUID(), move })

export const sit = async (code: string, wish: { seat?: number; name?: string; colour?: string }): Promise<string> =>
  (await ask<{ key: string }>(`/t/${code}/seats`, undefined, wish)).key

export const free = (code: string, key: string, seat: number) => ask(`/t/${code}/seats/${seat}/free`, key, {})

const colours: Record<string, readonly string[]> = {
  'cape-to-cairo': ['blue', 'red', 'yellow', 'green'],
  'cape-horn': ['blue', 'orange', 'violet', 'teal', 'black'],
}

interface Wish {
  game?: string
  mode?: Mode
  names?: readonly string[] // one a seat
  depth?: 'ledger' | 'full'
  options?: object
  free?: number // seats nobody takes
}

// A table with everybody seated; nobody has started it.
export async function gathered({
  game = 'cape-to-cairo',
  mode = 'digital',
  names = ['Ama', 'Jonas', 'Marta'],
  ...more
}: Wish = {}): Promise<Played> {
  const { code, hostKey } = await ask<{ code: string; hostKey: string }>('/tables', undefined, {
    game,
    mode,
    seats: names.length + (more.free ?? 0),
    options: { ...more.options, ...(more.depth && { depth: more.depth }) },
  })
  const keys: string[] = []
  for (const [seat, name] of names.entries()) keys.push(await sit(code, { seat, name, colour: colours[game]![seat]! }))
  return { code, hostKey, keys }
}

export async function started(wish?: Wish): Promise<Played> {
  const table = await gathered(wish)
  await ask(`/t/${table.code}/start`, table.hostKey, {})
  return table
}

// Everybody's keys by seat, as the phones at the table hold them.
export async function keysBySeat(code: string, held: readonly string[]): Promise<string[]> {
  const frames = await Promise.all(held.map(key => frameOf(code, key)))
  const keys: string[] = []
  for (const [i, { you }] of frames.entries()) if (you !== 'room') keys[you] = held[i]!
  return keys
}

type Choose = (offered: readonly (Move | Entry)[], frame: Board | Sheet) => Move | Entry | undefined

// A thrifty player: small bids, the first landscape, a crossing as soon as it costs next to nothing.
const plain: Choose = (offered, { you, seq }) => {
  const kinds = new Map(offered.map(move => [move.kind, move]))
  const bid = offered.find(move => move.kind === 'bid' && move.pounds === (Number(you) * 3 + seq) % 9)
  const crossing = offered.find(
    move => (move.kind === 'build' || move.kind === 'built' || move.kind === 'crossed') && move.bought < 2,
  )
  const rest = ['bid', 'choose', 'draw', 'stock', 'pass'].flatMap(kind => kinds.get(kind as Move['kind']) ?? [])
  return bid ?? crossing ?? rest[0] ?? offered[0]
}

// One action of whoever is waited for first.
export async function stepOn(table: Played, choose: Choose = plain): Promise<void> {
  const room = await frameOf<Board | Sheet>(table.code)
  const key = table.keys[room.waiting[0]!]!
  const [frame, { moves }] = await Promise.all([
    frameOf<Board | Sheet>(table.code, key),
    ask<{ moves: (Move | Entry)[] }>(`/t/${table.code}/moves`, key),
  ])
  await make(table.code, key, choose(moves, frame) ?? plain(moves, frame)!)
}

// Plays until the table is as wanted, as anybody may see it.
export async function playTo<F extends Board | Sheet = Board>(
  table: Played,
  isThere: (frame: F) => boolean,
  choose?: Choose,
): Promise<F> {
  for (let steps = 0; steps < 2000; steps++) {
    const frame = await frameOf<F>(table.code)
    if (isThere(frame)) return frame
    if (frame.waiting.length === 0) break
    await stepOn(table, choose)
  }
  throw new Error('the table never came to be like that')
}

// A table at a moment worth seeing; where a game goes by without it, another one is begun.
export async function moment<F extends Board | Sheet = Board>(wish: Wish, isThere: (frame: F) => boolean) {
  for (let games = 0; games < 30; games++) {
    const table = await started(wish)
    const frame = await playTo<F>(table, frame => frame.result !== undefined || isThere(frame))
    if (!frame.result) return { ...table, frame }
  }
  throw new Error('that moment never comes')
}
