// A log is told in pages, keeps its secrets across their edges, and has an end; and what a seat may
// ask for a second.
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { evict, granted, type Party, refusal, started } from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })

// Writes changes of sitters, which no game counts, until the log is so long.
const fill = async ({ table }: Party, until: number) => {
  await runInDurableObject(table as unknown as DurableObjectStub, (_, { storage }) => {
    const body = JSON.stringify({
      seating: { seat: 0, taken: true, name: null, bot: null },
      events: [],
    })
    storage.sql.exec(
      `WITH RECURSIVE more(seq) AS (
         SELECT 1 + (SELECT max(seq) FROM actions) UNION ALL SELECT seq + 1 FROM more WHERE seq < ?1
       ) INSERT INTO actions SELECT seq, NULL, 'seating-' || seq, ?2, 0, ?3, ?4 FROM more WHERE seq <= ?1`,
      ...[until, Date.now(), body, null],
    )
  })
  await evict(table)
}

afterEach(() => vi.restoreAllMocks())

describe('pages of the log', () => {
  test('hold 500 actions and say where the next one begins', async () => {
    const party = await started(2)
    await fill(party, 1100)
    const page = async (after: number) => {
      const { actions, next } = await granted(party.table.log(party.as('room'), after))
      return [actions[0]?.seq, actions.at(-1)?.seq, next]
    }
    expect(await page(0)).toEqual([1, 500, 500])
    expect(await page(500)).toEqual([501, 1000, 1000])
    expect(await page(1000)).toEqual([1001, 1100, undefined])
    expect(await page(600)).toEqual([601, 1100, undefined])
    expect(await page(1100)).toEqual([undefined, undefined, undefined])
    expect(await page(-30)).toEqual([1071, 1100, undefined])
    expect(await page(-999)).toEqual([601, 1100, undefined])
  })

  test('show a seal at their edge once it was broken on the next page, and never one that was withdrawn there', async () => {
    for (const isWithdrawn of [true, false]) {
      const party = await started(2, 'digital', 'many')
      const { table, as } = party
      await fill(party, 499)
      expect(await party.bid(0, 87)).toBe(500)
      const shown = async (viewer: 'room' | 0) => {
        const { actions } = await granted(table.log(as(viewer), 0))
        expect(actions.at(-1)!.seq).toBe(500)
        return /"(bid|pounds)":87/.test(JSON.stringify(actions))
      }
      expect([await shown('room'), await shown(0)]).toEqual([false, true])
      if (isWithdrawn) {
        await granted(table.undo(as(0), { id: 'back', seq: 500 }))
        await party.bid(0, 3)
      }
      await party.bid(1, 4)
      expect(await shown('room')).toBe(!isWithdrawn)
    }
  })
})

test('a log of 5,000 actions takes only its end and what is taken back', async () => {
  const party = await started(2)
  const { table, as } = party
  for (const pounds of [1, 2]) for (const seat of [0, 1]) await party.bid(seat, pounds)
  await fill(party, 4999)
  expect(await party.bid(0, 7)).toBe(5000)
  const sealed = await refusal(table.move(as(0), { id: 'again', move: bid(8) }))
  expect(sealed.refused).not.toBe('log-full') // the rule that it meets comes first
  expect(await granted(table.undo(as(0), { id: 'back', seq: 5000 }))).toEqual({ seq: 5001 })
  expect(await refusal(table.move(as(0), { id: 'more', move: bid(8) }))).toEqual({
    refused: 'log-full',
  })
  const other = await started(2)
  for (const pounds of [1, 2]) for (const seat of [0, 1]) await other.bid(seat, pounds)
  await other.bid(0, 7)
  await fill(other, 5000)
  expect(await other.bid(1, 9)).toBe(5001)
  expect((await other.frame('room')).result).toBeDefined()
})

test('an entry beside the box is corrected until the log is full', async () => {
  const party = await started(2, 'companion')
  const { table, as } = party
  await fill(party, 4998)
  const seq = await party.gain(0, 4)
  expect(
    await granted(table.correct(as(0), { id: 'a', seq, move: { kind: 'gain', pounds: 5 } })),
  ).toEqual({
    seq: 5000,
  })
  const late = await refusal(
    table.correct(as(0), { id: 'b', seq, move: { kind: 'gain', pounds: 6 } }),
  )
  expect(late).toEqual({ refused: 'log-full' })
})

test('a message sent again is known by its id as long as it is at hand, whatever frame it names', async () => {
  const { table, as, frame } = await started(2)
  const made = { id: 'once', seen: 1, move: bid(5) }
  const first = await granted(table.move(as(0), made))
  const { seq } = await frame(0)
  expect(await granted(table.move(as(0), { ...made, seen: seq }))).toEqual(first)
  expect((await frame(0)).seq).toBe(seq)
})

test('a seat that asks for more than a socket may send is told to wait, and no other seat', async () => {
  const { table, as, frame } = await started(2)
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const ask = async (seat: 0 | 1) =>
    (await refusal(table.undo(as(seat), { id: 'u', seq: 99 }))).refused
  for (let n = 0; n < 100; n++) expect(await ask(0)).toBe('no-such-action')
  expect(await ask(0)).toBe('too-many')
  expect((await refusal(table.move(as(0), { id: 'm', move: bid(1) }))).refused).toBe('too-many')
  expect((await refusal(table.entry(as(0), 1))).refused).toBe('too-many')
  expect(await ask(1)).toBe('no-such-action')
  expect((await frame(0)).seq).toBe(1) // reading goes on
  clock.mockReturnValue(now + 1000)
  expect(await ask(0)).toBe('no-such-action')
})
