// A record verifies, and nothing in it can be changed: for random games of every game and mode, in
// two languages.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../web/games/game.ts'
import { isRefusal, open, play, positionOf, waiting } from '../web/games/play.ts'
import { chained, firstHash, hashOf, toText } from '../web/record/chain.ts'
import {
  boundText,
  FORMAT,
  type Given,
  type Header,
  type Line,
  RESUMED,
  recordText,
  rowText,
} from '../web/record/format.ts'
import { drawOf, keyOf, luckOf } from '../web/record/luck.ts'
import { isFault, verify } from '../web/record/verify.ts'
import { recordFormat } from '../worker/openapi/record.ts'
import { seeded } from './chance.ts'
import { deals } from './laws/deals.ts'
import type { Deal } from './laws/random.ts'
import { sweep } from './sweep.ts'

const MUTATIONS = sweep('MUTATIONS', { part: 150, whole: 1000 }) // of each game and mode

const bytes = (dice: ReturnType<typeof seeded>, length: number) =>
  Uint8Array.from({ length }, () => dice.roll(256))

const given = (seat: number, opened: string | null): Given => {
  if (opened === null) return { seat, missing: 'no-seal' }
  return { seat, sealed: toText(hashOf(bytes(seeded(seat), 32))), opened }
}

// A server in small: it plays a random game with keyed luck, and writes it down as the real one
// does.
const written = (game: AnyGame, { seats, options, seed, mode }: Deal, id: string) => {
  const dice = seeded(seed)
  const seedBytes = bytes(dice, 32)
  const sealed = toText(hashOf(seedBytes))
  const openings = Array.from({ length: seats }, (_, seat) =>
    seat === 1 ? null : toText(bytes(seeded(seat), 32)),
  )
  const bound = JSON.stringify(['K7PX4M', id, mode, options, sealed, openings])
  const header: Header = {
    ...{ record: FORMAT, code: 'K7PX4M', game: id, mode, options, rules: 'rules' },
    seats: openings.map((_, seat) => ({ name: seat === 0 ? 'Zoë “Z” 🎲' : null, colour: null })),
    start: {
      seed: toText(seedBytes),
      sealed,
      bound,
      seats: openings.map((opened, seat) => given(seat, opened)),
    },
  }
  const key = keyOf(seedBytes, bound)
  const lines: Line[] = []
  let before = firstHash(bound)
  const write = (seat: number | null, said: object, final: boolean) => {
    const seq = lines.length + 1
    const text = rowText({
      seq,
      at: 1_764_000_000_000 + seq,
      seat,
      final,
      body: JSON.stringify(said),
    })
    before = chained(before, text)
    lines.push({ hash: before, text })
  }
  const luck = luckOf(key, 1)
  const first = open(game, seats, options, luck.chance)
  write(null, { events: first.events, ...(luck.draws.length > 0 && { draws: luck.draws }) }, true)
  let { state } = first
  for (let result = game.result(state); result === undefined; result = game.result(state)) {
    const [seat] = waiting(game, state, seats)
    const offered = [...game.moves(positionOf(game, state, seat!))]
    const move = offered[dice.roll(offered.length)]
    const luck = luckOf(key, lines.length + 1)
    const next = play(game, state, seat!, move, luck.chance)
    if (isRefusal(next)) throw new Error(`refused: ${next.refused}`)
    write(
      seat!,
      { move, events: next.events, ...(luck.draws.length > 0 && { draws: luck.draws }) },
      next.final,
    )
    state = next.state
  }
  return {
    text: recordText(header, lines, game.result(state)!),
    header,
    lines,
    result: game.result(state)!,
  }
}

const faultOf = (text: string) => {
  const checked = verify(text)
  return isFault(checked) ? checked : undefined
}

