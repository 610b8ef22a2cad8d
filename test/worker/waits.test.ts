// Over days at the door: a pace is chosen when a table is opened, and the page of who is awaited
// plays on by plain forms.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, bearer, begin, json, openTable, post, refusal } from './people.ts'

const soon = { timeout: 60_000, interval: 20 }
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => void vi.setSystemTime(Date.UTC(2026, 10, 25, 19)))
afterEach(() => void vi.useRealTimers())
const nextDay = () => vi.setSystemTime(Date.now() + DAY + 1000)

const begun = async (seats: number, wish: object) => {
  const { code, keys } = await begin(seats, wish)
  return { at: `/t/${code}`, keys }
}
const page = async (path: string, key: string) =>
  (await ask(path, { headers: { accept: 'text/html', ...bearer(key) } })).text()

test('a pace that does not exist is refused; tonight is none, and who is awaited is told all the same', async () => {
  expect(
    await refusal(
      await post('/tables', { game: 'kairo', mode: 'digital', seats: 2, pace: 'hour' }),
    ),
  ).toMatchObject({
    ...{ status: 422, refused: 'malformed', at: { field: 'pace' } },
  })
  const { at, keys } = await begun(2, { game: 'kairo', mode: 'digital', pace: 'tonight' })
  const { waiting } = await json(await ask(at))
  const told = await json(await ask(`${at}/waits`, { headers: bearer(keys[0]!) }))
  expect(told.seats).toMatchObject([{ seat: waiting[0], late: false }])
})

test('the lobby of a host who is away is for the first who is there to begin, but not to delete', async () => {
  const { code } = await openTable({ seats: 3, game: 'kairo', mode: 'digital' })
  const keys: string[] = []
  for (const seat of [0, 1, 2])
    keys.push((await json(await post(`/t/${code}/seats`, { seat }))).key)
  expect(await page(`/t/${code}?edit=1`, keys[1]!)).not.toContain(`/t/${code}/start`)
  nextDay()
  const told = await page(`/t/${code}?edit=1`, keys[1]!)
  for (const way of ['start', 'bots', 'seats/0/free'])
    expect(told).toContain(`action="/t/${code}/${way}`)
  expect(told).not.toContain(`/t/${code}/remove`)
})

test('who is late is named with what may be done, and a bot plays for them until they look', async () => {
  const { at, keys } = await begun(2, { game: 'kairo', mode: 'digital', pace: 'day' })
  const { waiting } = await json(await ask(at))
  const [late] = waiting as [number]
  const other = 1 - late
  const way = `action="${at}/seats/${late}/relieve"`
  const before = await page(`${at}/waits`, keys[other]!)
  expect(before).toContain('Is a turn late')
  expect(before).not.toContain(way)
  expect(
    await refusal(await post(`${at}/seats/${late}/relieve`, {}, bearer(keys[other]!))),
  ).toMatchObject({
    ...{ status: 409, refused: 'not-late' },
  })
  nextDay()
  const told = await page(`${at}/waits`, keys[other]!)
  expect(told).toContain(way)
  expect(told).toContain('data-share')
  expect(await json(await post(`${at}/seats/${late}/relieve`, {}, bearer(keys[other]!)))).toEqual({
    ...{ seat: late, level: 'steady' },
  })
  await expect.poll(async () => (await json(await ask(at))).waiting, soon).toEqual([other])
  await ask(at, { headers: bearer(keys[late]!) })
  expect((await json(await ask(at))).seats[late]).not.toHaveProperty('bot')
})

test('beside the box the seat of who is away is freed', async () => {
  const { at, keys } = await begun(2, { game: 'cape-to-cairo', mode: 'companion' })
  await page(at, keys[1]!)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await page(`${at}/waits`, keys[1]!)).toContain('Anyone at the table may free the seat')
  expect(await json(await post(`${at}/seats/0/relieve`, {}, bearer(keys[1]!)))).toEqual({
    left: true,
  })
  expect((await json(await ask(at))).seats[0]).toMatchObject({ taken: false })
})

// Pages and programs of earlier builds said how: online a bot plays whatever they say.
test.each(['bot', 'without', 'free'])('a request that says "%s" lets a bot play', async how => {
  const { at, keys } = await begun(2, { game: 'kairo', mode: 'digital', pace: 'day' })
  const { waiting } = await json(await ask(at))
  const [late] = waiting as [number]
  nextDay()
  const done = await post(`${at}/seats/${late}/relieve`, { how }, bearer(keys[1 - late]!))
  expect(await json(done)).toEqual({ seat: late, level: 'steady' })
})
