// A table at which a game goes on that lies on a real one: told before the start by those who sit
// there, hands by their own seats; and a game beside the box that goes on online.
import { expect, test } from 'vitest'
import type { Area } from '../../web/games/layout.ts'
import { rotating } from '../sweep.ts'
import { ask, bearer, begin, json, move, openTable, playOut, post, refusal } from './people.ts'

interface Laid {
  areas: Area[]
  rest: { turn: number }
}

const laidOut = async (code: string, key?: string): Promise<Laid> =>
  json(await ask(`/t/${code}/box`, key === undefined ? {} : { headers: bearer(key) }))

const seen = async (code: string, key?: string) =>
  json(await ask(`/t/${code}/position`, key === undefined ? {} : { headers: bearer(key) }))

const tell = (code: string, key: string | undefined, said: object) =>
  post(`/t/${code}/position`, said, key === undefined ? {} : bearer(key))

const placed = async (game: string, seats: number, sitters: number, options: object = {}) => {
  const { code, hostKey } = await openTable({ game, seats, placed: true, mode: undefined, options })
  const keys: string[] = []
  for (let seat = 0; seat < sitters; seat++)
    keys.push((await json(await post(`/t/${code}/seats`, { seat }))).key)
  return { code, hostKey, keys }
}

const isLeft = ({ area, own }: Area) => !own && /^(pile|pot|supply|waits)$/.test(area)

const games: [game: string, seats: number, options: object][] = [
  ['cape-to-cairo', 3, {}],
  ['cape-horn', 3, {}],
  ['kairo', 3, {}],
  ['camino', 2, { variant: 'caminito-small' }],
]

// One of the games a day.
test.each(rotating(games, games.length))(
  '%s begins as all together told, with an empty seat',
  async (game, seats, options) => {
    const old = await begin(seats, { game, mode: 'digital', options })
    const { code, hostKey, keys } = await placed(game, seats, seats - 1, options)
    expect(await json(await ask(`/t/${code}`))).toMatchObject({ mode: 'digital', placed: true })
    const { areas, rest } = await laidOut(old.code)
    for (const area of areas.filter(one => !one.own && !isLeft(one)))
      expect((await tell(code, keys[1 % keys.length]!, area)).status).toBe(200)
    expect((await tell(code, keys[0]!, { rest: { turn: rest.turn } })).status).toBe(200)
    const hands = areas.some(({ own }) => own)
    if (hands)
      expect((await refusal(await post(`/t/${code}/start`, {}, bearer(hostKey)))).refused).toMatch(
        /^(nothing-told|hand-untold|hand-size|too-few-dealt)$/,
      )
    for (const [seat, key] of old.keys.entries()) {
      const { areas: own } = await laidOut(old.code, key)
      // The last seat is empty: the host tells its hand.
      for (const { covered: _, ...area } of own.filter(one => one.own && one.seat === seat))
        expect((await tell(code, keys[seat] ?? hostKey, area)).status).toBe(200)
    }
    expect(await seen(code, hostKey)).not.toHaveProperty('refusal')
    const started = await post(`/t/${code}/start`, { order: [1, 0] }, bearer(hostKey))
    expect(started.status).toBe(200)
    keys.push((await json(await post(`/t/${code}/seats`, { seat: seats - 1 }))).key)
    for (const [seat, key] of keys.entries()) {
      const [mine, theirs] = await Promise.all([
        laidOut(code, key),
        laidOut(old.code, old.keys[seat]!),
      ])
      expect(mine.areas).toEqual(theirs.areas)
      expect(mine.rest).toEqual(theirs.rest)
    }
    expect(await refusal(await tell(code, keys[0]!, { rest: { turn: 0 } }))).toMatchObject({
      refused: 'already-started',
    })
    await playOut(code, keys)
  },
)

test('a hand is told and seen by its own seat alone; others know how many it is', async () => {
  const { code, hostKey, keys } = await placed('cape-horn', 3, 2)
  const card = { piece: 'card A', count: 1 }
  const put = (key: string | undefined, seat: number) =>
    tell(code, key, { area: 'hand', seat, put: card })
  expect((await put(keys[0], 0)).status).toBe(200)
  expect(await refusal(await put(keys[1], 0))).toMatchObject({
    status: 403,
    refused: 'not-your-seat',
  })
  expect(await refusal(await put(undefined, 0))).toMatchObject({ refused: 'not-your-seat' })
  expect(await refusal(await put(hostKey, 0))).toMatchObject({ refused: 'not-your-seat' })
  expect((await put(hostKey, 2)).status).toBe(200)
  expect(await refusal(await put(keys[1], 2))).toMatchObject({ refused: 'not-your-seat' })
  expect((await put(keys[1], 1)).status).toBe(200)
  const handOf = async (seat: number, key?: string) =>
    (await seen(code, key)).areas.find((one: Area) => one.area === 'hand' && one.seat === seat)
  expect(await handOf(0, keys[0])).toMatchObject({ pieces: [card] })
  for (const key of [keys[1], hostKey, undefined]) {
    expect(await handOf(0, key)).toMatchObject({ pieces: [], covered: 1 })
    expect(
      JSON.stringify(await json(await ask(`/t/${code}`, key ? { headers: bearer(key) } : {}))),
    ).not.toContain('card A')
  }
  expect((await seen(code, keys[1])).tells).toEqual([1])
  expect((await seen(code, hostKey)).tells).toEqual([2])
  // The hand of who leaves goes with them: the host would see it.
  await post(`/t/${code}/seats/1/free`, {}, bearer(keys[1]!))
  expect(await handOf(1, hostKey)).toBeUndefined()
  // Who sits down now finds what the host told for the seat, and the host does not any more.
  const { key: late } = await json(await post(`/t/${code}/seats`, { seat: 2 }))
  expect(await handOf(2, late)).toMatchObject({ pieces: [card] })
  expect(await handOf(2, hostKey)).toMatchObject({ pieces: [], covered: 1 })
})