describe.each(deals)('$name', ({ box, game, deals: [deal] }) => {
  const { text, header, lines, result } = written(game, deal!, box.id)

  test('its record verifies, by Python too', ({ skip }) => {
    const checked = verify(text)
    expect(checked).toMatchObject({ rows: lines.length, head: lines.at(-1)!.hash })
    const script = fileURLToPath(new URL('record/verify.py', import.meta.url))
    const python = spawnSync('python3', [script], { input: text, encoding: 'utf8' })
    skip(python.error !== undefined, 'no python3 on this machine')
    expect(python.stdout.trim(), python.stderr).toBe(
      `good: ${lines.length} rows, head ${lines.at(-1)!.hash}`,
    )
  })

  test('any byte that is changed is found, and with it its line', () => {
    const dice = seeded(deal!.seed)
    for (let i = 0; i < MUTATIONS; i++) {
      const at = dice.roll(text.length)
      const other = String.fromCharCode(33 + dice.roll(90))
      if (other === text[at]) continue
      const fault = faultOf(text.slice(0, at) + other + text.slice(at + 1))
      expect(fault, `byte ${at}: ${text[at]} → ${other}`).toBeDefined()
      const line = text.slice(0, at).split('\n').length
      // A line that is split or joined is found there; the end's faults are found at the end.
      const isRow = line > 1 && line <= lines.length + 1 && text[at] !== '\n'
      if (isRow) expect(fault!.line, `byte ${at}`).toBe(line)
    }
  })

  test('a row that is left out, or stands elsewhere, is found', () => {
    const rewrite = (rows: readonly Line[]) => recordText(header, rows, result)
    const half = Math.floor((lines.length - 1) / 2)
    expect(faultOf(rewrite(lines.toSpliced(half, 1)))).toEqual({ line: half + 2, why: 'hash' })
    const swapped = lines.with(half, lines[half + 1]!).with(half + 1, lines[half]!)
    expect(faultOf(rewrite(swapped))).toEqual({ line: half + 2, why: 'hash' })
    const [one, other] = text.split(`\n${lines[half]!.hash}`)
    expect(faultOf(`${one}\n`)).toMatchObject({ why: 'end' })
    expect(other).toBeDefined()
  })

  test('a chain that is worked out anew still needs the luck that the seed gives', () => {
    const at = lines.findLastIndex(({ text }) => text.includes('"draws":[['))
    if (at < 0) return // beside the box there is no luck
    const cheat = (change: (text: string) => string) => {
      let before = firstHash(header.start.bound)
      const rows = lines.map(({ text }, i) => {
        const told = i === at ? change(text) : text
        before = chained(before, told)
        return { hash: before, text: told }
      })
      return faultOf(recordText(header, rows, result))
    }
    expect(cheat(text => text)).toBeUndefined()
    const other = (_: string, sides: string, got: string) =>
      `"draws":[[${sides},${(Number(got) + 1) % Number(sides)}]`
    const isCertain = /"draws":\[\[1,/.test(lines[at]!.text)
    if (!isCertain)
      expect(cheat(text => text.replace(/"draws":\[\[(\d+),(\d+)\]/, other))).toEqual({
        line: at + 2,
        why: 'draw',
      })
  })

  test('another seed, another opening or other options do not fit what was sealed', () => {
    const start = (change: Partial<Header['start']>) =>
      faultOf(recordText({ ...header, start: { ...header.start, ...change } }, lines, result))
    expect(start({ seed: toText(bytes(seeded(9), 32)) })).toEqual({ line: 1, why: 'seed' })
    expect(start({ sealed: toText(bytes(seeded(9), 32)) })).toEqual({ line: 1, why: 'seed' })
    const seats = [{ ...given(0, toText(bytes(seeded(8), 32))) }, ...header.start.seats.slice(1)]
    expect(start({ seats })).toEqual({ line: 1, why: 'opening' })
    expect(
      start({ seats: [{ seat: 0, missing: 'asleep' }, ...header.start.seats.slice(1)] }),
    ).toEqual({
      line: 1,
      why: 'bound',
    })
    expect(faultOf(recordText({ ...header, options: { another: 1 } }, lines, result))).toEqual({
      line: 1,
      why: 'bound',
    })
  })
})

test('a game that began at a moment of another one says so, in its header and its first row alike', () => {
  const record = (from: object | undefined, events: object[][], told = from) => {
    const seed = toText(bytes(seeded(3), 32))
    const sealed = toText(hashOf(bytes(seeded(3), 32)))
    const whole = {
      code: 'K7PX4M',
      game: 'any',
      mode: 'digital',
      options: {},
      ...(from && { from }),
    } as never
    const bound = boundText(whole, sealed, [null])
    let before = firstHash(bound)
    const lines = events.map((events, i): Line => {
      const text = rowText({
        seq: i + 1,
        at: 1,
        seat: null,
        final: true,
        body: JSON.stringify({ events }),
      })
      before = chained(before, text)
      return { hash: before, text }
    })
    const start = { seed, sealed, bound, seats: [given(0, null)] }
    const { from: _, ...plain } = whole as { from?: object }
    const header = {
      record: told ? RESUMED : FORMAT,
      ...plain,
      ...(told && { from: told }),
      rules: 'r',
      start,
    }
    return recordText({ ...header, seats: [{ name: null, colour: null }] } as never, lines, [])
  }
  const from = { code: 'AAAAAA', seq: 9 }
  const [begun, went] = [[{ kind: 'resumed', state: {} }], [{ kind: 'went' }]]
  const good = record(from, [begun, went])
  expect(verify(good)).toMatchObject({ rows: 2, header: { from } })
  const script = fileURLToPath(new URL('record/verify.py', import.meta.url))
  const python = spawnSync('python3', [script], { input: good, encoding: 'utf8' })
  if (!python.error) expect(python.stdout).toContain('since move 9 of AAAAAA')
  expect(faultOf(record(undefined, [begun, went]))).toEqual({ line: 2, why: 'begin' })
  expect(faultOf(record(from, [went, went]))).toEqual({ line: 2, why: 'begin' })
  expect(faultOf(record(from, [begun, begun]))).toEqual({ line: 3, why: 'begin' })
  expect(faultOf(record(from, [begun], { code: 'AAAAAA', seq: 8 }))).toEqual({
    line: 1,
    why: 'bound',
  })
  expect(faultOf(good.replace('record/2', 'record/1'))).toEqual({ line: 1, why: 'no-record' })
})

test('what is no record is refused kindly, and so is one that is too large', () => {
  for (const text of [
    '',
    '{}',
    'null',
    '[1]',
    '{"record":"another/1"}\n',
    'PK\u0003\u0004',
    '<svg/>',
  ])
    expect(faultOf(text)).toEqual({ line: 1, why: 'no-record' })
  expect(faultOf('x'.repeat(50_000_000))).toEqual({ line: 1, why: 'too-large' })
})

test('each side of a die is as likely as the next', () => {
  const key = keyOf(bytes(seeded(1), 32), 'a table')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let seq = 0; seq < 6000; seq++) counts[drawOf(key, seq, 0, 6)]!++
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  expect(chi).toBeLessThan(25) // of 10,000 such keys one has more; this key is always the same
})

test('web/record/README.md and the document for programs say the same of a record', () => {
  const flat = (text: string) => text.replace(/\s+/g, ' ')
  const readme = flat(readFileSync(new URL('../web/record/README.md', import.meta.url), 'utf8'))
  for (const paragraph of recordFormat) expect(readme).toContain(flat(paragraph))
})
