// The doors as programs use them: every address, and each way to get it wrong.
import { describe, expect, test } from 'vitest'
import { ask, Browser, bearer, begin, formsOf, HOST, json, move, openTable, playOut, post } from './people.ts'

const nobody = 'a'.repeat(22)

const refusal = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const said = await json(answer)
  expect(said.status).toBe(answer.status)
  expect(said.why.length).toBeGreaterThan(10)
  return { status: answer.status, refused: said.refused, ...(said.at !== undefined && { at: said.at }) }
}

describe('opening a table', () => {
  test('answers with its code, its address and the host key, once', async () => {
    const answer = await post('/tables', { game: 'cape-to-cairo', mode: 'digital', seats: 4 })
    expect(answer.status).toBe(201)
    const { code, url, hostKey } = await json(answer)
    expect(code).toMatch(/^[2-9ACDEFGHJKMNPQRTUVWXY]{6}$/)
    expect(url).toBe(`http://${HOST}/t/${code}`)
    expect(answer.headers.get('location')).toBe(`/t/${code}`)
    expect(hostKey).toMatch(/^[\w-]{22}$/)
    expect(answer.headers.get('set-cookie')).toBe(
      `keys=${hostKey}; Max-Age=31536000; Path=/t/${code}; HttpOnly; SameSite=Lax`,
    )
    const frame = await json(await ask(`/t/${code}`))
    expect(frame).toMatchObject({ game: 'cape-to-cairo', mode: 'digital', you: 'room', seq: 0 })
    expect(frame.seats).toHaveLength(4)
    expect(frame.host).toBeUndefined()
    expect((await json(await ask(`/t/${code}`, { headers: bearer(hostKey) }))).host).toBe(true)
  })

  const wishes: [string, object, string, string][] = [
    ['an unknown game', { game: 'chess', mode: 'digital', seats: 3 }, 'unknown-game', 'game'],
    ['no game', { mode: 'digital', seats: 3 }, 'unknown-game', 'game'],
    ['a game of the language itself', { game: '__proto__', mode: 'digital', seats: 3 }, 'unknown-game', 'game'],
    ['an unknown mode', { game: 'cape-to-cairo', mode: 'hybrid', seats: 3 }, 'unknown-mode', 'mode'],
    ['too many seats', { game: 'cape-to-cairo', mode: 'digital', seats: 40 }, 'unknown-seats', 'seats'],
    ['half a seat', { game: 'cape-to-cairo', mode: 'digital', seats: 2.5 }, 'unknown-seats', 'seats'],
    ['seats that are no number', { game: 'cape-to-cairo', mode: 'digital', seats: {} }, 'unknown-seats', 'seats'],
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
    expect(await refusal(await post('/tables', wish))).toEqual({ status: 422, refused, at: { field } })
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
    expect(await refusal(await send('game=cape-to-cairo', 'text/plain'))).toEqual({ status: 422, refused: 'malformed' })
    expect(await refusal(await send(`{"game":"${'x'.repeat(17_000)}"}`))).toEqual({ status: 413, refused: 'too-large' })
  })
})

