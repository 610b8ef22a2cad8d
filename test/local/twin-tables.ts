// A table on two servers: the same game with the same moves and luck, until something differs that
// only few may know.
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyBot, AnyGame, Chance, Mode, Seat, Viewer } from '../../web/games/game.ts'
import { isRefusal, open, play, positionOf, waiting } from '../../web/games/play.ts'
import { effectiveActions } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'
import { botsLuck, seeded } from '../chance.ts'
import { replay } from '../laws/random.ts'
import type { Answer, Asked, Fate, House, Line } from './twin-server.ts'

/** Returns an event as a viewer may know it; `isOpen`: sealed moves are open. */
export type Hidden = (event: unknown, viewer: Viewer, isOpen: boolean) => unknown

export interface Deal {
  id: string
  mode: Mode
  game: AnyGame
  hidden: Hidden
  seats: number
  wish: object // as a page would send it
  options: unknown
  seed: number
  bot?: AnyBot // plays the last seat, whose key nobody has
}

type Side<Thing> = [Thing, Thing]
const both = <Thing, Made>(
  sides: Side<Thing>,
  make: (side: Thing, i: 0 | 1) => Made,
): Side<Made> => [make(sides[0], 0), make(sides[1], 1)]

interface Choice {
  seat: Seat
  moves: Side<unknown>
  lucks: Side<number>
}
/** The difference that only some may know: who made it, when, and by which move. */
export interface Secret {
  seq: number
  seat: Seat | null
  moves: Side<unknown>
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const programs = { accept: 'application/json', 'content-type': 'application/json' }

let hour = 1

export type Twins = Awaited<ReturnType<typeof openTwins>>

export const openTwins = async (houses: Side<House>, deal: Deal) => {
  const { game, hidden, seats, bot } = deal
  const people = bot ? seats - 1 : seats
  const dice: Chance = seeded(deal.seed)
  const everybody: Viewer[] = ['room', ...Array.from({ length: seats }, (_, seat) => seat)]

  const ask = (path: string, asked: Asked = {}, lucks?: Side<number>): Promise<Side<Answer>> => {
    const now = hour++
    return Promise.all(
      both(houses, (house, i) => house.ask(path, { hour: now, luck: lucks?.[i] ?? now }, asked)),
    )
  }
  const post = (
    path: string,
    said: Side<unknown>,
    key: string | undefined,
    lucks?: Side<number>,
  ) => {
    const fate: Fate = { hour: hour++, luck: 0 }
    const headers = { ...programs, ...(key !== undefined && bearer(key)) }
    return Promise.all(
      both(houses, (house, i) =>
        house.ask(
          path,
          { ...fate, luck: lucks?.[i] ?? 0 },
          { method: 'POST', headers, body: JSON.stringify(said[i]) },
        ),
      ),
    )
  }
  // Both servers must give the same answer to the one who acts: a secret is never in the answer to
  // a move.
  const done = async (path: string, said: Side<unknown>, key?: string, lucks?: Side<number>) => {
    const [one, two] = await post(path, said, key, lucks)
    if (one.status >= 300) throw new Error(`${path} ${JSON.stringify(said)}: ${one.text}`)
    if (!same(one, two))
      throw new Error(`${path}: ${one.text} in one house, ${two.text} in the other`)
    return JSON.parse(one.text)
  }
  const twice = (said: unknown): Side<unknown> => [said, said]

  const { code, hostKey } = await done(
    '/tables',
    twice({ game: deal.id, mode: deal.mode, seats, options: deal.wish, advice: bot !== undefined }),
  )
  const at = `/t/${code}`
  const keys: string[] = []
  for (let seat = 0; seat < people; seat++) keys.push((await done(`${at}/seats`, twice({}))).key)
  if (bot) await done(`${at}/bots`, twice({ seat: people, level: 'steady' }), hostKey)

  // The viewers that may still not know of any difference.
  let unaware = new Set<Viewer>(everybody)
  let secret: Secret | undefined
  let logs: Side<Action[]> = [[], []]
  let states: Side<unknown> = [undefined, undefined]

  // Returns the viewers that learned the same, also about earlier sealed moves that are open now.
  const untold = (rows: Side<Action>): Set<Viewer> => {
    const isOpen = rows[0].final
    const told = (viewer: Viewer, i: 0 | 1) => {
      const open = isOpen ? effectiveActions(logs[i]).flatMap(action => action.events) : []
      return [
        rows[i].events.map(event => hidden(event, viewer, isOpen)),
        open.map(event => hidden(event, viewer, true)),
      ]
    }
    return new Set([...unaware].filter(viewer => same(told(viewer, 0), told(viewer, 1))))
  }

  const rowOf = (made: Omit<Action, 'seq' | 'at' | 'id'>): Action => ({
    seq: logs[0].length + 1,
    at: 0,
    id: '',
    ...made,
  })

  interface Ahead {
    rows: Side<Action>
    states: Side<unknown>
    unaware: Set<Viewer>
    choice: Choice
  }

  // Returns the result of a choice, unless one of the servers would refuse it.
  const ahead = (choice: Choice): Ahead | undefined => {
    const { seat, moves, lucks } = choice
    const next = both(states, (state, i) => play(game, state, seat, moves[i], seeded(lucks[i])))
    const [one, two] = next
    if (isRefusal(one) || isRefusal(two) || one.final !== two.final) return undefined
    const rows = both(moves, (move, i) => {
      const { events, final } = i === 0 ? one : two
      return rowOf({ seat, move, events, final })
    })
    return { rows, states: [one.state, two.state], unaware: untold(rows), choice }
  }

  const started = (lucks: Side<number>): Ahead => {
    const opened = both(lucks, luck => open(game, seats, deal.options, seeded(luck)))
    const rows = both(opened, ({ events }) => rowOf({ seat: null, events, final: true }))
    return {
      ...{ rows, states: both(opened, ({ state }) => state), unaware: untold(rows) },
      choice: { seat: -1, moves: [undefined, undefined], lucks },
    }
  }

  const take = ({ rows, states: next, unaware: left }: Ahead) => {
    const isSecret = !same(rows[0].events, rows[1].events)
    logs = both(logs, (log, i) => [...log, rows[i]])
    states = next
    unaware = left
    if (isSecret)
      secret = { seq: rows[0].seq, seat: rows[0].seat, moves: both(rows, ({ move }) => move) }
    return isSecret
  }

  // Waits for the bot: its move is computed here too, and both servers must reach it.
  const botsMoved = async (): Promise<boolean> => {
    if (!bot) return true
    while (waiting(game, states[0], seats).includes(people)) {
      const moved = both(states, state => {
        const luck = seeded(botsLuck)
        const { move } = bot(positionOf(game, state, people), luck, 'steady')
        return { move, played: play(game, state, people, move, luck) }
      })
      const [one, two] = both(moved, ({ played }) => played)
      if (isRefusal(one) || isRefusal(two) || one.final !== two.final) return false
      const rows = both(moved, ({ move }, i) => {
        const { events, final } = i === 0 ? one : two
        return rowOf({ seat: people, move, events, final })
      })
      const lucks: Side<number> = [botsLuck, botsLuck]
      const choice = { seat: people, moves: both(moved, ({ move }) => move), lucks }
      take({ rows, states: [one.state, two.state], unaware: untold(rows), choice })
    }
    const isThere = (answer: Answer) => JSON.parse(answer.text).seq === logs[0].length
    for (
      let tries = 0;
      !(await ask(at, { headers: { accept: 'application/json' } })).every(isThere);
      tries++
    ) {
      if (tries > 50_000) throw new Error(`the bot did not come as far as action ${logs[0].length}`)
      await pause(5)
    }
    return true
  }

  const best = (found: (Ahead | undefined)[]) =>
    found.reduce((a, b) => (b && b.unaware.size > (a?.unaware.size ?? 0) ? b : a), undefined)

  const pick = <Thing>(things: readonly Thing[]): Thing => things[dice.roll(things.length)]!
  const luck = () => dice.roll(2 ** 30)

  // Returns a choice of a seat that is waited for, as both servers would offer it.
  const choice = (): Choice => {
    const seat = pick(waiting(game, states[0], seats).filter(seat => seat < people))
    const move = pick([...game.moves(positionOf(game, states[0], seat))])
    const one = luck()
    return { seat, moves: [move, move], lucks: [one, one] }
  }

  // Returns the same choice with a difference, by luck or by will, that somebody may not know.
  const varied = ({ seat, moves, lucks }: Choice, by: 'luck' | 'will'): Ahead | undefined => {
    const offered = [...game.moves(positionOf(game, states[0], seat))]
    // The most distant first: what distinguishes neighbours distinguishes these too.
    const others = [
      offered.at(-1),
      offered[0],
      ...Array.from({ length: 8 }, () => pick(offered)),
    ].map(move =>
      by === 'will'
        ? ahead({ seat, moves: [moves[0], move], lucks })
        : ahead({ seat, moves, lucks: [lucks[0], luck()] }),
    )
    return best(others.filter(one => one && !same(one.rows[0].events, one.rows[1].events)))
  }

  const begin = async (isVaried: boolean) => {
    const one = luck()
    const found = isVaried ? Array.from({ length: 300 }, () => started([one, luck()])) : []
    const opening =
      best(found.filter(({ rows }) => !same(rows[0].events, rows[1].events))) ?? started([one, one])
    await done(`${at}/start`, twice({}), hostKey, opening.choice.lucks)
    const isSecret = take(opening)
    await botsMoved()
    return isSecret
  }

  const connect = async (path: string, headers: Record<string, string>): Promise<Side<Line>> => {
    const now = hour++
    return Promise.all(
      both(houses, house =>
        house.connect(`${at}/socket${path}`, { hour: now, luck: now }, headers),
      ),
    )
  }

  return {
    ...{ deal, at, code, keys, hostKey, ask, connect, begin, dice, pick },
    secret: () => secret,
    unaware: () => unaware,
    logs: () => logs,
    states: () => states,
    isOver: () => game.result(states[0]) !== undefined,
    isFinal: () => logs[0].at(-1)!.final,
    isTwin: () => same(states[0], states[1]),

    // Makes one action on both servers. Returns `secret` if it created a difference, and stops
    // where nobody would remain unaware.
    async step(by?: 'luck' | 'will'): Promise<'secret' | 'same' | 'end'> {
      const wished = Array.from({ length: 8 }, choice)
      const next =
        (by && best(wished.slice(0, 3).map(one => varied(one, by)))) ?? best(wished.map(ahead))
      if (!next) return 'end'
      const { seat, moves, lucks } = next.choice
      const said = both(moves, move => ({ id: `id${logs[0].length}`, seen: logs[0].length, move }))
      await done(`${at}/moves`, said, keys[seat]!, lucks)
      const isSecret = take(next)
      if (!(await botsMoved())) return 'end'
      return isSecret ? 'secret' : 'same'
    },

    // Undoes the secret, so that both servers are equal again; nobody may find out that it existed.
    async takeBack(): Promise<boolean> {
      const last = logs[0].at(-1)!
      if (last.final || last.seq !== secret?.seq || last.seat === null) return false
      await done(
        `${at}/undo`,
        twice({ id: `id${logs[0].length}`, seq: last.seq }),
        keys[last.seat]!,
      )
      logs = both(logs, log => [
        ...log,
        rowOf({ seat: last.seat, events: [], final: false, undoes: last.seq }),
      ])
      states = both(logs, log => replay(game, effectiveActions(log)))
      return true
    },
  }
}
