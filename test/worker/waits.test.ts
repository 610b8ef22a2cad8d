// Over days at the door: a pace is chosen when a table is opened, and the page of who is awaited plays on by plain forms.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, bearer, begin, json, openTable, post, refusal } from './people.ts'

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
    await refusal(await post('/tables', { game: 'kairo', mode: 'digital', seats: 2, pace: 'hour' })),
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
  for (const seat of [0, 1, 2]) keys.push((await json(await post(`/t/${code}/seats`, { seat }))).key)
  expect(await page(`/t/${code}?edit=1`, keys[1]!)).not.toContain(`/t/${code}/start`)
  nextDay()
  const told = await page(`/t/${code}?edit=1`, keys[1]!)
  for (const way of ['start', 'bots', 'seats/0/free']) expect(told).toContain(`action="/t/${code}/${way}`)
  expect(told).not.toContain(`/t/${code}/remove`)
})

test('who is late is named with what may be done, and a bot plays the turn for them', async () => {
  const { at, keys } = await begun(2, { game: 'kairo', mode: 'digital', pace: 'day' })
  const { waiting } = await json(await ask(at))
  const [late] = waiting as [number]
  const other = 1 - late
  const before = await page(`${at}/waits`, keys[other]!)
  expect(before).not.toContain('name="how"')
  expect(await refusal(await post(`${at}/seats/${late}/relieve`, { how: 'bot' }, bearer(keys[other]!)))).toMatchObject({
    ...{ status: 409, refused: 'not-late' },
  })
  nextDay()
  const told = await page(`${at}/waits`, keys[other]!)
  for (const how of ['bot', 'without', 'free']) expect(told).toContain(`name="how" value="${how}"`)
  expect(told).toContain('draws two cards')
  expect(told).toContain('data-share')
  expect(await json(await post(`${at}/seats/${late}/relieve`, { how: 'bot' }, bearer(keys[other]!)))).toEqual({
    done: true,
  })
  expect((await json(await ask(at))).waiting).toEqual([other])
  expect(await page(`${at}/log`, keys[other]!)).toContain('A bot plays this for')
  // Nobody is there to disagree: without a page open the one who asks is all there are.
  nextDay()
  const without = await post(`${at}/seats/${other}/relieve`, { how: 'without' }, bearer(keys[late]!))
  expect(await json(without)).toEqual({ done: true })
  expect((await json(await ask(at))).waiting).toEqual([late])
})

test.each(['cape-to-cairo', 'cape-horn', 'kairo', 'camino'])(
  '%s goes on without who is late, turn after turn',
  async game => {
    const seats = game === 'cape-horn' ? 3 : 2
    const { at, keys } = await begun(seats, { game, mode: 'digital', pace: 'days' })
    for (let turn = 0; turn < 6; turn++) {
      vi.setSystemTime(Date.now() + 3 * DAY + 1000)
      const { waiting, seq } = await json(await ask(at))
      const late = waiting[0]
      const done = await post(`${at}/seats/${late}/relieve`, { how: 'without' }, bearer(keys[(late + 1) % seats]!))
      expect(await json(done)).toEqual({ done: true })
      const after = await json(await ask(at))
      expect(after.seq).toBeGreaterThan(seq)
      expect(after.waiting).not.toEqual(waiting)
    }
  },
)
