// Opening a table and sitting down, as programs do, and each way to get it wrong.
import { describe, expect, test } from 'vitest'
import { ask, Browser, bearer, HOST, json, openTable, post, refusal } from './people.ts'

const nobody = 'a'.repeat(22)

describe('opening a table', () => {
  test('answers with its code, its address and the host key, once', async () => {
    const answer = await post('/tables', { game: 'cape-to-cairo', mode: 'digital', seats: 4 })
    expect(answer.status).toBe(201)
    const { code, url, hostKey } = await json(answer)
    expect(code).toMatch(/^[2-9ACDEFGHJKMNPQRTUVWXY]{6}$/)
    expect(url).toBe(`http://${HOST}/t/${code}`)
    expect(answer.headers.get('location')).toBe(`/t/${code}`)
    expect(hostKey).toMatch(/^[\w-]{22}$/)
    const today = Math.floor(Date.now() / (24 * 60 * 60 * 1000))
    expect(answer.headers.getSetCookie()).toEqual([
      `keys=${hostKey}.${today}; Max-Age=7776000; Path=/t/${code}; HttpOnly; SameSite=Lax`,
      `tables=${code}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`,
    ])
    const frame = await json(await ask(`/t/${code}`))
    expect(frame).toMatchObject({ game: 'cape-to-cairo', mode: 'digital', you: 'room', seq: 0 })
    expect(frame.seats).toHaveLength(4)
    expect(frame.host).toBeUndefined()
    expect((await json(await ask(`/t/${code}`, { headers: bearer(hostKey) }))).host).toBe(true)
  })

  const wishes: [string, object, string, string][] = [
    ['an unknown game', { game: 'chess', mode: 'digital', seats: 3 }, 'unknown-game', 'game'],
    ['no game', { mode: 'digital', seats: 3 }, 'unknown-game', 'game'],
    [
      'a game of the language itself',
      { game: '__proto__', mode: 'digital', seats: 3 },
      'unknown-game',
      'game',
    ],
    [
      'an unknown mode',
      { game: 'cape-to-cairo', mode: 'hybrid', seats: 3 },
      'unknown-mode',
      'mode',
    ],
    [
      'too many seats',
      { game: 'cape-to-cairo', mode: 'digital', seats: 40 },
      'unknown-seats',
      'seats',
    ],
    [
      'half a seat',
      { game: 'cape-to-cairo', mode: 'digital', seats: 2.5 },
      'unknown-seats',
      'seats',
    ],
    [
      'seats that are no number',
      { game: 'cape-to-cairo', mode: 'digital', seats: {} },
      'unknown-seats',
      'seats',
    ],
    [
      'an unknown option',
      { game: 'cape-to-cairo', mode: 'companion', seats: 3, options: { fog: 'on' } },
      'unknown-option',
      'options.fog',
    ],
    [
      'an unknown value',
      { game: 'cape-to-cairo', mode: 'companion', seats: 3, options: { depth: 'deep' } },
      'unknown-option',
      'options.depth',
    ],
    [
      'options that are none',
      { game: 'cape-to-cairo', mode: 'companion', seats: 3, options: 'full' },
      'malformed',
      'options',
    ],
  ]
  test.each(wishes)('%s is refused by name', async (_, wish, refused, field) => {
    expect(await refusal(await post('/tables', wish))).toEqual({
      status: 422,
      refused,
      at: { field },
    })
  })

  test('the options chosen are kept, the others are the first of their values', async () => {
    const full = await openTable({ options: { depth: 'full' } })
    expect((await json(await ask(`/t/${full.code}`))).options).toEqual({ depth: 'full' })
    const plain = await openTable()
    expect((await json(await ask(`/t/${plain.code}`))).options).toEqual({ depth: 'ledger' })
  })

  test('what cannot be read is refused', async () => {
    const send = (body: string, type = 'application/json') =>
      ask('/tables', { method: 'POST', body, headers: { 'content-type': type } })
    expect(await refusal(await send('{"game":'))).toEqual({ status: 422, refused: 'malformed' })
    expect(await refusal(await send('[]'))).toEqual({ status: 422, refused: 'malformed' })
    expect(await refusal(await send('null'))).toEqual({ status: 422, refused: 'malformed' })
    expect(await refusal(await send('game=cape-to-cairo', 'text/plain'))).toEqual({
      status: 422,
      refused: 'malformed',
    })
    const form = `lang=de&${'move.a=1&options.a=1&a=1&'.repeat(100)}`
    const sent = await ask('/lang', {
      method: 'POST',
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(await refusal(sent)).toEqual({ status: 422, refused: 'malformed' })
    expect(await refusal(await send(`{"game":"${'x'.repeat(17_000)}"}`))).toEqual({
      status: 413,
      refused: 'too-large',
    })
  })
})

describe('where there is nothing', () => {
  test('unknown and malformed codes', async () => {
    for (const path of [
      '/t/AAAAAA',
      '/t/AAAAAA/log',
      '/t/AAAAAA/qr.svg',
      '/t/AAAAAA/moves',
      '/t/AAAAAA/result.csv',
    ]) {
      expect(await refusal(await ask(path)), path).toEqual({
        status: 404,
        refused: 'no-such-table',
      })
    }
    for (const code of ['ABC', 'TOO-LONG-CODE', '%00%00%00%00%00%00', 'AAAAA!']) {
      expect(await refusal(await ask(`/t/${code}`)), code).toEqual({
        status: 404,
        refused: 'no-such-table',
      })
    }
    for (const path of [
      'seats',
      'start',
      'moves',
      'undo',
      'correct',
      'again',
      'remove',
      'seats/1/free',
    ]) {
      const answer = await post(`/t/AAAAAA/${path}`, { id: 'a', seq: 1, move: {} })
      expect(await refusal(answer), path).toEqual({ status: 404, refused: 'no-such-table' })
    }
  })

  test('other addresses, other methods', async () => {
    expect(await refusal(await ask('/nowhere'))).toEqual({ status: 404, refused: 'no-such-page' })
    expect(await refusal(await ask('/games/chess'))).toEqual({
      status: 404,
      refused: 'no-such-game',
    })
    const { code } = await openTable()
    const put = await ask(`/t/${code}`, { method: 'PUT' })
    expect(put.headers.get('allow')).toBe('GET, HEAD, DELETE')
    expect(await refusal(put)).toEqual({ status: 405, refused: 'wrong-method' })
    expect(await refusal(await ask(`/t/${code}/start`))).toEqual({
      status: 405,
      refused: 'wrong-method',
    })
    expect(await refusal(await ask(`/t/${code}/socket`))).toEqual({
      status: 426,
      refused: 'no-upgrade',
    })
  })
})

describe('seats', () => {
  test('two who tap the same seat: one gets it, the other is told', async () => {
    const { code } = await openTable()
    const both = await Promise.all([1, 2].map(() => post(`/t/${code}/seats`, { seat: 1 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = both.find(({ status }) => status === 409)!
    expect((await refusal(lost)).refused).toBe('seat-taken')
  })

  test('full, unknown, too long, and taken colours', async () => {
    const { code } = await openTable({ seats: 2 })
    const sit = async (wish: object) => {
      const answer = await post(`/t/${code}/seats`, wish)
      return answer.ok ? 200 : refusal(answer)
    }
    expect(await sit({ name: 'x'.repeat(25) })).toEqual({
      status: 422,
      refused: 'name-too-long',
      at: { field: 'name' },
    })
    expect(await sit({ seat: 7 })).toEqual({ status: 404, refused: 'no-such-seat' })
    expect(await sit({ seat: -1 })).toEqual({
      status: 422,
      refused: 'malformed',
      at: { field: 'seat' },
    })
    expect(await sit({ colour: 'mauve' })).toEqual({
      status: 422,
      refused: 'no-such-colour',
      at: { field: 'colour' },
    })
    expect(await sit({ key: nobody })).toEqual({ status: 403, refused: 'wrong-key' })
    expect(await sit({ colour: 'red', name: 'x'.repeat(24) })).toBe(200)
    expect(await sit({ colour: 'red' })).toEqual({ status: 409, refused: 'colour-taken' })
    expect(await sit({})).toBe(200)
    expect(await sit({})).toEqual({ status: 409, refused: 'table-full' })
  })

  test('a seat moves: the new key opens it, the old one nothing', async () => {
    const { code } = await openTable()
    const { seat, key } = await json(await post(`/t/${code}/seats`, { seat: 2 }))
    const moved = await json(await post(`/t/${code}/seats`, { key }))
    expect(moved).toMatchObject({ seat })
    expect(moved.key).not.toBe(key)
    const you = async (key: string) =>
      (await json(await ask(`/t/${code}`, { headers: bearer(key) }))).you
    expect([await you(key), await you(moved.key)]).toEqual(['room', 2])
    expect(await refusal(await post(`/t/${code}/seats`, { key }))).toEqual({
      status: 403,
      refused: 'wrong-key',
    })
  })

  test('freed by its holder or the host, by nobody else', async () => {
    const { code, hostKey } = await openTable()
    const [ama, jonas] = [
      await json(await post(`/t/${code}/seats`, {})),
      await json(await post(`/t/${code}/seats`, {})),
    ]
    const free = (seat: unknown, key?: string) =>
      ask(`/t/${code}/seats/${seat}`, { method: 'DELETE', ...(key && { headers: bearer(key) }) })
    expect(await refusal(await free(0, jonas.key))).toEqual({
      status: 403,
      refused: 'not-your-seat',
    })
    expect(await refusal(await free(0))).toEqual({ status: 403, refused: 'not-your-seat' })
    expect(await refusal(await free('one', hostKey))).toEqual({
      status: 404,
      refused: 'no-such-seat',
    })
    expect((await free(0, ama.key)).status).toBe(200)
    expect((await post(`/t/${code}/seats/1/free`, {}, bearer(hostKey))).status).toBe(200)
    const { seats } = await json(await ask(`/t/${code}`))
    expect(seats.map(({ taken }: { taken: boolean }) => taken)).toEqual([false, false, false])
  })

  test('the rules are the host’s to change, until the game begins', async () => {
    const { code, hostKey } = await openTable()
    const guest = await json(await post(`/t/${code}/seats`, {}))
    await post(`/t/${code}/seats`, {})
    const choose = (options: unknown, key: string) =>
      post(`/t/${code}/options`, { options }, bearer(key))
    const options = async () => (await json(await ask(`/t/${code}`))).options
    expect(await refusal(await choose({ depth: 'full' }, guest.key))).toEqual({
      status: 403,
      refused: 'not-host',
    })
    expect(await refusal(await choose({ depth: 'deep' }, hostKey))).toEqual({
      ...{ status: 422, refused: 'unknown-option', at: { field: 'options.depth' } },
    })
    expect(await options()).toEqual({ depth: 'ledger' })
    expect((await choose({ depth: 'full' }, hostKey)).status).toBe(200)
    expect(await options()).toEqual({ depth: 'full' })
    await post(`/t/${code}/start`, {}, bearer(hostKey))
    expect(await refusal(await choose({ depth: 'ledger' }, hostKey))).toEqual({
      status: 409,
      refused: 'already-started',
    })
    expect(await options()).toEqual({ depth: 'full' })
  })

  test('the start is the host’s, with enough seats, each named once', async () => {
    const { code, hostKey } = await openTable()
    const { key } = await json(await post(`/t/${code}/seats`, {}))
    const start = (said: object, by: string) => post(`/t/${code}/start`, said, bearer(by))
    expect((await refusal(await start({}, hostKey))).refused).toBe('not-enough-seats')
    await post(`/t/${code}/seats`, { seat: 2 })
    expect(await refusal(await start({}, key))).toEqual({ status: 403, refused: 'not-host' })
    expect((await refusal(await start({ order: [0, 1] }, hostKey))).refused).toBe('wrong-order')
    expect(await refusal(await start({ order: 'first' }, hostKey))).toMatchObject({
      status: 422,
      at: { field: 'order' },
    })
    expect((await start({ order: [2, 0] }, hostKey)).status).toBe(200)
    expect((await refusal(await start({}, hostKey))).refused).toBe('already-started')
    expect((await json(await ask(`/t/${code}`, { headers: bearer(key) }))).you).toBe(1)
  })
})

describe('the shelf', () => {
  test('says what can be opened, in the language asked for', async () => {
    const { games } = await json(await ask('/games'))
    const [game] = games
    expect(game).toMatchObject({
      id: 'cape-to-cairo',
      title: 'Cape to Cairo',
      seats: expect.any(Array),
    })
    const depth = game.modes.companion.options.find(
      ({ name }: { name: string }) => name === 'depth',
    )
    expect(depth).toMatchObject({
      default: 'ledger',
      values: [{ value: 'ledger' }, { value: 'full' }],
    })
    const french = await json(
      await ask('/games/cape-to-cairo', { headers: { 'accept-language': 'fr' } }),
    )
    expect(french.colours[0].name).not.toBe(game.colours[0].name)
    expect(french.help.bids.title.length).toBeGreaterThan(2)
    expect(french.help.bids.html).toMatch(/^<p/)
  })
})

test('codes are forgiven as people type them', async () => {
  const { code } = await openTable()
  const typed = `${code.slice(0, 3).toLowerCase()} - ${code.slice(3)}`
  const browser = new Browser()
  expect((await browser.visit(`/t?code=${encodeURIComponent(typed)}`)).location).toBe(`/t/${code}`)
  for (const method of ['GET', 'HEAD']) {
    const lower = await browser.visit(`/t/${code.toLowerCase()}/log?after=0`, { method })
    expect(lower.location).toBe(`/t/${code}/log?after=0`)
  }
  expect((await browser.visit(`/t/${code}/?seat=room`)).location).toBe(
    `http://${HOST}/t/${code}?seat=room`,
  )
  const wrong = await browser.visit('/t?code=K7P')
  expect(wrong.status).toBe(404)
  expect(wrong.html).toContain('value="K7P"')
})
