// Calls every endpoint of a table as each kind of visitor: what they may read there, and what is
// refused.
import type { Viewer } from '../../web/games/game.ts'
import type { Action } from '../../web/protocol.ts'
import { doors } from '../../worker/doors.ts'
import type { Answer, Asked, Line } from './twin-server.ts'
import { HOST } from './twin-server.ts'
import type { Twins } from './twin-tables.ts'

/** A visitor: the seat that they look through, their keys, and their kind of client. */
export interface Visitor {
  name: string
  sees: Viewer
  headers: Record<string, string>
  holds: string[] // keys that they know anyway
  query: string
}

// The day in a browser's cookie: cookies of the same day are not renewed, so that no answer has a
// key in its headers.
const TODAY = Date.UTC(2026, 10, 21) / (24 * 60 * 60 * 1000)

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/**
 * Each seat visits as a browser, as a program, or through the curtain of a phone that all share.
 */
export const visitorsOf = ({ keys, hostKey }: Twins): Visitor[] => {
  const cookie = (held: readonly string[]) => ({
    cookie: `keys=${held.join('.')}.${TODAY}`,
    origin: `http://${HOST}`,
  })
  const room = { sees: 'room', holds: [], query: '' } as const
  return [
    { ...room, name: 'onlooker', headers: {}, holds: [] },
    { ...room, name: 'host', headers: bearer(hostKey), holds: [hostKey] },
    { ...room, name: 'curtain', headers: cookie(keys), holds: keys },
    ...keys.map((key, seat): Visitor => {
      const one = { sees: seat, holds: [key], query: '' }
      if (seat % 3 === 1) return { ...one, name: `program at ${seat}`, headers: bearer(key) }
      if (seat % 3 === 2)
        return {
          name: `lifted by ${seat}`,
          sees: seat,
          headers: cookie(keys),
          holds: keys,
          query: `seat=${seat}`,
        }
      return { ...one, name: `seat ${seat}`, headers: cookie([key]) }
    }),
  ]
}

interface TableRpc extends Asked {
  path: string
}

const json = { accept: 'application/json' }
const html = { accept: 'text/html', 'accept-language': 'de' }

