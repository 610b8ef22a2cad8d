// Copies of tables: what a copy holds, what opens one, and that a changed one harms nothing.
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableRpc } from '../../durable/commands.ts'
import { Requests } from '../../durable/wire/throttle.ts'
import type { Mode } from '../../web/games/game.ts'
import { hashedText } from '../../web/record/format.ts'
import { isFault, verify } from '../../web/record/verify.ts'
import { boxOf, shelf } from '../../web/shelf.ts'
import { seeded } from '../chance.ts'
import { optionsOf } from '../laws/random.ts'
import { rotating, sweep } from '../sweep.ts'
import { ask, Browser, bearer, json, openTable, post, refusal } from './people.ts'

// Lets a test write faster than seats may.
beforeEach(() => void vi.spyOn(Requests.prototype, 'mayWrite').mockReturnValue(true))
afterEach(() => vi.restoreAllMocks())

interface Party {
  code: string
  hostKey: string
  keys: string[]
}

const space = (env as unknown as { TABLE: DurableObjectNamespace }).TABLE
const tableOf = (code: string) => space.getByName(code) as unknown as TableRpc

let visitors = 0
// An address may meet only so many codes a minute.
const stranger = () => ({ 'cf-connecting-ip': `10.9.${++visitors >> 8}.${visitors & 255}` })

const read = (path: string, key?: string) =>
  ask(path, { headers: { ...(key !== undefined && bearer(key)), ...stranger() } })

const saving = ({ code, hostKey }: Party) => read(`/t/${code}/copy`, hostKey)
const saved = async (party: Party) => {
  const answer = await saving(party)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.text()
}
const opening = (copy: string) => post('/copies', { copy }, stranger())
const opened = async (copy: string): Promise<Party> => {
  const answer = await opening(copy)
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { code, hostKey } = await json(answer)
  const { frame } = (await tableOf(code).see({ keys: [] })) as never as { frame: { seats: [] } }
  const keys: string[] = []
  for (const seat of frame.seats.keys())
    keys.push((await json(await post(`/t/${code}/seats`, { seat }, stranger()))).key)
  return { code, hostKey, keys }
}

// The same copy with another first line or other rows, and a hash that fits.
const changed = (copy: string, change: (lines: string[]) => void) => {
  const lines = copy.split('\n').slice(0, -2)
  change(lines)
  return hashedText(lines)
}
const relabelled = (copy: string, more: object) =>
  changed(copy, lines => {
    lines[0] = JSON.stringify({ ...JSON.parse(lines[0]!), ...more })
  })

// What each seat sees, without what belongs to the address: codes, seals, and who is there.
const seenBy = async ({ code, keys }: Party) => {
  const frames = await Promise.all(
    [undefined, ...keys].map(async key => json(await read(`/t/${code}`, key))),
  )
  return frames.map(
    ({ sealed: _, host: __, deputy: ___, seq: ____, told: _____, ...frame }) => frame,
  )
}
const logOf = async ({ code, keys }: Party) => {
  const { actions } = await json(await read(`/t/${code}/log`, keys[0]))
  return (actions as { seating?: object; id: string }[]).filter(({ seating }) => !seating)
}

let ids = 0
const chosen = <Item>(items: readonly Item[], dice: { roll(sides: number): number }) =>
  items[dice.roll(items.length)]!

// Plays at random for so many moves or to the end. Beside the box now and then somebody undoes a
// move or corrects an earlier one, if the table allows it.
const played = async ({ code, keys }: Party, mode: Mode, most: number, seed: number) => {
  const table = tableOf(code)
  const dice = seeded(seed)
  const room = async () =>
    (await table.see({ keys: [] })) as never as {
      frame: { waiting: number[]; result?: object; seq: number }
    }
  for (let n = 0; n < most; n++) {
    const { frame } = await room()
    if (frame.result) return true
    const seat = chosen(frame.waiting, dice)
    const as = { keys: [keys[seat]!] }
    const { moves } = (await table.moves(as)) as never as { moves: unknown[] }
    const id = `copied-test-${ids++}`
    const rest = mode === 'companion' && frame.seq > 3 ? dice.roll(6) : 6
    if (rest === 0) await table.undo(as, { id, seq: frame.seq })
    else if (rest === 1)
      await table.correct(as, { id, seq: 2 + dice.roll(frame.seq - 1), move: chosen(moves, dice) })
    else
      expect(await table.move(as, { id, move: chosen(moves, dice) })).not.toHaveProperty('refused')
  }
  return (await room()).frame.result !== undefined
}

