// The ceremony of a start: what pages sealed is opened and mixed into the luck, what is missing is
// named, and nobody is waited for long.
import { expect, test } from 'vitest'
import { sealOf } from '../../web/record/chain.ts'
import { recordText } from '../../web/record/format.ts'
import { type Checked, verify } from '../../web/record/verify.ts'
import { evict, granted, host, type Party, refusal, seated } from './people.ts'
import { marked, phoneAt, phonesAt } from './phones.ts'

const given = async ({ table, bid }: Party, bids = [0, 1]) => {
  for (let round = 0; round < 3; round++) for (const seat of bids) await bid(seat, 5)
  const { header, lines, standings } = await granted(table.record(0))
  const checked = verify(recordText(header, lines, standings)) as Checked
  expect(checked.rows).toBe(1 + 3 * bids.length)
  expect(checked.draws.length).toBe(3)
  return header.start.seats
}

test('each page opens what it sealed, and the luck follows from both', async () => {
  const { begin, phones, ...party } = await phonesAt()
  await evict(party.table) // what was sealed outlives a sleep
  await begin()
  expect(await given(party)).toEqual(
    phones.map(({ opened }, seat) => ({ seat, sealed: sealOf(opened), opened })),
  )
  for (const phone of phones) {
    expect(await phone.fairness()).toMatchObject({
      unchanged: 'holds',
      luck: 'holds',
      seal: 'mixed',
      noted: 'same',
    })
  }
})

test('a page that sealed nothing, one that sleeps and one that does not answer are named', async () => {
  const party = await seated(3)
  const [silent, asleep] = [await phoneAt(party, 1), await phoneAt(party, 2)]
  await silent.seal()
  await asleep.seal()
  asleep.ear.send({ do: 'sleep' })
  await granted(party.table.start(host(party)))
  expect(await given(party, [0, 1, 2])).toEqual([
    { seat: 0, missing: 'no-seal' },
    { seat: 1, sealed: sealOf(silent.opened), missing: 'no-answer' },
    { seat: 2, sealed: sealOf(asleep.opened), missing: 'asleep' },
  ])
})

test('one who sits down meanwhile sits down after it, and a second start finds the game begun', async () => {
  const { table, phones, begin, hostKey } = await phonesAt()
  const beginning = begin()
  const others = Promise.all([
    refusal(table.start({ keys: [hostKey] })),
    refusal(table.choose({ keys: [hostKey] }, { options: { rounds: '12' } })),
  ])
  await beginning
  expect((await others).map(({ refused }) => refused)).toEqual([
    'already-started',
    'already-started',
  ])
  expect(phones[0].ear.heard.filter(({ tell }) => tell === 'open')).toHaveLength(1)
})

test('a number that nobody sealed, and one opened out of time, are nothing', async () => {
  const party = await seated(2)
  const phone = await phoneAt(party, 0)
  phone.ear.send({ do: 'open', opened: phone.opened })
  for (const sealed of ['', 'short', '*'.repeat(43)])
    phone.ear.send(JSON.stringify({ do: 'seal', sealed }))
  expect((await phone.ear.hear('refused')).refusal.refused).toBe('malformed')
  await granted(party.table.start(host(party)))
  expect(await given(party)).toEqual([0, 1].map(seat => ({ seat, missing: 'no-seal' })))
})

test('a mark is told before the last seat seals, not of each bid', async () => {
  const { phones, begin } = await phonesAt()
  await begin()
  for (let round = 0; round < 2; round++) for (const phone of phones) await phone.bid(5)
  const told = phones[0].ear.heard.flatMap(marked).map(([seq]) => seq)
  expect(told).toEqual([2, 4])
})

test('marks of the same bid at two tables are alike in nothing', async () => {
  const marks: string[] = []
  for (let table = 0; table < 2; table++) {
    const { begin, phones } = await phonesAt()
    await begin()
    await phones[0].bid(5)
    marks.push(...phones[1].ear.heard.flatMap(marked).map(([, mark]) => mark))
  }
  expect(new Set(marks).size).toBe(2)
})
