// People who play several tables at once, some over sockets and some over HTTP, and remember the
// answers.
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { WebSocket } from 'ws'
import type { AnyGame, Chance, Mode, Position, Seat, Viewer } from '../../web/games/game.ts'
import { waiting } from '../../web/games/play.ts'
import { effectiveActions } from '../../web/games/timeline.ts'
import type { Action, Down, Frame, Settings } from '../../web/protocol.ts'
import { boxOf } from '../../web/shelf.ts'
import { replay } from '../laws/random.ts'

const GAME = 'cape-to-cairo'
const wishes = [
  { mode: 'digital', seats: 2, options: {} },
  { mode: 'digital', seats: 4, options: { bonusFrom: 'pile' } },
  { mode: 'companion', seats: 3, options: { depth: 'ledger' } },
  { mode: 'companion', seats: 2, options: { depth: 'full' } },
] as const

type What =
  | { do: 'move'; seen: number; move: unknown }
  | { do: 'undo'; seq: number }
  | { do: 'correct'; seq: number; move: unknown }

/** `seq`: answered; `refused`: refused; neither: unknown. */
export interface Sent {
  id: string
  seat: Seat
  what: What
  seq?: number
  refused?: string
}

type Answer = { seq: number } | { refused: string }

export interface Table {
  code: string
  mode: Mode
  game: AnyGame
  keys: string[]
  sent: Map<string, Sent>
}

// One seat of a table with its connection to the server. No answer arrives once the server is dead.
interface Line {
  frame(): Promise<Frame>
  say(sent: Sent): Promise<Answer>
  hangUp(): void
}

class Gone extends Error {}

// A dead server refuses connections, cuts them, or its HTTP server answers that nothing is behind
// it.
const ask = async (url: string, path: string, key?: string, said?: unknown) => {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
  }
  if (key !== undefined) headers.authorization = `Bearer ${key}`
  try {
    const answer = await fetch(url + path, {
      ...(said !== undefined && { method: 'POST', body: JSON.stringify(said) }),
      headers,
    })
    if (answer.status === 502) throw new Gone()
    return (await answer.json()) as Record<string, unknown>
  } catch {
    throw new Gone()
  }
}

const doors = { move: 'moves', undo: 'undo', correct: 'correct' } as const

const byHttp = (url: string, code: string, key: string): Line => ({
  frame: async () => (await ask(url, `/t/${code}`, key)) as unknown as Frame,
  async say({ id, what: { do: act, ...what } }) {
    const answer = await ask(url, `/t/${code}/${doors[act]}`, key, { id, ...what })
    if (typeof answer.refused === 'string') return { refused: answer.refused }
    if (typeof answer.seq === 'number') return { seq: answer.seq }
    throw new Error(`not an answer: ${JSON.stringify(answer)}`)
  },
  hangUp() {},
})