const everyMode = shelf.flatMap(({ id, modes }) => modes.map(mode => ({ game: id, mode })))
const begun = async (game: string, mode: Mode, seats?: number): Promise<Party> => {
  const box = boxOf(game)!
  const least = box[mode].game.seatCounts?.(optionsOf(box[mode].game))[0] ?? box.seats[0]!
  const from = stranger()
  const consent = mode === 'companion' ? { consent: 'trusting' } : {}
  const wish = { game, mode, seats: seats ?? least, ...consent }
  const { code, hostKey } = await json(await post('/tables', wish, from))
  const keys: string[] = []
  for (let seat = 0; seat < wish.seats; seat++)
    keys.push((await json(await post(`/t/${code}/seats`, { seat }, from))).key)
  const { status } = await post(`/t/${code}/start`, {}, { ...bearer(hostKey), ...from })
  expect(status).toBe(200)
  return { code, hostKey, keys }
}

describe('a game beside the box', () => {
  test.for(everyMode.filter(({ mode }) => mode === 'companion'))(
    '$game goes on where it was, with its log, to its end',
    async ({ game, mode }) => {
      for (let seed = 1; seed <= sweep('COPIES', { part: 1, whole: 6 }); seed++) {
        let party = await begun(game, mode)
        let copies = 0
        for (let n = 0; n === 0 || !(await played(party, mode, 5 + n, seed * 100 + n)); n++) {
          const answer = await saving(party)
          if (answer.status === 409) {
            expect((await refusal(answer)).refused).toBe('bids-sealed')
            continue
          }
          const copy = await answer.text()
          if (copies++ > 3) continue
          const there = await opened(copy)
          expect(await seenBy(there)).toEqual(await seenBy(party))
          expect((await logOf(there)).length).toBe((await logOf(party)).length)
          party = there
        }
        expect(copies).toBeGreaterThan(0)
        const there = await opened(await saved(party))
        expect(await seenBy(there)).toEqual(await seenBy(party))
      }
    },
  )

  test('waits with its copy while a bid is sealed, and never tells one that was withdrawn', async () => {
    const party = await begun('cape-to-cairo', 'companion', 3)
    const table = tableOf(party.code)
    const bid = async (seat: number, pounds: number) => {
      const made = { id: `bid-${ids++}`, move: { kind: 'bid', pounds } }
      return (await table.move({ keys: [party.keys[seat]!] }, made)) as { seq: number }
    }
    const as = { keys: [party.keys[0]!] }
    const { seq } = await bid(0, 77)
    expect(await refusal(await saving(party))).toMatchObject({
      status: 409,
      refused: 'bids-sealed',
    })
    await table.undo(as, { id: 'back', seq })
    const copy = await saved(party)
    for (const secret of [...party.keys, party.hostKey, ':77', '"seed"', '"pounds"'])
      expect(copy).not.toContain(secret)
    const early = await opened(copy)
    expect(await seenBy(early)).toEqual(await seenBy(party))
    // one that was replaced before the bids were revealed is told as what replaced it
    const first = await bid(0, 66)
    await table.correct(as, { id: 'other', seq: first.seq, move: { kind: 'bid', pounds: 5 } })
    await bid(1, 3)
    await bid(2, 4)
    const later = await saved(party)
    expect(later).not.toMatch(/:(77|66)\b|"seed"/)
    const there = await opened(later)
    expect(await seenBy(there)).toEqual(await seenBy(party))
    expect(await played(there, 'companion', 2000, 5)).toBe(true)
    expect((await read(`/t/${there.code}/log`)).status).toBe(200)
    const record = verify(await (await read(`/t/${there.code}/record`)).text())
    expect(isFault(record)).toBe(false)
  })
})