test('what no game asks, or no table has, is refused; the start names the piece that is too much', async () => {
  const { code, hostKey, keys } = await placed('cape-to-cairo', 2, 2)
  const wrong = [
    { area: 'pile', covered: 3 },
    { area: 'offer', covered: 3 },
    { area: 'offer', put: { piece: 'card 999', count: 1 } },
    { area: 'money', seat: 7, set: { piece: 'pound', count: 3 } },
    { area: 'money', seat: 0, set: { piece: 'pound', count: 1000 } },
    { area: 'stock', put: { piece: 'card 3', count: 1, at: 4 } },
    { rest: { turn: 2 } },
    { rest: { prefers: 1 } },
    { area: 'offer' },
    { area: 'offer', pieces: Array(401).fill({ piece: 'card 1', count: 1 }) },
    {},
  ]
  for (const said of wrong)
    expect((await refusal(await tell(code, keys[0]!, said))).refused, JSON.stringify(said)).toBe(
      'malformed',
    )
  for (const area of ['offer', 'stock'])
    expect((await tell(code, keys[0]!, { area, put: { piece: 'card 3', count: 1 } })).status).toBe(
      200,
    )
  const answer = await post(`/t/${code}/start`, {}, bearer(hostKey))
  expect(await json(answer)).toMatchObject({ refused: 'more-than-box', at: { piece: 'card 3' } })
  for (const key of [hostKey, keys[1]]) expect(await seen(code, key)).toHaveProperty('refusal')
  // Whoever only watches is told no reason: it costs a search.
  expect(await seen(code)).not.toHaveProperty('refusal')
  // By other rules all is asked anew.
  expect(
    (await post(`/t/${code}/options`, { options: { bonusFrom: 'pile' } }, bearer(hostKey))).status,
  ).toBe(200)
  expect((await seen(code, keys[0])).areas).toEqual([])
  const plain = await openTable({ mode: 'digital' })
  expect(await refusal(await ask(`/t/${plain.code}/position`))).toMatchObject({
    refused: 'not-from-box',
  })
  expect(await refusal(await tell(plain.code, plain.hostKey, { rest: { turn: 0 } }))).toMatchObject(
    {
      refused: 'not-from-box',
    },
  )
  expect(
    await refusal(
      await post('/tables', { game: 'cape-to-cairo', seats: 2, placed: true, alone: 'easy' }),
    ),
  ).toMatchObject({
    refused: 'not-from-box',
  })
})

test('a game beside the box goes on online: seats, and what its sheet knows, come along', async () => {
  const { code, hostKey, keys } = await begin(2, { game: 'cape-to-cairo', mode: 'companion' })
  for (const [seat, pounds] of [12, 5].entries())
    await move(code, keys[seat]!, { kind: 'bid', pounds })
  expect(await refusal(await post(`/t/${code}/online`, {}))).toMatchObject({
    refused: 'not-your-seat',
  })
  const { code: next } = await json(await post(`/t/${code}/online`, {}, bearer(keys[1]!)))
  expect(next).not.toBe(code)
  // Two at once come to the same table, and pages that are open are led there.
  expect((await json(await post(`/t/${code}/online`, {}, bearer(hostKey)))).code).toBe(next)
  expect((await json(await ask(`/t/${code}`))).again).toBe(next)
  const frame = await json(await ask(`/t/${next}`, { headers: bearer(keys[0]!) }))
  expect(frame).toMatchObject({ mode: 'digital', placed: true, you: 0, seq: 0 })
  const { areas } = await seen(next, keys[0]!)
  const moneyOf = (seat: number) =>
    areas.find((one: Area) => one.area === 'money' && one.seat === seat)
  expect([0, 1].map(moneyOf)).toMatchObject([
    { pieces: [{ piece: 'pound', count: 88 }] },
    { pieces: [{ piece: 'pound', count: 95 }] },
  ])
})

test('an online game, or one that is not begun, does not go on online', async () => {
  const online = await begin(2, { game: 'cape-to-cairo', mode: 'digital' })
  expect(
    await refusal(await post(`/t/${online.code}/online`, {}, bearer(online.hostKey))),
  ).toMatchObject({
    refused: 'not-in-this-mode',
  })
  const lobby = await openTable({ game: 'cape-to-cairo', mode: 'companion' })
  expect(
    await refusal(await post(`/t/${lobby.code}/online`, {}, bearer(lobby.hostKey))),
  ).toMatchObject({
    refused: 'not-started',
  })
})
