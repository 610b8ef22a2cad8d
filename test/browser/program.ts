// A program at a table of any game: it uses the same endpoints as the pages, with JSON and a key.
import { setTimeout } from 'node:timers/promises'
import { framesOf, type TableState } from '../../durable/frames.ts'
import { beginning, extended, resumed } from '../../durable/memory/history.ts'
import { chance } from '../../durable/proof/chance.ts'
import type { Mode, Position } from '../../web/games/game.ts'
import type { Area } from '../../web/games/layout.ts'
import { isRefusal, play } from '../../web/games/play.ts'
import type { Action, Frame, Pace } from '../../web/protocol.ts'
import { boxOf } from '../../web/shelf.ts'
import { reseed } from '../luck.ts'
import { served } from './served.ts'

const MOST_STEPS = 2000

export interface Played {
  code: string
  hostKey: string
  keys: string[] // by seat
}

async function ask<Answer>(path: string, key?: string, said?: unknown): Promise<Answer> {
  const answer = await fetch(`${served.inner}${path}`, {
    method: said === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      // Uses a new address each time: tests open more tables a minute than one address may.
      'cf-connecting-ip': crypto.randomUUID(),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: said === undefined ? undefined : JSON.stringify(said),
  })
  const value = await answer.json()
  if (!answer.ok) throw new Error(`${path} ${JSON.stringify(said)}: ${JSON.stringify(value)}`)
  return value as Answer
}

export const frameOf = <F extends Frame = Frame>(code: string, key?: string) =>
  ask<F>(`/t/${code}`, key)

export const movesOf = async <Move>(code: string, key: string): Promise<Move[]> =>
  (await ask<{ moves: Move[] }>(`/t/${code}/moves`, key)).moves

/** Returns how many moves of a seat the log has. */
export const movesMadeBy = async (code: string, seat: number): Promise<number> =>
  (await ask<{ actions: Action[] }>(`/t/${code}/log?last=200`)).actions.filter(
    action => action.seat === seat,
  ).length

export const make = (code: string, key: string, move: { kind: string; [more: string]: unknown }) =>
  ask<{ seq: number }>(`/t/${code}/moves`, key, { id: crypto.randomUUID(), move })

/** Proposes a change; without a move the entry is removed, or the move undone. */
export const propose = (
  code: string,
  key: string,
  change: { seq: number; seat: number; move?: unknown },
) => ask<{ done: boolean }>(`/t/${code}/proposals`, key, { id: crypto.randomUUID(), ...change })

/** Proposes to end the game here, or answers yes to that. */
export const proposeEnd = (code: string, key: string, id: string) =>
  ask<{ done: boolean }>(`/t/${code}/end`, key, { id })
export const agree = (code: string, key: string, id: string) =>
  ask<{ done: boolean }>(`/t/${code}/proposals/answer`, key, { id, answer: 'yes' })

export const sit = async (
  code: string,
  wish: { seat?: number; name?: string; colour?: string },
): Promise<string> => (await ask<{ key: string }>(`/t/${code}/seats`, undefined, wish)).key

export const free = (code: string, key: string, seat: number) =>
  ask(`/t/${code}/seats/${seat}/free`, key, {})

export interface Wish {
  game: string
  mode?: Mode
  names?: readonly string[] // one per seat
  options?: object
  pace?: Pace // `tonight` if absent
  advice?: true // each seat may ask what a bot would do
  pointing?: true // partners may point at squares
  free?: number // seats without sitters
  placed?: true // its game starts from a real table
}

/** Opens a table and seats everybody, without starting it. */
export async function gathered({
  game,
  mode = 'digital',
  names = ['Ama', 'Jonas', 'Marta'],
  ...more
}: Wish): Promise<Played> {
  const { code, hostKey } = await ask<{ code: string; hostKey: string }>('/tables', undefined, {
    game,
    mode,
    seats: names.length + (more.free ?? 0),
    options: { ...more.options },
    pace: more.pace,
    advice: more.advice,
    pointing: more.pointing,
    placed: more.placed,
  })
  const { colours } = boxOf(game)!
  const keys: string[] = []
  for (const [seat, name] of names.entries())
    keys.push(await sit(code, { seat, name, colour: colours[seat]! }))
  return { code, hostKey, keys }
}

/** Opens a practice table: bots on all seats except one, which is waited for. */
export async function alone(game: string): Promise<Played> {
  const { code, hostKey, key } = await ask<{ code: string; hostKey: string; key: string }>(
    '/tables',
    undefined,
    {
      ...{ game, alone: 'sharp' },
    },
  )
  while (!(await frameOf(code)).waiting.includes(0)) await setTimeout(50)
  return { code, hostKey, keys: [key] }
}

/** Adds a bot to an empty seat. */
export const letPlay = ({ code, hostKey }: Played, seat: number) =>
  ask(`/t/${code}/bots`, hostKey, { seat, level: 'sharp' })

export const start = ({ code, hostKey }: Played) => ask(`/t/${code}/start`, hostKey, {})

export async function started(wish: Wish): Promise<Played> {
  const table = await gathered(wish)
  await start(table)
  return table
}

/** Returns everybody's keys by seat, as the phones at the table hold them. */
export async function keysBySeat(code: string, held: readonly string[]): Promise<string[]> {
  const frames = await Promise.all(held.map(key => frameOf(code, key)))
  const keys: string[] = []
  for (const [i, { you }] of frames.entries()) if (you !== 'room') keys[you] = held[i]!
  return keys
}