describe('a game online', () => {
  test.for(everyMode.filter(({ mode }) => mode === 'digital'))(
    '$game keeps its end, its replay and its record, which can be checked as before',
    async ({ game, mode }) => {
      const party = await begun(game, mode)
      await played(party, mode, 1, 3)
      expect((await refusal(await saving(party))).refused).toBe('not-over')
      expect(await played(party, mode, 5000, 4)).toBe(true)
      const answer = await opening(await saved(party))
      expect(answer.status, await answer.clone().text()).toBe(201)
      const { code, hostKey } = await json(answer)
      const textOf = async (path: string) => (await read(path)).text()
      const record = await textOf(`/t/${code}/record`)
      expect(record === (await textOf(`/t/${party.code}/record`))).toBe(true)
      expect(isFault(verify(record))).toBe(false)
      const stepsOf = async (code: string) =>
        (await json(await read(`/t/${code}/replay?from=1`))).steps
      expect(
        JSON.stringify(await stepsOf(code)) === JSON.stringify(await stepsOf(party.code)),
      ).toBe(true)
      const fair = await new Browser().visit(`/t/${code}/fair`)
      expect(fair.html).toContain(`data-code="${party.code}"`)
      expect(fair.html).toContain('data-rules="holds"')
      // A copy of the copy is the same game again.
      const again = await json(await opening(await saved({ ...party, code, hostKey })))
      expect((await textOf(`/t/${again.code}/record`)) === record).toBe(true)
    },
  )
})

