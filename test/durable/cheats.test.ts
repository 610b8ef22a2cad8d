// Who runs the server cheats, each time with a chain that was worked out anew, and an honest phone
// sees it in the record. What it cannot see stands in web/record/README.md and on the page.
import { expect, test } from 'vitest'
import { chained, firstHash, hashOf, toText } from '../../web/record/chain.ts'
import { rowText } from '../../web/record/format.ts'
import { evict, inside, type Stub } from './people.ts'
import { phonesAt } from './phones.ts'

type Row = { seq: number; seat: number | null; at: number; final: number; body: string }

// Changes rows as they are stored, and chains all of them anew.
const forge = async (table: Stub, change: (rows: Row[]) => Row[]) => {
  await inside(table, ({ sql }) => {
    const { value } = sql
      .exec<{ value: string }>("SELECT value FROM kept WHERE name = 'record'")
      .one()
    let before = firstHash(JSON.parse(value).bound)
    const rows = sql
      .exec<Row>('SELECT seq, seat, at, final, body FROM actions ORDER BY seq')
      .toArray()
    const kept = change(rows)
    for (const row of kept) {
      before = chained(before, rowText({ ...row, final: row.final === 1 }))
      sql.exec('UPDATE actions SET body = ?, hash = ? WHERE seq = ?', row.body, before, row.seq)
    }
    sql.exec('DELETE FROM actions WHERE seq > ?', kept.length)
  })
  await evict(table)
}

const bent = (rows: Row[], seq: number, from: string | RegExp, to: string) =>
  rows.map(row => (row.seq === seq ? { ...row, body: row.body.replaceAll(from, to) } : row))

// Three rounds of bids that tie, so that luck decides each.
const played = async (rounds = 3) => {
  const table = await phonesAt()
  await table.begin()
  for (let round = 0; round < rounds; round++) for (const phone of table.phones) await phone.bid(5)
  return table
}

const seen = { unchanged: 'fails', noted: 'other' }

test('a bid that is changed is seen by who made it, and by the others', async () => {
  const { table, phones } = await played()
  await forge(table, rows => bent(rows, 6, '"pounds":5', '"pounds":4'))
  for (const phone of phones) expect(await phone.fairness()).toMatchObject(seen)
})

test('so is one that is changed before anybody else moved, at once', async () => {
  const { table, phones } = await played(2)
  await phones[0].bid(5)
  await forge(table, rows => bent(rows, 6, '"pounds":5', '"pounds":20'))
  await phones[1].bid(5)
  expect(await phones[1].fairness()).toMatchObject(seen)
})

test('a card that is chosen does not follow from the key', async () => {
  const { table, phones } = await played()
  await forge(table, rows => {
    const [, got] = /"draws":\[\[2,(\d)\]\]/.exec(rows[4]!.body)!
    return bent(rows, 5, /"draws":\[\[2,\d\]\]/g, `"draws":[[2,${1 - Number(got)}]]`)
  })
  for (const phone of phones)
    expect(await phone.fairness()).toMatchObject({ luck: 'fails', line: 6 })
})

test('a log that is cut, and goes on otherwise, is not the one that phones noted', async () => {
  const { table, phones } = await played(2)
  await forge(table, rows => rows.slice(0, 3))
  for (let round = 0; round < 2; round++) for (const phone of phones) await phone.bid(20)
  for (const phone of phones) expect(await phone.fairness()).toMatchObject(seen)
})

test('a seed that is tried, by what is sealed with it or not, is not the one that phones were told', async () => {
  for (const isSealedAnew of [true, false]) {
    const { table, phones, begin } = await phonesAt()
    const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
    await inside(table, ({ sql }) => {
      const { value } = sql
        .exec<{ value: string }>("SELECT value FROM kept WHERE name = 'record'")
        .one()
      const { sealed } = JSON.parse(value)
      const other = { seed: toText(seed), sealed: isSealedAnew ? toText(hashOf(seed)) : sealed }
      sql.exec("UPDATE kept SET value = ? WHERE name = 'record'", JSON.stringify(other))
    })
    await evict(table)
    await begin()
    for (let round = 0; round < 3; round++) for (const phone of phones) await phone.bid(5)
    for (const phone of phones) expect((await phone.fairness()).luck).toBe('fails')
  }
})

test('a number that is exchanged once the others are known is not among those that were told', async () => {
  const { table, phones } = await played()
  await inside(table, ({ sql }) => {
    const { value } = sql
      .exec<{ value: string }>("SELECT value FROM kept WHERE name = 'record'")
      .one()
    const record = JSON.parse(value)
    record.given[0] = { seat: 0, missing: 'no-seal' }
    const bound = JSON.parse(record.bound)
    bound[5][0] = null
    sql.exec(
      "UPDATE kept SET value = ? WHERE name = 'record'",
      JSON.stringify({ ...record, bound: JSON.stringify(bound) }),
    )
  })
  await forge(table, rows =>
    rows.map(row => ({ ...row, body: row.body.replace(/,"draws":\[\[2,\d\]\]/, '') })),
  )
  for (const phone of phones)
    expect(await phone.fairness()).toMatchObject({ luck: 'fails', seal: 'other' })
})

test('a phone that is left out sees that its number is missing', async () => {
  const { phones, begin } = await phonesAt()
  await begin(false)
  for (let round = 0; round < 3; round++) for (const phone of phones) await phone.bid(5)
  expect(await phones[1].fairness()).toMatchObject({ luck: 'open', seal: 'left' })
  expect(await phones[0].fairness()).toMatchObject({ luck: 'holds', seal: 'mixed' })
})