const bySocket = async (url: string, code: string, key: string): Promise<Line> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/t/${code}/socket`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const asked = new Map<string, (answer: Answer) => void>()
  let settings: Settings | undefined
  let latest: Frame | undefined
  const dead = new Promise<never>((_, fail) => {
    for (const end of ['error', 'close']) socket.on(end, () => fail(new Gone()))
  })
  dead.catch(() => {}) // nobody may be waiting at that moment
  const first = new Promise<void>(done => {
    socket.on('message', data => {
      const down: Down = JSON.parse(String(data))
      if (down.tell === 'hello') settings = down.settings
      if (down.tell === 'frame') {
        latest = { ...settings!, ...down.frame }
        done()
      }
      if (down.tell === 'echo') socket.send(JSON.stringify({ do: 'echo', word: down.word }))
      if (down.tell === 'frame' && down.done) asked.get(down.done.id)?.({ seq: down.done.seq })
      if (down.tell === 'refused') asked.get(down.id)?.({ refused: down.refusal.refused })
    })
  })
  await Promise.race([first, dead])
  return {
    frame: () => Promise.race([latest!, dead]),
    async say({ id, what }) {
      const answer = new Promise<Answer>(resolve => asked.set(id, resolve))
      if (socket.readyState !== WebSocket.OPEN) throw new Gone()
      socket.send(JSON.stringify({ id, ...what }))
      return Promise.race([answer, dead])
    },
    hangUp: () => socket.terminate(),
  }
}

const kindOf = (move: unknown) => (move as { kind: string }).kind

export type Crowd = Awaited<ReturnType<typeof gather>>

export const gather = async (first: string, dice: Chance) => {
  let url = first
  let ids = 0
  let lines: { table: Table; seat: Seat; line: Line }[] = []
  const tables: Table[] = []
  const over = new Set<string>()
  const count = {
    answered: 0,
    unanswered: 0,
    landed: 0,
    refused: 0,
    undone: 0,
    corrected: 0,
    ended: 0,
  }
  const pick = <Thing>(things: readonly Thing[]): Thing => things[dice.roll(things.length)]!

  const openTable = async (wish: (typeof wishes)[number]): Promise<Table> => {
    const { code, hostKey } = (await ask(url, '/tables', undefined, {
      game: GAME,
      ...wish,
    })) as Record<string, string>
    const keys: string[] = []
    for (let seat = 0; seat < wish.seats; seat++)
      keys.push(String((await ask(url, `/t/${code}/seats`, undefined, {})).key))
    await ask(url, `/t/${code}/start`, hostKey, {})
    return {
      code: code!,
      mode: wish.mode,
      game: boxOf(GAME)![wish.mode].game,
      keys,
      sent: new Map(),
    }
  }

  const sitDown = async (table: Table) => {
    for (const [seat, key] of table.keys.entries()) {
      const line =
        seat % 2 === 0 ? await bySocket(url, table.code, key) : byHttp(url, table.code, key)
      lines.push({ table, seat, line })
    }
  }

  const remember = (sent: Sent, answer: Answer) => {
    if ('refused' in answer) {
      sent.refused = answer.refused
      count.refused++
      return
    }
    sent.seq = answer.seq
    count.answered++
    if (sent.what.do === 'undo') count.undone++
    if (sent.what.do === 'correct') count.corrected++
  }

  const send = async (table: Table, seat: Seat, line: Line, what: What) => {
    const sent: Sent = { id: `id${ids++}`, seat, what }
    table.sent.set(sent.id, sent)
    remember(sent, await line.say(sent))
  }

  // Returns what this seat does now, if anything: mostly one of its moves, sometimes a change of an
  // earlier one.
  const wish = ({ mode, game, sent }: Table, frame: Frame): What | undefined => {
    if (frame.undoable !== undefined && dice.roll(50) === 0)
      return { do: 'undo', seq: frame.undoable }
    // Some entries are left alone: seals that fast seats withdraw and depths that they change would
    // outrun a slow seat.
    const offered = [...game.moves(frame as Position)].filter(move => kindOf(move) !== 'depth')
    if (mode === 'companion' && dice.roll(30) === 0) {
      const made = [...sent.values()]
        .filter(({ seq, what }) => seq !== undefined && what.do === 'move')
        .slice(-8)
      const slip = made.length > 0 ? pick(made) : undefined
      if (slip?.what.do === 'move') {
        return {
          do: 'correct',
          seq: slip.seq!,
          move: dice.roll(2) === 0 ? slip.what.move : pick([...offered, slip.what.move]),
        }
      }
    }
    if (offered.length === 0) return undefined
    // Off turn there is only the stock to enter, which takes the turn: a seat that always did so
    // would let nobody build.
    if (offered.every(move => kindOf(move) === 'stocked') && dice.roll(20) > 0) return undefined
    // first: one kind may have fifty moves
    const kind = pick([...new Set(offered.map(kindOf))])
    return {
      do: 'move',
      seen: frame.seq,
      move: pick(offered.filter(move => kindOf(move) === kind)),
    }
  }

  const playOne = async (
    { table, seat, line }: (typeof lines)[number],
    isEnough: () => boolean,
  ) => {
    while (!isEnough()) {
      const frame = await line.frame()
      if (frame.result && !over.has(table.code)) {
        over.add(table.code)
        count.ended++
      }
      if (frame.result) return
      const what = wish(table, frame)
      if (what) await send(table, seat, line, what)
      else await pause(2)
    }
  }

  const quietly = (playing: Promise<void>[]) =>
    Promise.all(
      playing.map(one =>
        one.catch(error => {
          if (!(error instanceof Gone)) throw error
        }),
      ),
    )

  for (const one of wishes) tables.push(await openTable(one))
  for (const table of tables) await sitDown(table)

  return {
    tables,
    count,

    // Everybody plays at once until this many more actions were answered; then the server is killed
    // while they play.
    async playUntil(actions: number, kill: () => Promise<void>) {
      const enough = count.answered + actions
      let killed: Promise<void> | undefined
      const watch = (async () => {
        while (count.answered < enough && tables.some(({ code }) => !over.has(code))) await pause(1)
        killed = kill()
        await killed
      })()
      await Promise.all([
        quietly(lines.map(one => playOne(one, () => killed !== undefined))),
        watch,
      ])
    },

    // On the same data, everybody connects again and repeats, even twice, what was not answered.
    async comeBack(again: string) {
      url = again
      for (const { line } of lines) line.hangUp()
      lines = []
      // A finished game is replaced by another one.
      for (const [i, one] of wishes.entries()) {
        if (
          tables.every(
            ({ code, mode, keys }) =>
              over.has(code) || mode !== one.mode || keys.length !== one.seats,
          )
        ) {
          tables.push(await openTable(wishes[i]!))
        }
      }
      for (const table of tables) {
        await sitDown(table)
        for (const sent of table.sent.values()) {
          if (sent.seq !== undefined || sent.refused !== undefined) continue
          count.unanswered++
          const { line } = lines.find(one => one.table === table && one.seat === sent.seat)!
          const before = (await line.frame()).seq
          const answer = await line.say(sent)
          remember(sent, answer)
          const once = JSON.stringify(await line.say(sent))
          if (once !== JSON.stringify(answer))
            throw new Error(`said twice: ${JSON.stringify(answer)}, then ${once}`)
          if ('seq' in answer && answer.seq <= before) count.landed++
        }
        // A message answered long ago must get the same answer.
        const answered = [...table.sent.values()].filter(({ seq }) => seq !== undefined)
        if (answered.length === 0) continue
        const old = pick(answered)
        const { line } = lines.find(one => one.table === table && one.seat === old.seat)!
        const again = await line.say(old)
        if (!('seq' in again) || again.seq !== old.seq)
          throw new Error(`${JSON.stringify(old)} became ${JSON.stringify(again)}`)
      }
    },

    // Each viewer's frame must equal the actions on the disk, replayed from the first event.
    async compare(books: Map<string, Action[]>) {
      for (const { code, game, keys } of tables) {
        const { actions, you } = (await ask(url, `/t/${code}/log`)) as unknown as {
          actions: Action[]
          you: Viewer
        }
        const written = books.get(code) ?? []
        const fresh = actions.length > written.length
        if (you !== 'room' || actions.some(({ seq }, i) => seq !== i + 1))
          throw new Error(`${code}: a gap in its log`)
        if (fresh || written.length === 0) continue
        const state = replay(game, effectiveActions(written))
        for (const viewer of ['room', ...keys.keys()] as Viewer[]) {
          const frame = (await ask(
            url,
            `/t/${code}`,
            viewer === 'room' ? undefined : keys[viewer],
          )) as unknown as Frame
          const meant = {
            seq: written.length,
            waiting: waiting(game, state, keys.length),
            view: JSON.parse(JSON.stringify(game.view(state, viewer))),
            result: game.result(state),
          }
          const { seq, waiting: waited, view, result } = frame
          if (!isDeepStrictEqual({ seq, waiting: waited, view, result }, meant)) {
            throw new Error(
              `${code}: ${viewer} sees ${JSON.stringify(frame)}, not ${JSON.stringify(meant)}`,
            )
          }
        }
      }
    },

    // Plays all games to their end.
    finish: () => quietly(lines.map(one => playOne(one, () => false))),

    goHome() {
      for (const { line } of lines) line.hangUp()
    },
  }
}
