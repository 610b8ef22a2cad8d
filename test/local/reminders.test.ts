// Reminders, from a served house to a push service on this machine: who is told, when and how
// often, and what of it is kept.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openPost } from '../../durable/days/push.ts'
import type { Answers } from './push-service.ts'
import { HOUR, MINUTE, type SlowTable, soon, withPushingHouse } from './pushing-house.ts'

const house = withPushingHouse()

const ask: typeof house.ask = (...asked) => house.ask(...asked)
const atTable = (pace = 'day') => house.begun({ pace })
const reminded: typeof house.reminded = pace => house.reminded(pace)
const answering = (table: SlowTable, seat: number, answers: Answers) =>
  house.service.answers.set(table.name(seat), answers)

test('a minute after the turn came the alarm goes off, and a message for that browser alone tells no more than the table', async () => {
  await ask(`/test/later/none?ms=${-MINUTE + 2000}`) // so that the alarm, by the real clock, is two seconds away
  const table = await atTable()
  await table.remind(0, '', 'de')
  await table.remind(1, '', 'de')
  const seat = await table.pass()
  await ask(`/test/later/none?ms=${MINUTE}`)
  await vi.waitFor(() => expect(table.told(seat)).toHaveLength(1), soon)
  const [{ headers, claims, message }] = table.told(seat) as [(typeof house.service.got)[0]]
  expect(message).toEqual({
    web_push: 8030,
    notification: {
      ...{
        title: 'Kairo',
        body: 'Du bist am Zug.',
        lang: 'de',
        dir: 'ltr',
        silent: false,
        tag: table.code,
      },
      navigate: `${house.url}/t/${table.code}?seat=${seat}`,
    },
  })
  expect(headers).toMatchObject({
    topic: table.code,
    urgency: 'high',
    'content-encoding': 'aes128gcm',
  })
  expect(Number(headers.ttl)).toBeLessThan(24 * 60 * 60) // the next one comes then
  expect(claims).toMatchObject({
    aud: 'https://push.test',
    sub: `https://${new URL(house.url).host}`,
  })
  expect(claims.exp).toBeLessThan(Date.now() / 1000 + 24 * 60 * 60)
  expect(table.told(1 - seat)).toEqual([])
  expect(house.service.faults).toEqual([])
})

test('who does not look is told twice a turn: after a minute, and once it is late; also by an object that slept', async () => {
  const table = await reminded()
  const counts: number[] = []
  for (const wait of [0.9 * MINUTE, 0.2 * MINUTE, 11 * HOUR, 12 * HOUR, HOUR, 48 * HOUR]) {
    await ask(`/test/sleep/${table.code}`)
    await table.ring(wait)
    counts.push(table.told(table.seat).length)
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2])
  const { rung, at, now } = await table.ring()
  expect(rung).toBe(0)
  // nothing is left but that the table is cleared away
  expect(at - now).toBeGreaterThan(80 * 24 * HOUR)
})

test('what came due while the house was off is told once', async () => {
  const table = await reminded()
  await ask(`/test/sleep/${table.code}`)
  await table.ring(30 * HOUR)
  await table.ring(30 * HOUR)
  expect(table.told(table.seat)).toHaveLength(1)
})

test('without any hurry the first reminder is the only one', async () => {
  const table = await reminded('calm')
  await table.ring(2 * MINUTE)
  await table.ring(500 * HOUR)
  expect(table.told(table.seat)).toHaveLength(1)
})

test('nobody is told whose page is in sight, neither when the turn came nor once it is late', async () => {
  const table = await reminded()
  const page = await table.look(table.seat)
  for (const wait of [MINUTE, 24 * HOUR]) {
    await ask(`/test/later/none?ms=${wait}`)
    await page.wake()
    expect((await table.ring()).rung).toBe(1)
    expect(table.told(table.seat)).toEqual([])
  }
  page.end()
  await table.ring(HOUR)
  expect(table.told(table.seat)).toEqual([])
})

test('whoever turns reminders on knows of this turn, and is told once it is late', async () => {
  const table = await atTable()
  const seat = await table.turn()
  await table.ring(HOUR)
  await table.remind(seat)
  await table.ring(2 * MINUTE)
  expect(table.told(seat)).toEqual([])
  await table.ring(24 * HOUR)
  expect(table.told(seat)).toHaveLength(1)
})

test('who moves within the minute is not told, and the alarm is not set anew for each move', async () => {
  const table = await reminded()
  const { at } = await table.ring(20_000)
  await table.pass()
  await table.pass()
  expect((await table.ring(20_000)).at).toBe(at)
  await table.pass()
  await table.ring(30_000)
  expect([...table.told(0), ...table.told(1)]).toEqual([])
})

test('a table that nobody is reminded of sets no alarm for its moves, and keeps nothing', async () => {
  const table = await atTable()
  const before = await table.ring()
  await table.pass()
  expect(await table.ring()).toMatchObject({ at: before.at, kept: '{}' })
})

test.each([404, 410])(
  'a browser that its service does not know any more (%i) is forgotten, and the table says so',
  async status => {
    const table = await reminded()
    await table.remind(table.seat, '-laptop')
    answering(table, table.seat, { status })
    const seats = async () => (await ask(`${table.at}/waits`, table.keys[1 - table.seat])).seats
    await table.ring(25 * HOUR)
    expect([table.told(table.seat).length, table.told(table.seat, '-laptop').length]).toEqual([
      1, 1,
    ])
    expect((await seats())[0]).not.toHaveProperty('lost')
    expect((await table.ring()).kept).not.toContain(table.name(table.seat, '"'))
    await table.pass()
    await table.pass()
    house.service.answers.set(table.name(table.seat, '-laptop'), { status })
    await table.ring(2 * MINUTE)
    expect((await seats())[0]).toMatchObject({ seat: table.seat, lost: true })
    await table.remind(table.seat)
    expect((await seats())[0]).not.toHaveProperty('lost')
  },
)