test('who opens a copy has the seats of the browser that saved it; others are free, by their names', async () => {
  const { code, hostKey } = await openTable({ game: 'cape-to-cairo', seats: 3 })
  const host = new Browser()
  await host.visit(`/t/${code}/seats`, {
    method: 'POST',
    body: new URLSearchParams({ key: hostKey }),
  })
  for (const [seat, name] of ['Ama', 'Ben', 'Cleo'].entries()) {
    const body = new URLSearchParams({ seat: `${seat}`, name })
    await (seat === 1 ? host : new Browser()).visit(`/t/${code}/seats`, { method: 'POST', body })
  }
  await host.visit(`/t/${code}/start`, { method: 'POST', body: new URLSearchParams() })
  const menu = await host.visit(`/t/${code}/menu`)
  expect(menu.html).toContain(`href="/t/${code}/copy"`)
  const { html: copy, headers } = await host.visit(`/t/${code}/copy`)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="cape-to-cairo-${code}.copy.txt"`,
  )
  expect((await new Browser().visit(`/t/${code}/copy`)).status).toBe(403)
  const there = await json(await opening(copy))
  expect(there.seats.map(({ seat }: { seat: number }) => seat)).toEqual([1])
  const { you, seats } = await json(await read(`/t/${there.code}`, there.seats[0].key))
  expect(you).toBe(1)
  expect(seats.map(({ name, taken }: { name: string; taken: boolean }) => [name, taken])).toEqual([
    ['Ama', false],
    ['Ben', true],
    ['Cleo', false],
  ])
  const sat = await json(await post(`/t/${there.code}/seats`, { seat: 2 }, stranger()))
  const own = await json(await read(`/t/${there.code}`, sat.key))
  expect(own.seats[2]).toMatchObject({ name: 'Cleo', taken: true })
})

describe('a copy is refused', () => {
  const refusedAs = async (copy: string) => {
    const { status, refused, at } = await refusal(await opening(copy))
    return { status, refused, ...(at && { at }) }
  }

  test('if it is none, is damaged, or is of a game or version that is not here', async () => {
    const copy = await saved(await begun('cape-to-cairo', 'companion', 2))
    const none = { status: 422, refused: 'not-a-copy' }
    for (const text of [
      '',
      'no copy',
      copy.slice(1),
      copy.slice(0, -2),
      copy.replace('"seats":2', '"seats":3'),
    ])
      expect(await refusedAs(text)).toEqual(none)
    expect(await refusedAs(relabelled(copy, { holds: [9] }))).toEqual(none)
    expect(await refusedAs(relabelled(copy, { mode: 'digital', version: 1 }))).toEqual(none)
    expect(await refusedAs(relabelled(copy, { more: 1 }))).toEqual(none)
    const table = { consent: 'strict', pace: 'day', earlier: 'ABCDEF' }
    const { code } = await json(await opening(relabelled(copy, { table })))
    expect(await json(await read(`/t/${code}`))).toMatchObject(table)
    for (const wrong of [{ consent: 'never' }, { from: { code: 'ABCDEF', seq: 1 } }, { pause: 0 }])
      expect(await refusedAs(relabelled(copy, { table: wrong }))).toEqual(none)
    const newer = { status: 422, refused: 'newer-copy' }
    expect(await refusedAs(relabelled(copy, { copy: 'boxside-copy/2' }))).toEqual(newer)
    expect(await refusedAs(relabelled(copy, { version: 99 }))).toEqual(newer)
    expect(await refusedAs(relabelled(copy, { game: 'ludo', title: 'Ludo' }))).toEqual({
      ...{ status: 422, refused: 'box-missing' },
      at: { box: 'Ludo' },
    })
  })

  test('with the number of the first line that the rules refuse', async () => {
    const party = await begun('cape-to-cairo', 'companion', 2)
    let answer = await saving(party)
    for (let n = 0; n < 12 || answer.status === 409; n++) {
      await played(party, 'companion', 1, n)
      answer = await saving(party)
    }
    const copy = await answer.text()
    const row = copy.split('\n').findIndex((line, i) => i > 1 && line.includes('"move"'))
    const forged = changed(copy, lines => {
      lines[row] = lines[row]!.replace(/"seat":\d/, '"seat":7')
    })
    expect(await refusedAs(forged)).toEqual({
      status: 422,
      refused: 'wrong-line',
      at: { line: row + 1 },
    })
    const said = await new Browser('de').visit('/copies', {
      method: 'POST',
      body: new URLSearchParams({ copy: forged }),
    })
    expect(said.status).toBe(422)
    expect(said.html).toContain(`Zeile ${row + 1}.`)
  })

  test('if it is longer than any table', async () => {
    expect(await refusedAs('x'.repeat(3_000_000))).toEqual({
      status: 413,
      refused: 'file-too-large',
    })
  })

  // A third of the modes a day.
  test.for(rotating(everyMode, 3))(
    'or opens a table that works, whichever byte was changed ($game $mode)',
    async ({ game, mode }) => {
      const party = await begun(game, mode)
      await played(party, mode, 5000, 9)
      const copy = await saved(party)
      const dice = seeded(11)
      const tries = sweep('BYTES', { part: 50, whole: 300 })
      let refusals = 0
      for (let n = 0; n < tries; n++) {
        const at = dice.roll(copy.length - 45)
        const byte = String.fromCharCode(32 + dice.roll(95))
        const text = copy.slice(0, at) + byte + copy.slice(at + 1)
        const answer = await opening(n % 10 === 0 ? text : changed(text, () => {}))
        const about = `byte ${at} as ${byte}`
        expect([201, 422], about).toContain(answer.status)
        if (answer.status === 422) {
          refusals++
          continue
        }
        const { code } = await json(answer)
        for (const page of ['', '/log', '/menu', '/replay', '/result.json', '/record']) {
          const { status } = await new Browser().visit(`/t/${code}${page}`, { headers: stranger() })
          expect(status, `${about}: ${page}`).toBeLessThan(400)
        }
      }
      expect(refusals).toBeGreaterThan(tries / 2)
    },
  )
})
