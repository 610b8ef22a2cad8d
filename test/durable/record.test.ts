// The record of a real table: it verifies, its luck stays shut until the end, and tables of older
// builds have none.
import { expect, test } from 'vitest'
import { recordText } from '../../web/record/format.ts'
import { type Checked, verify } from '../../web/record/verify.ts'
import { boxOf } from '../../web/shelf.ts'
import { evict, granted, host, inside, refusal, type Stub, seated, stubOf } from './people.ts'

const recordOf = async (table: Stub) => {
  const { header, lines, standings, isByRules } = await granted(table.record(0))
  return { text: recordText(header, lines, standings), isByRules }
}

// A table of a game on the shelf, begun.
const begun = async (game: string, mode: 'digital' | 'companion', seats: number) => {
  const code = `R${game.replace(/\W/g, '').slice(0, 5)}${mode}`
  const table = stubOf(code)
  const options = boxOf(game)![mode].game.options['~standard'].validate({})
  if (options instanceof Promise || options.issues) throw new Error('options do not parse')
  const { hostKey } = await granted(
    table.open({ code, game, mode, seats, options: options.value, hostKey: `host of ${code}` }),
  )
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++)
    keys.push((await granted(table.sit({ keys: [] }, {}))).key)
  await granted(table.start({ keys: [hostKey] }))
  return { table, keys }
}

test('it verifies after sleep, an undo and a bug, and was by the rules; until the end it is refused', async () => {
  const party = await seated(2)
  const { table, as, bid } = party
  await granted(table.start(host(party)))
  expect((await refusal(table.record(0))).refused).toBe('not-over')
  await bid(0, 1)
  await granted(table.undo(as(0), { id: 'back', seq: 2 }))
  await evict(table)
  for (let round = 0; round < 3; round++) {
    await bid(0, 5)
    await bid(1, 1)
  }
  const { text, isByRules } = await recordOf(table)
  const checked = verify(text) as Checked
  expect(checked).toMatchObject({ rows: 9, header: { game: 'bids' } })
  expect(isByRules).toBe(true)
  const { actions } = await granted(table.log(as('room'), 0))
  expect(JSON.stringify(actions)).not.toContain('draws')
})

test('luck is told to nobody before the end, by no door', async () => {
  const { table, keys } = await begun('cape-horn', 'digital', 3)
  const luck = await inside(
    table,
    ({ sql }) => JSON.parse(sql.exec('SELECT body FROM actions').one().body as string).draws,
  )
  expect(luck.length).toBeGreaterThan(5)
  for (const key of [undefined, ...keys]) {
    const credentials = { keys: key === undefined ? [] : [key] }
    const told = [
      await table.see(credentials),
      await table.log(credentials, 0),
      await table.record(0),
    ]
    expect(JSON.stringify(told)).not.toMatch(/draws|seed|bound/)
  }
})

test('what was changed on the disk is found by whoever reads the record', async () => {
  const party = await seated(2)
  await granted(party.table.start(host(party)))
  for (let round = 0; round < 3; round++) for (const seat of [0, 1]) await party.bid(seat, seat + 1)
  await inside(party.table, ({ sql }) =>
    sql.exec(`UPDATE actions SET body = replace(body, '"pounds":1', '"pounds":4') WHERE seq = 2`),
  )
  await evict(party.table)
  const { text, isByRules } = await recordOf(party.table)
  expect(verify(text)).toEqual({ line: 3, why: 'hash' })
  expect(isByRules).toBe(false)
})

test('where an older build wrote on, the chain ends, and the table plays on', async () => {
  const party = await seated(2)
  await granted(party.table.start(host(party)))
  await party.bid(0, 1)
  await inside(
    party.table,
    ({ sql }) => void sql.exec('UPDATE actions SET hash = NULL WHERE seq = 2'),
  )
  await evict(party.table)
  await party.bid(1, 2)
  for (let round = 0; round < 2; round++) for (const seat of [0, 1]) await party.bid(seat, seat)
  expect((await refusal(party.table.record(0))).refused).toBe('no-record')
})

test('a table of an older build has none, and plays on', async () => {
  const party = await seated(2)
  await inside(party.table, ({ sql }) => sql.exec("DELETE FROM kept WHERE name = 'record'"))
  await evict(party.table)
  await granted(party.table.start(host(party)))
  for (let round = 0; round < 3; round++) for (const seat of [0, 1]) await party.bid(seat, seat)
  expect((await refusal(party.table.record(0))).refused).toBe('no-record')
})