test.each<Answers>([{ status: 429, headers: { 'retry-after': '60' } }, { status: 500 }, 'never'])(
  'what a push service does not take (%j) is given up, and its browser is told the next time',
  async answers => {
    const table = await reminded()
    answering(table, table.seat, answers)
    await table.ring(MINUTE + 1000)
    house.service.answers.delete(table.name(table.seat))
    for (const wait of [2 * MINUTE, 2 * HOUR]) await table.ring(wait)
    expect(table.told(table.seat)).toHaveLength(1)
    await table.ring(24 * HOUR)
    expect(table.told(table.seat)).toHaveLength(2)
    expect(house.service.faults).toEqual([])
  },
)

test('no redirect is followed', async () => {
  const table = await reminded()
  const elsewhere = house.service.subscribe(`${table.code}-elsewhere`)
  const location = elsewhere.endpoint.replace('https://push.test/', 'http://127.0.0.1:')
  answering(table, table.seat, { status: 307, headers: { location } })
  await table.ring(MINUTE + 1000)
  expect(table.told(table.seat)).toHaveLength(1)
  expect(house.service.faults).toEqual([]) // it would be what another browser cannot open
})

test('what a seat asked for goes with it: freed, or taken to another device', async () => {
  for (const leave of ['free', 'move'] as const) {
    const table = await reminded()
    const { seat, keys, at } = table
    if (leave === 'free') await ask(`${at}/seats/${seat}/free`, keys[seat], {})
    else await ask(`${at}/seats`, undefined, { key: keys[seat] })
    expect(Object.keys(JSON.parse((await table.ring()).kept))).toEqual([`${1 - seat}`])
    await table.ring(25 * HOUR)
    expect(table.told(seat)).toEqual([])
  }
})

test('the switch off is the end of it, on that browser alone; of four a seat the oldest goes', async () => {
  const table = await reminded()
  const { id } = await table.remind(table.seat, '-1')
  const way = `${table.at}/seats/${table.seat}/reminders/${id}`
  expect(await ask(way, table.keys[1 - table.seat], undefined, 'DELETE')).toMatchObject({
    refused: 'not-your-seat',
  })
  expect(await ask(way, table.keys[table.seat], undefined, 'DELETE')).toEqual({ removed: true })
  const kept = async () =>
    JSON.parse((await table.ring()).kept)[table.seat].devices as { endpoint: string }[]
  expect(await kept()).toHaveLength(1)
  for (const device of ['-2', '-3', '-4', '-5']) await table.remind(table.seat, device)
  expect((await kept()).map(({ endpoint }) => endpoint.slice(-2))).toEqual(['-2', '-3', '-4', '-5'])
})

test('only who holds the seat may ask, only for a push service, and only at a table over days', async () => {
  const { at, keys, seat } = await reminded()
  const way = `${at}/seats/${seat}/reminders`
  const mine = house.service.subscribe('mine')
  const refused = async (body: object, key = keys[seat], path = way) =>
    (await ask(path, key, body)).refused
  expect(await refused(mine, keys[1 - seat])).toBe('not-your-seat')
  expect(await refused(mine, undefined, way.replace(/\d\/rem/, '9/rem'))).toBe('no-such-seat')
  expect(await refused({ ...mine, endpoint: 'https://evil.example/push' })).toBe('no-push-service')
  expect(await refused({ ...mine, endpoint: `https://push.test/${'x'.repeat(1024)}` })).toBe(
    'malformed',
  )
  for (const keys of [
    {},
    { ...mine.keys, auth: 'short' },
    { ...mine.keys, p256dh: 'A'.repeat(87) },
  ])
    expect(await refused({ ...mine, keys })).toBe('malformed')
  const tonight = await ask('/tables', undefined, { game: 'kairo', mode: 'digital', seats: 2 })
  expect(await refused(mine, undefined, `/t/${tonight.code}/seats/0/reminders`)).toBe('no-pace')
})

test('a key that is no point of the curve is forgotten at the first try, and harms nobody', async () => {
  const table = await reminded()
  const { seat, keys, at, code } = table
  const wrong = house.service.subscribe(`${code}-wrong`)
  wrong.keys.p256dh = `BA${'A'.repeat(85)}`
  expect(await ask(`${at}/seats/${seat}/reminders`, keys[seat], wrong)).toHaveProperty('id')
  await table.ring(25 * HOUR)
  expect(table.told(seat)).toHaveLength(1)
  expect(JSON.parse((await table.ring()).kept)[seat].devices).toHaveLength(1)
})

test('the house reaches the push services of browsers, and no address of anybody’s choice', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/dXB:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-am3p.notify.windows.com/w/?token=BQYA',
  ])
    expect(openPost.isPushService(endpoint), endpoint).toBe(true)
  for (const endpoint of [
    ...[
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://me:you@fcm.googleapis.com/x',
    ],
    ...[
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
      'https://evilpush.apple.com/',
    ],
    ...[
      'https://192.168.1.1/',
      'https://[::1]/',
      'https://2130706433/',
      'https://localhost/',
      'https://router.local/',
    ],
    ...[
      'https://notify.windows.com.',
      'https://push.test/1',
      'ftp://fcm.googleapis.com/',
      'fcm.googleapis.com',
      '',
    ],
  ])
    expect(openPost.isPushService(endpoint), endpoint).toBe(false)
})

test('the key of the house is made once, for its owner’s eyes', () => {
  expect(statSync(join(house.folder, 'data/vapid')).mode & 0o777).toBe(0o600)
})
