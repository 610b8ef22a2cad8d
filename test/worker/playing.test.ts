// Moves, slips and the end of a game over the doors, and each way to get them wrong.
import { describe, expect, test } from 'vitest'
import {
  ask,
  Browser,
  bearer,
  begin,
  formsOf,
  json,
  move,
  openTable,
  playOut,
  post,
  refusal,
} from './people.ts'

const nobody = 'a'.repeat(22)

describe('moves', () => {
  const bid = { kind: 'bid', pounds: 3 }

  test('what is offered is taken, once', async () => {
    const { code, keys } = await begin()
    const { moves, next } = await json(await ask(`/t/${code}/moves`, { headers: bearer(keys[0]!) }))
    expect(moves.length).toBeGreaterThan(0)
    expect(next).toBeUndefined()
    const made = { id: 'twice', seen: 1, move: bid }
    const first = await json(await post(`/t/${code}/moves`, made, bearer(keys[0]!)))
    const again = await json(await post(`/t/${code}/moves`, made, bearer(keys[0]!)))
    expect([first, again]).toEqual([{ seq: 2 }, { seq: 2 }])
    const other = await post(`/t/${code}/moves`, made, bearer(keys[1]!))
    expect((await json(other)).seq).toBe(3)
  })

  test('are named in the reader’s language where names are asked for, and stand in a list for people', async () => {
    const { code, keys } = await begin()
    const german = { ...bearer(keys[0]!), 'accept-language': 'de' }
    const { moves, names } = await json(await ask(`/t/${code}/moves?names`, { headers: german }))
    expect(names.length).toBe(moves.length)
    expect(names[0]).toMatch(/bieten/)
    const page = await ask(`/t/${code}?seat=0&list`, {
      headers: { ...german, accept: 'text/html' },
    })
    expect(await page.text()).toContain(names[0])
  })

  test('before the start, for others, by nobody', async () => {
    const { code } = await openTable()
    const { key } = await json(await post(`/t/${code}/seats`, {}))
    expect(await refusal(await move(code, key, bid))).toEqual({
      status: 409,
      refused: 'not-started',
    })
    const begun = await begin()
    expect(await refusal(await move(begun.code, nobody, bid))).toEqual({
      status: 403,
      refused: 'not-your-seat',
    })
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
    expect(await json(answer)).toMatchObject({
      refused: 'over-capital',
      rule: 'bids',
      why: expect.any(String),
    })
  })

  test('nonsense is malformed and changes nothing', async () => {
    const { code, keys } = await begin()
    const send = async (said: unknown) =>
      refusal(await post(`/t/${code}/moves`, said, bearer(keys[0]!)))
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
      expect(await send({ id: 'n', move: nonsense })).toMatchObject({
        status: 422,
        refused: 'malformed',
      })
    }
    expect(await send({ id: 'n' })).toEqual({
      status: 422,
      refused: 'malformed',
      at: { field: 'move' },
    })
    expect(await send({ move: bid })).toEqual({
      status: 422,
      refused: 'malformed',
      at: { field: 'id' },
    })
    expect(await send({ id: 'x'.repeat(65), move: bid })).toMatchObject({
      status: 422,
      at: { field: 'id' },
    })
    expect(await send({ id: 'n', seen: 'soon', move: bid })).toMatchObject({
      status: 422,
      at: { field: 'seen' },
    })
    expect((await json(await ask(`/t/${code}`))).seq).toBe(1)
  })

  test('taken back until the last seal, which is told by its number', async () => {
    const { code, keys } = await begin()
    const undo = (id: string, seq: number) => post(`/t/${code}/undo`, { id, seq }, bearer(keys[0]!))
    await move(code, keys[0]!, bid)
    expect((await undo('u1', 2)).status).toBe(200)
    expect(await refusal(await undo('u2', 2))).toEqual({
      status: 404,
      refused: 'no-such-action',
      at: { seq: 2 },
    })
    const { seq } = await json(await move(code, keys[0]!, bid))
    await move(code, keys[1]!, { kind: 'bid', pounds: 4 })
    expect(await refusal(await undo('u3', seq))).toEqual({
      status: 409,
      refused: 'too-late',
      at: { seq: seq + 1, seats: [1] },
    })
    expect(await refusal(await move(code, keys[0]!, bid, { seen: 1 }))).toMatchObject({
      status: 409,
      refused: 'moved-on',
    })
    expect(await refusal(await undo('u4', -1))).toMatchObject({ status: 422, at: { field: 'seq' } })
  })

  test('a correction is looked at first, then made; a revealed bid is not struck', async () => {
    const { code, keys } = await begin(2, { consent: 'trusting' })
    await move(code, keys[0]!, bid)
    await move(code, keys[1]!, { kind: 'bid', pounds: 4 })
    const correct = (said: object) =>
      post(`/t/${code}/correct`, { id: 'c1', seq: 2, ...said }, bearer(keys[0]!))
    const led = await json(await correct({ move: { kind: 'bid', pounds: 9 }, preview: true }))
    expect(led).toMatchObject({ game: 'cape-to-cairo', seq: 4 })
    expect((await json(await ask(`/t/${code}`))).seq).toBe(3)
    expect(await refusal(await correct({}))).toMatchObject({ status: 409, refused: 'already-open' })
    expect(await json(await correct({ move: { kind: 'bid', pounds: 9 } }))).toEqual({ seq: 4 })
    const log = await json(await ask(`/t/${code}/log?after=3`, { headers: bearer(keys[1]!) }))
    expect(log).toMatchObject({ you: 1, actions: [{ seq: 4, corrects: 2 }] })
    expect(await refusal(await ask(`/t/${code}/log?after=x`))).toMatchObject({
      status: 422,
      at: { field: 'after' },
    })
  })

  test('a seal stays in its envelope at every table', async () => {
    const { code, keys } = await begin(3)
    await move(code, keys[0]!, { kind: 'bid', pounds: 17 })
    for (const path of ['', '/log', '/screen', '/qr.svg']) {
      for (const headers of [{}, bearer(keys[1]!)]) {
        for (const accept of ['application/json', 'text/html']) {
          const said = await (
            await ask(`/t/${code}${path}`, { headers: { ...headers, accept } })
          ).text()
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
      expect(await refusal(await ask(`/t/${code}/result.${kind}`))).toEqual({
        status: 409,
        refused: 'not-over',
      })
    }
    expect(await refusal(await ask(`/t/${code}/again`))).toEqual({
      status: 404,
      refused: 'no-next-table',
    })
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
    expect(await refusal(await ask(`/t/${code}`))).toEqual({
      status: 404,
      refused: 'no-such-table',
    })
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
    expect(csv.headers.get('content-disposition')).toBe(
      `attachment; filename="cape-to-cairo-${code}.csv"`,
    )
    expect([...new Uint8Array(await csv.clone().arrayBuffer())].slice(0, 3)).toEqual([
      0xef, 0xbb, 0xbf,
    ])
    const rows = (await csv.text()).trimEnd().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^\ufeff?Rank,Name,/)
    for (const head of rows[0]!.replace('\ufeff', '').split(',')) expect(head).toMatch(/^\p{Lu}/u)
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
    const link = (
      await ask(`/t/${code}/result.bgstats`, { headers: { accept: 'text/html' } })
    ).headers.get('location')!
    expect(JSON.parse(decodeURIComponent(link.split('data=')[1]!))).toEqual(play)

    // Everybody may see everything now, and two who ask for another game at once get the same one.
    const { actions } = await json(await ask(`/t/${code}/log`))
    expect(actions.slice(1).every(({ move }: { move?: unknown }) => move !== undefined)).toBe(true)
    const [first, second] = await Promise.all(
      keys.map(key => post(`/t/${code}/again`, {}, bearer(key)).then(json)),
    )
    expect(first.code).toMatch(/^\w{6}$/)
    expect(second).toEqual(first)
    const next = await json(await ask(`/t/${first.code}`, { headers: bearer(keys[1]!) }))
    expect(next).toMatchObject({
      you: 1,
      seq: 0,
      seats: [{ taken: true, name: names[0] }, { taken: true }],
    })
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
    const [, next] = /data-table="(\w{6})"/.exec(lobby.html)!
    expect(next).not.toBe(code)
    expect(lobby.html).toMatch(/mine" id="lobby-seat-0"/)
    // From now on they are renewed as if they had been given here.
    const [kept] = lobby.headers.getSetCookie()
    expect(kept).toMatch(new RegExp(`^keys=[\\w-]{22}[.]\\d+; Max-Age=7776000; Path=/t/${next}; `))

    // Another seat is taken at the new table; then the old table's page is opened once more.
    const sit = { method: 'POST', body: new URLSearchParams({ key: keys[1]! }) }
    expect((await browser.visit(`/t/${next}/seats`, sit)).status).toBe(303)
    expect((await browser.visit(`/t/${code}/again`)).location).toBe(`/t/${next}`)
    const back = await browser.visit(`/t/${next}`)
    expect(back.html).toMatch(/mine" id="lobby-seat-0"/)
    expect(back.html).toMatch(/mine" id="lobby-seat-1"/)
  })
})

test.each([
  ['cape-horn', 'companion', {}, true],
  ['camino', 'companion', {}, true],
  ['kairo', 'companion', { coins: 'real' }, true],
  ['kairo', 'companion', {}, false], // purses are kept
  ['cape-horn', 'digital', {}, false],
  ['camino', 'digital', {}, false],
])('one phone for all at %s, %s %o: without a curtain %s', async (game, mode, options, isOpen) => {
  const { code, keys } = await begin(game === 'camino' ? 2 : 3, { game, mode, options })
  const { headers, status } = await ask(`/t/${code}`, {
    headers: { cookie: `keys=${keys.join('.')}`, accept: 'text/html' },
  })
  expect([status, headers.get('location')]).toEqual(
    isOpen ? [303, `/t/${code}?seat=0`] : [200, null],
  )
})