// From the list of all doors, so that new ones are included automatically. Replays are called less
// often, below.
const read = doors.flatMap(
  ({ at }) => /^GET \/t\/\{code\}((?!\/replay)\/[^{]+)?$/.exec(at)?.slice(1, 2) ?? [],
)
const written = doors.flatMap(({ at }) => {
  const [method, path] = at.split(' /t/{code}')
  return path === undefined || method === 'GET'
    ? []
    : [{ method: method!, path: path.replace(/\{\w+\}/g, '0') }]
})

const reading = ({ secret, logs, deal, keys }: Twins, { holds }: Visitor): string[] => {
  const last = logs()[0].length
  const { seq = last, seat } = secret() ?? {}
  // A replay contains all steps so far and takes longest: called after every sixth action, it still
  // covers each step.
  const isWatched = last % 6 === 0
  const slips = deal.mode === 'companion' ? [...new Set([seq, last, last - 1])] : [seq]
  return [
    ...read.map((path = '') => path),
    ...[`/log?after=${seq - 1}`, '/log?last=30', '?advice', '/box?step=all', '/box?step=99'],
    ...(isWatched
      ? [
          '/replay',
          '/replay?as=room&words',
          `/replay?words&from=${Math.max(0, seq - 3)}`,
          '/replay?as=open',
          `/replay?as=room&until=${seq}`,
        ]
      : []),
    ...['/move?seat=host', '/nowhere', '?why=1', '?seat=room'],
    // A visitor without the key may ask for another seat.
    ...(seat == null || holds.includes(keys[seat]!)
      ? []
      : [
          `?seat=${seat}`,
          `/menu?seat=${seat}`,
          `/move?seat=${seat}`,
          `/moves?seat=${seat}`,
          `/box?seat=${seat}`,
          `/log?seat=${seat}`,
          ...(isWatched ? [`/replay?as=${seat}`] : []),
        ]),
    ...slips.filter(seq => seq > 0).map(seq => `/correct?seq=${seq}`),
  ]
}

// Entries worth correcting: the latest since the last seal was opened, and some from before.
const slipsOf = (log: readonly Action[], pick: Twins['pick']): Action[] => {
  const made = log.filter(({ move }) => move !== undefined)
  const since = made.findLastIndex(({ final }) => final)
  const open = made.slice(0, since + 1)
  return [
    ...new Set([
      ...made.slice(since + 1).slice(-3),
      ...(open.length > 0 ? [pick(open.slice(-9)), pick(open.slice(-9))] : []),
    ]),
  ]
}

// Returns the same entry with every number raised.
const bent = (move: unknown, by: number): unknown =>
  JSON.parse(JSON.stringify(move), (_, value) => (typeof value === 'number' ? value + by : value))

// Requests that are refused, or only preview. `guess`: a guess at the secret.
const refused = (
  twins: Twins,
  { sees, name, holds }: Visitor,
): { method?: string; path: string; said: object }[] => {
  const { secret, logs, deal, pick } = twins
  const log = logs()[0]
  const last = log.length
  const { seq = 1, seat = null, moves = [] } = secret() ?? {}
  const guess = moves[0] ?? { kind: 'nothing' }
  const isSeal = deal.game.sealed?.(guess) === true
  const isOthers =
    seat !== null && seat !== sees && !name.startsWith('lifted') && name !== 'curtain'
  const made = deal.mode === 'companion' ? slipsOf(log, pick) : []
  // An hour passes between two requests, so everybody is away and any sitter may act as host.
  const isDeputy = holds.length > 0
  return [
    ...(name === 'onlooker' ? written.map(door => ({ ...door, said: {} })) : []),
    { path: '/moves', said: { id: 'x', move: { kind: 'nothing' } } },
    { path: '/moves', said: { id: 'x', seen: 0, move: guess } },
    { path: '/undo', said: { id: 'x', seq: 1 } },
    { path: '/undo', said: { id: 'x', seq: last + 1 } },
    { path: '/proposals/answer', said: { id: 'x', answer: 'yes' } },
    { path: '/start', said: {} },
    ...(isDeputy ? [] : [{ path: '/bots', said: { seat: 0, level: 'easy' } }]),
    ...(twins.isOver() ? [] : [{ path: '/again', said: {} }]),
    ...(name === 'host' || name === 'curtain' ? [] : [{ method: 'DELETE', path: '', said: {} }]),
    ...(isOthers
      ? [
          { path: '/undo', said: { id: 'x', seq } },
          { path: '/undo', said: { id: 'x', seq, seat } },
          // Anybody who sits at the table may take a bot's seat.
          ...(seat < twins.keys.length ? [{ path: '/seats', said: { seat } }] : []),
          ...(isDeputy ? [] : [{ method: 'DELETE', path: `/seats/${seat}`, said: {} }]),
          // Others may make public entries for a seat; sealed ones are refused.
          ...(isSeal || deal.mode === 'digital'
            ? [
                { path: '/moves', said: { id: 'x', seat, move: guess } },
                { path: '/correct', said: { id: 'x', seq, move: guess } },
                { path: '/correct', said: { id: 'x', seq } },
                { path: '/proposals', said: { id: 'x', seq, move: guess } },
                { path: '/proposals', said: { id: 'x', seq } },
              ]
            : []),
        ]
      : []),
    ...(isOthers ? made : made.filter(({ seq: one }) => one !== seq)).flatMap(
      ({ seq: one, move }) => [
        {
          path: '/correct',
          said: { seq: one, move: bent(one === seq ? guess : move, 1), preview: true },
        },
        {
          path: '/correct',
          said: {
            seq: one,
            move: bent(one === seq ? guess : move, 1 + pick([1, 2, 3])),
            preview: true,
          },
        },
        { path: '/correct', said: { seq: one, preview: true } },
      ],
    ),
  ]
}

const doorsOf = (twins: Twins, visitor: Visitor): TableRpc[] => {
  const { at } = twins
  const { headers, query } = visitor
  const join = (path: string) =>
    `${at}${path}${query && (path.includes('?') ? `&${query}` : `?${query}`)}`
  const reads = reading(twins, visitor).flatMap((path): TableRpc[] => {
    const asProgram = { path: join(path), headers: { ...headers, ...json } }
    const asPerson = { path: join(path), headers: { ...headers, ...html } }
    if (/^(|\/log|\/screen|\/box.*|\/correct.*)$/.test(path)) return [asProgram, asPerson]
    // the page shows times in words
    return [path === '/waits' ? asProgram : twins.pick([asProgram, asPerson])]
  })
  // One of them is a form, which is answered with the whole page.
  const all = refused(twins, visitor)
  const form = twins.pick(all)
  const writes = all.map((one): TableRpc => {
    const { method = 'POST', path, said } = one
    const wanted = one === form ? html : json
    const body = {
      method,
      body: JSON.stringify(said),
      headers: { ...headers, ...wanted, 'content-type': 'application/json' },
    }
    return { path: join(path), ...body }
  })
  const fragment = { path: join(''), headers: { ...headers, ...html, 'hx-request': 'true' } }
  return [...reads, fragment, ...writes]
}

export interface Finding {
  visitor: string
  table: string
  said: [string, string]
}

export interface Sniffed {
  doors: number
  bytes: number
  differ: Finding[] // where the answers of the two servers differ
  keys: string[] // where an answer contained a key that the visitor does not hold
}

// Each server's own clock and timers determine since when nobody looks for a seat.
const untimedText = (text: string) => text.replace(/"away":\d+/g, '"away":0')

const wholeOf = ({ status, headers, text }: Answer) =>
  `${status} ${untimedText(text)} ${JSON.stringify(headers)}`

/** Calls all endpoints as this visitor, on both servers. */
export const sniff = async (twins: Twins, visitor: Visitor): Promise<Sniffed> => {
  const sniffed: Sniffed = { doors: 0, bytes: 0, differ: [], keys: [] }
  const foreign = [...twins.keys, twins.hostKey].filter(key => !visitor.holds.includes(key))
  for (const table of doorsOf(twins, visitor)) {
    const { path, ...asked } = table
    const answers = await twins.ask(path, asked)
    const said = answers.map(wholeOf) as [string, string]
    const name = `${asked.method ?? 'GET'} ${path} ${asked.headers?.accept} ${asked.body ?? ''}`
    sniffed.doors++
    sniffed.bytes += said[0].length + said[1].length
    if (said[0] !== said[1]) sniffed.differ.push({ visitor: visitor.name, table: name, said })
    const isOwnLink = /\/move\?seat=/.test(path)
    const unseen = isOwnLink ? foreign : [...twins.keys, twins.hostKey]
    if (unseen.some(key => said.some(one => one.includes(key))))
      sniffed.keys.push(`${visitor.name}: ${name}`)
  }
  return sniffed
}

// A mark is a hash of the whole log with a secret key of 32 bytes: with other secrets it differs,
// and reveals nothing (test/durable/ceremony.test.ts).
const unmarked = (said: string) => said.replace(/"mark":"[\w-]{24}"/, '"mark":""')

// Presence depends on each server's own timer, which the fixed hour does not control: on a busy
// machine one server sends it before a frame and the other after it. It contains nothing of the
// game.
const untimed = (heard: readonly string[]) =>
  heard.filter(said => !said.startsWith('{"tell":"presence"')).map(unmarked)

/**
 * The same over a socket that stays open: what it received since the last check, and its refusals
 * now.
 */
export const sniffLine = async (
  twins: Twins,
  visitor: Visitor,
  lines: [Line, Line],
  turn: number,
): Promise<Sniffed> => {
  const { seq = 1, seat = null, moves = [] } = twins.secret() ?? {}
  const ups: { do: string; id?: string; [more: string]: unknown }[] = [
    { do: 'presence' },
    { do: 'wake' },
    { do: 'move', id: `a${turn}`, seen: 0, move: moves[0] ?? null },
    { do: 'undo', id: `b${turn}`, seq: 1 },
    ...(seat === visitor.sees
      ? []
      : [
          { do: 'undo', id: `c${turn}`, seq },
          {
            do: 'correct',
            id: `d${turn}`,
            seq,
            move: twins.deal.mode === 'digital' ? null : moves[0],
          },
          { do: 'move', id: `e${turn}`, seen: 0, seat: seat ?? 0, move: moves[0] ?? null },
        ]),
  ]
  for (const up of ups) await Promise.all(lines.map(line => line.say(up)))
  const said = lines.map(({ heard }) => untimed(heard.splice(0)).join('\n')) as [string, string]
  const isLeak = [...twins.keys, twins.hostKey].some(key => said.some(one => one.includes(key)))
  return {
    doors: ups.length,
    bytes: said[0].length + said[1].length,
    differ: said[0] === said[1] ? [] : [{ visitor: visitor.name, table: 'socket', said }],
    keys: isLeak ? [`${visitor.name}: socket`] : [],
  }
}