/** Chooses a program's move among those offered. */
export type Choose<Move, F extends Frame> = (offered: readonly Move[], frame: F) => Move

// The viewer that looks for a moment: the room, or the first seat that is waited for, which knows
// its own hand.
type Eyes = 'room' | 'turn'

// What a table has on its disk (`stored-worker.ts`).
interface Stored extends Pick<TableState, 'opening' | 'lobby'> {
  rows: Action[]
}

// Plays until the table is as wanted, or over. Computes every move here and hands them over in one
// request.
async function playAside<Move, F extends Frame>(
  { code }: Played,
  { opening, lobby, rows }: Stored,
  isThere: (frame: F) => boolean,
  choose: Choose<Move, F>,
  eyes: Eyes,
  luck: number,
  ago = 0,
): Promise<F> {
  const { game } = boxOf(opening.game)![opening.mode]
  const known = rows.length
  let history = resumed(game, beginning, rows)
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await setTimeout(0) // bots think for seconds: meanwhile the server may close an idle connection
    reseed(luck) // another table may have been played on meanwhile
    const frames = framesOf({ opening, lobby, game, history })
    const seat = frames.waiting[0]
    const seen = frames.frame(eyes === 'room' ? 'room' : (seat ?? 'room'), false) as F
    if (seat === undefined || isThere(seen)) {
      if (rows.length > known) await ask(`/stored/${code}`, undefined, rows.slice(known))
      return seen
    }
    const frame = frames.frame(seat, false) as F
    const move = choose([...game.moves(frame as Position)] as Move[], frame)
    const played = play(game, history.state, seat, move, chance)
    if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
    const { events, final, state } = played
    const action: Action = {
      seq: rows.length + 1,
      at: Date.now() - ago,
      id: crypto.randomUUID(),
      seat,
      move,
      events,
      final,
    }
    rows.push(action)
    history = extended(game, history, action, state)
  }
  throw new Error('the table never came to be like that')
}

// Does the same move by move through requests, while pages watch: with the other way they would
// lose their connections.
async function playByDoors<Move extends { kind: string }, F extends Frame>(
  { code, keys }: Played,
  isThere: (frame: F) => boolean,
  choose: Choose<Move, F>,
  eyes: Eyes,
): Promise<F> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const open = await frameOf<F>(code)
    const key = keys[open.waiting[0]!]
    const seen = eyes === 'room' || key === undefined ? open : await frameOf<F>(code, key)
    if (key === undefined || isThere(seen)) return seen
    const frame = seen === open ? await frameOf<F>(code, key) : seen
    const offered = boxOf(frame.game)![frame.mode].game.moves(frame as Position)
    await make(code, key, choose([...offered] as Move[], frame))
  }
  throw new Error('the table never came to be like that')
}

/** Waits until no page is connected to the table: otherwise it would be played move by move. */
export async function unwatched(code: string) {
  while ((await ask<{ isWatched: boolean }>(`/stored/${code}`)).isWatched) await setTimeout(50)
}

/** Plays until the table is as wanted. */
export async function playTo<Move extends { kind: string }, F extends Frame>(
  table: Played,
  isThere: (frame: F) => boolean,
  choose: Choose<Move, F>,
  eyes: Eyes = 'room',
  luck = 0,
): Promise<F> {
  const { stored, isWatched } = await ask<{ stored: Stored; isWatched: boolean }>(
    `/stored/${table.code}`,
  )
  const frame = isWatched
    ? await playByDoors(table, isThere, choose, eyes)
    : await playAside(table, stored, isThere, choose, eyes, luck)
  if (!isThere(frame)) throw new Error('the table never came to be like that')
  return frame
}

/** Makes the first turn end this many hours ago, with nobody playing since. */
export async function leftFor(hours: number, table: Played) {
  const { stored } = await ask<{ stored: Stored }>(`/stored/${table.code}`)
  const [first] = (await frameOf(table.code)).waiting
  const ago = hours * 60 * 60 * 1000
  await playAside(
    table,
    stored,
    ({ waiting }) => waiting[0] !== first,
    moves => moves.at(-1)!,
    'room',
    0,
    ago,
  )
}

/** Chooses as an easy bot does. */
export const byBot = (_: unknown, frame: Frame) =>
  boxOf(frame.game)!.digital.bot(frame as Position, chance, 'easy').move as { kind: string }

/** Plays to the end, with a bot at every seat. */
export const endByBots = (table: Played): Promise<Frame> =>
  playTo(table, ({ result }) => result !== undefined, byBot)

/**
 * Returns a table at a certain moment; if a game ends without reaching it, another one is started,
 * with different luck.
 */
export async function moment<Move extends { kind: string }, F extends Frame>(
  wish: Wish,
  isThere: (frame: F) => boolean,
  choose: Choose<Move, F>,
  eyes: Eyes = 'room',
) {
  for (let games = 0; games < 30; games++) {
    const table = await started(wish)
    const isEnd = (frame: F) => frame.result !== undefined || isThere(frame)
    const frame = await playTo<Move, F>(table, isEnd, choose, eyes, games)
    if (!frame.result) return { ...table, frame }
  }
  throw new Error('that moment never comes')
}

/** Enters one area of a real table. */
export const tell = (code: string, key: string, said: object) =>
  ask(`/t/${code}/position`, key, said)

interface BoxSheet {
  areas: Area[]
  rest?: object
}

/** Returns how a game is set up from its box. */
export const laidOut = (code: string, key?: string) => ask<BoxSheet>(`/t/${code}/box`, key)
