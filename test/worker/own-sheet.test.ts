// A table whose option says how many may play and what is entered: a sheet for any box.
import { expect, test } from 'vitest'
import { ask, Browser, bearer, begin, formsOf, json, move, post, refusal } from './people.ts'

const sheet = {
  title: 'Two pairs',
  seats: [4, 6],
  sides: 2,
  rounds: 3,
  fields: [
    { id: 'bid', label: 'Bid', kind: 'number', max: 9 },
    { id: 'extra', label: 'Extra', kind: 'check', who: 'side' },
  ],
  score: 'sum(ours.bid) + (extra ? 100 : 0)',
}
const game = { game: 'any-box', mode: 'companion', options: { sheet } }

test('opens and starts only with numbers of players that the sheet allows', async () => {
  for (const seats of [2, 3, 5, 7, 8])
    expect(await refusal(await post('/tables', { ...game, seats }))).toEqual({
      status: 422,
      refused: 'unknown-seats',
      at: { field: 'seats' },
    })
  const { code, hostKey } = await json(await post('/tables', { ...game, seats: 6 }))
  const start = () => post(`/t/${code}/start`, {}, bearer(hostKey))
  const sit = (seat: number) => post(`/t/${code}/seats`, { seat })
  for (const seat of [0, 1, 2, 3, 4]) await sit(seat)
  expect((await refusal(await start())).at).toEqual({ taken: 5, allowed: [4, 6] })
  await sit(5)
  expect((await start()).status).toBe(200)
})

test('an entry for the whole round is corrected by the names of the sheet', async () => {
  const { code, keys } = await begin(4, game)
  const round = { bid: [1, 2, 3, 4], extra: [true, false] }
  expect((await move(code, keys[0]!, { kind: 'round', values: round })).status).toBe(200)
  const { seq } = await json(await ask(`/t/${code}`))

  const browser = new Browser()
  const page = await browser.visit(`/t/${code}/correct?seq=${seq}`, {
    headers: bearer(keys[0]!),
  })
  expect(page.status).toBe(200)
  for (const label of ['Bid, Black', 'Bid, Violet', 'Extra, Black, Orange'])
    expect(page.html).toContain(label)
  const [form] = formsOf(page.html).filter(({ fields }) => fields.some(([name]) => name === 'move'))
  const filled = new URLSearchParams(
    form!.fields.map(([name, value]) => [name, name === 'move.values.extra.0' ? 'false' : value]),
  )
  filled.set('move.values.bid.1', '9')
  const preview = await browser.visit(form!.action, {
    method: 'POST',
    body: filled,
    headers: bearer(keys[0]!),
  })
  expect(preview.status).toBe(200)
  expect(preview.html).toContain('104')
})

test('a finished table is exported under the title of its sheet', async () => {
  const own = {
    title: 'Skull & Co; =1+1',
    seats: [2, 4],
    rounds: 1,
    wins: 'least',
    fields: [
      { id: 'n', label: 'Slips', kind: 'number', max: 99 },
      { id: 'left', label: 'Left', kind: 'number', max: 99 },
    ],
    score: 'n',
    ties: [{ label: 'constructor', value: 'left' }],
  }
  const { code, keys } = await begin(3, { ...game, options: { sheet: own } })
  const values = { n: [7, 2, 2], left: [0, 1, 4] }
  expect((await move(code, keys[0]!, { kind: 'round', values })).status).toBe(200)

  const result = await json(await ask(`/t/${code}/result.json`))
  expect(result).toMatchObject({ title: own.title, better: 'less' })
  const rows = result.standings.map((one: { seat: number; place: number; ties?: unknown }) => [
    one.seat,
    one.place,
    one.ties,
  ])
  expect(rows).toEqual([
    [2, 1, [['constructor', 4]]],
    [1, 2, [['constructor', 1]]],
    [0, 3, undefined],
  ])
  const play = await json(await ask(`/t/${code}/result.bgstats`))
  expect(play.game).toEqual({
    name: own.title,
    sourceGameId: 'any-box',
    highestWins: false,
    noPoints: false,
  })
  const table = await (await ask(`/t/${code}/result.csv`)).text()
  expect(table.split('\r\n')[0]).toContain('Constructor')
  const page = await new Browser().visit(`/t/${code}`)
  expect(page.html).toContain('<title>Skull &amp; Co; =1+1')
})