describe('where there is nothing', () => {
  test('unknown and malformed codes', async () => {
    for (const path of ['/t/AAAAAA', '/t/AAAAAA/log', '/t/AAAAAA/qr.svg', '/t/AAAAAA/moves', '/t/AAAAAA/result.csv']) {
      expect(await refusal(await ask(path)), path).toEqual({ status: 404, refused: 'no-such-table' })
    }
    for (const code of ['ABC', 'TOO-LONG-CODE', '%00%00%00%00%00%00', 'AAAAA!']) {
      expect(await refusal(await ask(`/t/${code}`)), code).toEqual({ status: 404, refused: 'no-such-table' })
    }
    for (const path of ['seats', 'start', 'moves', 'undo', 'correct', 'again', 'remove', 'seats/1/free']) {
      const answer = await post(`/t/AAAAAA/${path}`, { id: 'a', seq: 1, move: {} })
      expect(await refusal(answer), path).toEqual({ status: 404, refused: 'no-such-table' })
    }
  })

  test('other addresses, other methods', async () => {
    expect(await refusal(await ask('/nowhere'))).toEqual({ status: 404, refused: 'no-such-page' })
    expect(await refusal(await ask('/games/chess'))).toEqual({ status: 404, refused: 'no-such-game' })
    const { code } = await openTable()
    const put = await ask(`/t/${code}`, { method: 'PUT' })
    expect(put.headers.get('allow')).toBe('GET, HEAD, DELETE')
    expect(await refusal(put)).toEqual({ status: 405, refused: 'wrong-method' })
    expect(await refusal(await ask(`/t/${code}/start`))).toEqual({ status: 405, refused: 'wrong-method' })
    expect(await refusal(await ask(`/t/${code}/socket`))).toEqual({ status: 426, refused: 'no-upgrade' })
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
    expect(await sit({ name: 'x'.repeat(25) })).toEqual({ status: 422, refused: 'name-too-long' })
    expect(await sit({ seat: 7 })).toEqual({ status: 404, refused: 'no-such-seat' })
    expect(await sit({ seat: -1 })).toEqual({ status: 422, refused: 'malformed', at: { field: 'seat' } })
    expect(await sit({ colour: 'mauve' })).toEqual({ status: 422, refused: 'no-such-colour' })
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
    const you = async (key: string) => (await json(await ask(`/t/${code}`, { headers: bearer(key) }))).you
    expect([await you(key), await you(moved.key)]).toEqual(['room', 2])
    expect(await refusal(await post(`/t/${code}/seats`, { key }))).toEqual({ status: 403, refused: 'wrong-key' })
  })

  test('freed by its holder or the host, by nobody else', async () => {
    const { code, hostKey } = await openTable()
    const [ama, jonas] = [
      await json(await post(`/t/${code}/seats`, {})),
      await json(await post(`/t/${code}/seats`, {})),
    ]
    const free = (seat: unknown, key?: string) =>
      ask(`/t/${code}/seats/${seat}`, { method: 'DELETE', ...(key && { headers: bearer(key) }) })
    expect(await refusal(await free(0, jonas.key))).toEqual({ status: 403, refused: 'not-your-seat' })
    expect(await refusal(await free(0))).toEqual({ status: 403, refused: 'not-your-seat' })
    expect(await refusal(await free('one', hostKey))).toEqual({ status: 404, refused: 'no-such-seat' })
    expect((await free(0, ama.key)).status).toBe(200)
    expect((await post(`/t/${code}/seats/1/free`, {}, bearer(hostKey))).status).toBe(200)
    const { seats } = await json(await ask(`/t/${code}`))
    expect(seats.map(({ taken }: { taken: boolean }) => taken)).toEqual([false, false, false])
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

describe('moves', () => {
  const bid = { kind: 'bid', pounds: 3 }

  test('what is offered is taken, once', async () => {
    const { code, keys } = await begin()
    const { moves, truncated } = await json(await ask(`/t/${code}/moves`, { headers: bearer(keys[0]!) }))
    expect(moves.length).toBeGreaterThan(0)
    expect(truncated).toBe(false)
    const made = { id: 'twice', seen: 1, move: bid }
    const first = await json(await post(`/t/${code}/moves`, made, bearer(keys[0]!)))
    const again = await json(await post(`/t/${code}/moves`, made, bearer(keys[0]!)))
    expect([first, again]).toEqual([{ seq: 2 }, { seq: 2 }])
    const other = await post(`/t/${code}/moves`, made, bearer(keys[1]!))
    expect((await json(other)).seq).toBe(3)
  })

  test('before the start, for others, by nobody', async () => {
    const { code } = await openTable()
    const { key } = await json(await post(`/t/${code}/seats`, {}))
    expect(await refusal(await move(code, key, bid))).toEqual({ status: 409, refused: 'not-started' })
    const begun = await begin()
    expect(await refusal(await move(begun.code, nobody, bid))).toEqual({ status: 403, refused: 'not-your-seat' })
    expect(await refusal(await move(begun.code, begun.keys[0]!, bid, { seat: 1 }))).toEqual({
      status: 403,
      refused: 'not-your-seat',
    })
  })

  test('in words, with the rule, in the reader’s language', async () => {
    const { code, keys } = await begin()
    const answer = await post(
      `/t/${code}/moves`,
      { id: 'much', move: { kind: 'bid', pounds: 900 } },
      { ...bearer(keys[0]!), 'accept-language': 'tlh, de-AT;q=0.9, en;q=0.5' },
    )
    expect(answer.status).toBe(409)
    expect(await json(answer)).toMatchObject({ refused: 'over-capital', rule: 'bids', why: expect.any(String) })
  })

  test('nonsense is malformed and changes nothing', async () => {
    const { code, keys } = await begin()
    const send = async (said: unknown) => refusal(await post(`/t/${code}/moves`, said, bearer(keys[0]!)))
    const deep = JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`)
    for (const nonsense of [
      null,
      7,
      'bid',
      [],
      {},
      { kind: 'bid' },
      { kind: 'bid', pounds: -1 },
      { kind: '__proto__' },
      deep,
    ]) {
      expect(await send({ id: 'n', move: nonsense })).toMatchObject({ status: 422, refused: 'malformed' })
    }
    expect(await send({ id: 'n' })).toEqual({ status: 422, refused: 'malformed', at: { field: 'move' } })
    expect(await send({ move: bid })).toEqual({ status: 422, refused: 'malformed', at: { field: 'id' } })
    expect(await send({ id: 'x'.repeat(65), move: bid })).toMatchObject({ status: 422, at: { field: 'id' } })
    expect(await send({ id: 'n', seen: 'soon', move: bid })).toMatchObject({ status: 422, at: { field: 'seen' } })
    expect((await json(await ask(`/t/${code}`))).seq).toBe(1)
  })

  test('taken back until the last seal, which is told by its number', async () => {
    const { code, keys } = await begin()
    const undo = (id: string, seq: number) => post(`/t/${code}/undo`, { id, seq }, bearer(keys[0]!))
    await move(code, keys[0]!, bid)
    expect((await undo('u1', 2)).status).toBe(200)
    expect(await refusal(await undo('u2', 2))).toEqual({ status: 404, refused: 'no-such-action', at: { seq: 2 } })
    const { seq } = await json(await move(code, keys[0]!, bid))
    await move(code, keys[1]!, { kind: 'bid', pounds: 4 })
    expect(await refusal(await undo('u3', seq))).toEqual({ status: 409, refused: 'too-late', at: { seq: seq + 1 } })
    expect(await refusal(await move(code, keys[0]!, bid, { seen: 1 }))).toMatchObject({
      status: 409,
      refused: 'moved-on',
    })
    expect(await refusal(await undo('u4', -1))).toMatchObject({ status: 422, at: { field: 'seq' } })
  })

  test('a correction is looked at first, then made; a revealed bid is not struck', async () => {
    const { code, keys } = await begin()
    await move(code, keys[0]!, bid)
    await move(code, keys[1]!, { kind: 'bid', pounds: 4 })
    const correct = (said: object) => post(`/t/${code}/correct`, { id: 'c1', seq: 2, ...said }, bearer(keys[0]!))
    const led = await json(await correct({ move: { kind: 'bid', pounds: 9 }, preview: true }))
    expect(led).toMatchObject({ game: 'cape-to-cairo', seq: 4 })
    expect((await json(await ask(`/t/${code}`))).seq).toBe(3)
    expect(await refusal(await correct({}))).toMatchObject({ status: 409, refused: 'would-fall' })
    expect(await json(await correct({ move: { kind: 'bid', pounds: 9 } }))).toEqual({ seq: 4 })
    const log = await json(await ask(`/t/${code}/log?after=3`, { headers: bearer(keys[1]!) }))
    expect(log).toMatchObject({ you: 1, actions: [{ seq: 4, corrects: 2 }] })
    expect(await refusal(await ask(`/t/${code}/log?after=x`))).toMatchObject({ status: 422, at: { field: 'after' } })
  })

  test('a seal stays in its envelope at every door', async () => {
    const { code, keys } = await begin(3)
    await move(code, keys[0]!, { kind: 'bid', pounds: 17 })
    for (const path of ['', '/log', '/screen', '/qr.svg']) {
      for (const headers of [{}, bearer(keys[1]!)]) {
        for (const accept of ['application/json', 'text/html']) {
          const said = await (await ask(`/t/${code}${path}`, { headers: { ...headers, accept } })).text()
          expect(said, `${path} ${accept}`).not.toMatch(/"pounds":17\b|>£17</)
        }
      }
    }
  })
})

describe('the end', () => {
  test('nothing to take along and no next table before it', async () => {
    const { code, keys } = await begin()
    for (const kind of ['csv', 'json', 'bgstats']) {
      expect(await refusal(await ask(`/t/${code}/result.${kind}`))).toEqual({ status: 409, refused: 'not-over' })
    }
    expect(await refusal(await ask(`/t/${code}/again`))).toEqual({ status: 404, refused: 'no-next-table' })
    expect(await refusal(await post(`/t/${code}/again`, {}, bearer(keys[0]!)))).toEqual({
      status: 409,
      refused: 'not-over',
    })
  })

  test('a table is deleted by its host alone', async () => {
    const { code, hostKey, keys } = await begin()
    const remove = (key: string) => ask(`/t/${code}`, { method: 'DELETE', headers: bearer(key) })
    expect(await refusal(await remove(keys[0]!))).toEqual({ status: 403, refused: 'not-host' })
    expect((await remove(hostKey)).status).toBe(200)
    expect(await refusal(await ask(`/t/${code}`))).toEqual({ status: 404, refused: 'no-such-table' })
  })
})

describe('a game that is over', () => {
  const names = ['=SUM(A1)', 'Ama "the", Great']
  const finished = async () => {
    const { code, hostKey } = await openTable({ seats: 2, mode: 'digital' })
    const keys: string[] = []
    for (const name of names) keys.push((await json(await post(`/t/${code}/seats`, { name }))).key)
    await post(`/t/${code}/start`, {}, bearer(hostKey))
    return { code, hostKey, keys, result: await playOut(code, keys) }
  }

  test('gives its result to take along, and leads on to the next table', async () => {
    const { code, hostKey, keys, result } = await finished()
    expect(await refusal(await move(code, keys[0]!, { kind: 'bid', pounds: 1 }))).toEqual({
      status: 409,
      refused: 'already-over',
    })

    const csv = await ask(`/t/${code}/result.csv`)
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="cape-to-cairo-${code}.csv"`)
    expect([...new Uint8Array(await csv.clone().arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
    const rows = (await csv.text()).trimEnd().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^\ufeff?Place,Name,/)
    expect(rows.slice(1).join()).toContain(`'=SUM(A1)`)
    expect(rows.slice(1).join()).toContain('"Ama ""the"", Great"')

    const taken = await json(await ask(`/t/${code}/result.json`))
    expect(taken).toMatchObject({ code, game: 'cape-to-cairo', mode: 'digital', standings: result })
    expect(Date.now() - Date.parse(taken.finished)).toBeLessThan(60_000)

    const play = await json(await ask(`/t/${code}/result.bgstats`))
    expect(play.players.map(({ winner }: { winner: boolean }) => winner)).toEqual(
      result.map(({ place }: { place: number }) => place === 1),
    )
    expect(play.playDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const link = (await ask(`/t/${code}/result.bgstats`, { headers: { accept: 'text/html' } })).headers.get('location')!
    expect(JSON.parse(decodeURIComponent(link.split('data=')[1]!))).toEqual(play)

    // Everybody may see everything now, and two who ask for another game at once get the same one.
    const { actions } = await json(await ask(`/t/${code}/log`))
    expect(actions.slice(1).every(({ move }: { move?: unknown }) => move !== undefined)).toBe(true)
    const [first, second] = await Promise.all(keys.map(key => post(`/t/${code}/again`, {}, bearer(key)).then(json)))
    expect(first.code).toMatch(/^\w{6}$/)
    expect(second).toEqual(first)
    const next = await json(await ask(`/t/${first.code}`, { headers: bearer(keys[1]!) }))
    expect(next).toMatchObject({ you: 1, seq: 0, seats: [{ taken: true, name: names[0] }, { taken: true }] })
    expect((await post(`/t/${first.code}/start`, {}, bearer(hostKey))).status).toBe(200)
  })

  test('brings each browser’s keys along, without overwriting newer ones', async () => {
    const { code, keys } = await finished()
    const browser = new Browser()
    const taken = await browser.visit(`/t/${code}/move`)
    const takeOver = (key: string) => {
      const form = formsOf(taken.html).find(({ action }) => /\/seats$/.test(action))!
      return browser.submit(form, { key })
    }
    const over = await takeOver(keys[0]!)
    expect(over.html).not.toContain(keys[1])
    const again = formsOf(over.html).find(({ action }) => /\/again$/.test(action))!
    const lobby = await browser.submit(again)
    const [, next] = /\/t\/(\w{6})\/seats/.exec(lobby.html)!
    expect(next).not.toBe(code)
    expect(lobby.html).toMatch(/seats\/0\/free/)

    // Another seat is taken at the new table; then the old table's page is opened once more.
    const sit = { method: 'POST', body: new URLSearchParams({ key: keys[1]! }) }
    expect((await browser.visit(`/t/${next}/seats`, sit)).status).toBe(303)
    expect((await browser.visit(`/t/${code}/again`)).location).toBe(`/t/${next}`)
    const back = await browser.visit(`/t/${next}`)
    expect(back.html).toMatch(/seats\/0\/free/)
    expect(back.html).toMatch(/seats\/1\/free/)
  })
})

describe('the shelf', () => {
  test('says what can be opened, in the language asked for', async () => {
    const { games } = await json(await ask('/games'))
    const [game] = games
    expect(game).toMatchObject({ id: 'cape-to-cairo', title: 'Cape to Cairo', seats: expect.any(Array) })
    const depth = game.modes.companion.options.find(({ name }: { name: string }) => name === 'depth')
    expect(depth).toMatchObject({ default: 'ledger', values: [{ value: 'ledger' }, { value: 'full' }] })
    const french = await json(await ask('/games/cape-to-cairo', { headers: { 'accept-language': 'fr' } }))
    expect(french.colours[0].name).not.toBe(game.colours[0].name)
    expect(french.help.bids.title.length).toBeGreaterThan(2)
    expect(french.help.bids.html).toMatch(/^<p/)
  })
})

describe('who may write', () => {
  const foreign = ['https://elsewhere.test', `http://${HOST}:8080`, 'null', 'nonsense']
  test.each(foreign)('nothing is written from %s', async origin => {
    const { code, hostKey } = await openTable()
    const headers = { origin, cookie: `keys=${hostKey}` }
    for (const path of ['/tables', `/t/${code}/seats`, `/t/${code}/start`, `/t/${code}/remove`, '/lang']) {
      expect(await refusal(await post(path, {}, headers)), path).toEqual({ status: 403, refused: 'foreign-origin' })
    }
    const socket = await ask(`/t/${code}/socket`, { headers: { ...headers, upgrade: 'websocket' } })
    expect(await refusal(socket)).toEqual({ status: 403, refused: 'foreign-origin' })
    expect((await ask(`/t/${code}`)).status).toBe(200)
  })

  test('a cookie counts only with an Origin; a program’s key needs none', async () => {
    const { code, hostKey } = await openTable({ seats: 2 })
    for (const seat of [0, 1]) await post(`/t/${code}/seats`, { seat })
    const cookie = `keys=${hostKey}`
    expect(await refusal(await post(`/t/${code}/start`, {}, { cookie }))).toEqual({ status: 403, refused: 'not-host' })
    expect((await post(`/t/${code}/start`, {}, { cookie, origin: `http://${HOST}` })).status).toBe(200)
    expect((await ask(`/t/${code}`, { method: 'DELETE', headers: bearer(hostKey) })).status).toBe(200)
  })

  test('the socket is its seat’s, and passes nothing on but keys and seat', async () => {
    const { code, keys } = await begin()
    const looks = async (headers: Record<string, string>) => {
      const { webSocket } = await ask(`/t/${code}/socket`, { headers: { upgrade: 'websocket', ...headers } })
      const heard: { tell: string; frame?: { you: unknown } }[] = []
      const frame = new Promise(resolve => {
        webSocket!.addEventListener('message', ({ data }) => {
          heard.push(JSON.parse(data as string))
          if (heard.at(-1)!.tell === 'frame') resolve(heard.at(-1)!.frame!.you)
        })
      })
      webSocket!.accept()
      const you = await frame
      webSocket!.close()
      return you
    }
    expect(await looks(bearer(keys[1]!))).toBe(1)
    expect(await looks({})).toBe('room')
    expect(await looks({ 'x-keys': keys[1]!, 'x-seat': '1' })).toBe('room')
    expect(await looks({ cookie: `keys=${keys[0]}` })).toBe('room')
    expect(await looks({ cookie: `keys=${keys[0]}`, origin: `http://${HOST}` })).toBe(0)
  })
})

describe('too much', () => {
  // The clock's minute may turn in between: then one more round is counted from nothing.
  const until429 = async (send: () => Promise<Response>) => {
    for (let n = 1; n <= 245; n++) if ((await send()).status === 429) return n
    return Infinity
  }
  test('wrong codes are counted by address, a household as one', async () => {
    let host = 0
    const wrong = () => ask('/t/WRONG', { headers: { 'cf-connecting-ip': `2001:db8:1:2::${(host++).toString(16)}` } })
    const n = await until429(wrong)
    expect(n).toBeGreaterThan(120)
    expect(n).toBeLessThan(245)
    const neighbour = { 'cf-connecting-ip': '2001:db8:1:3::1' }
    expect((await ask('/t/WRONG', { headers: neighbour })).status).toBe(404)
    const { code } = await openTable()
    expect((await ask(`/t/${code}`, { headers: { 'cf-connecting-ip': '2001:db8:1:2::1' } })).status).toBe(200)
  })

  test('so are tables', async () => {
    const n = await until429(() => post('/tables', {}, { 'cf-connecting-ip': '192.0.2.7' }))
    expect(n).toBeGreaterThan(120)
    expect(n).toBeLessThan(245)
    expect((await post('/tables', {}, { 'cf-connecting-ip': '192.0.2.8' })).status).toBe(422)
  })
})
