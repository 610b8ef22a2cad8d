// What a move would lead to: told to who asks and to nobody else, written nowhere, and without what
// its seat may not know.
import { expect, test } from 'vitest'
import { ask, bearer, begin, json, move, openTable, post, refusal } from './people.ts'

const see = async (code: string, key?: string, path = '') =>
  json(await ask(`/t/${code}${path}`, key ? { headers: bearer(key) } : {}))

test('it answers its own seat’s frame; nothing is written, and others are told nothing', async () => {
  const { code, keys } = await begin(3, { game: 'cape-horn', mode: 'digital' })
  const { waiting, seq } = await see(code)
  const key = keys[waiting[0]]!
  const before = await see(code, key)
  const { webSocket } = await ask(`/t/${code}/socket`, { headers: { upgrade: 'websocket' } })
  const heard: { tell: string }[] = []
  webSocket!.addEventListener('message', ({ data }) => heard.push(JSON.parse(data as string)))
  webSocket!.accept()
  const { moves } = await json(await ask(`/t/${code}/moves`, { headers: bearer(key) }))
  const lay = moves.find(({ kind }: { kind: string }) => kind === 'lay')
  const tried = await json(await move(code, key, lay, { dry: true, seen: seq }))
  expect(tried.you).toBe(waiting[0])
  expect(tried.seq).toBe(seq + 1)
  expect(tried.view.laid[lay.at]).toBe(lay.card)
  expect(tried.view.hand).toHaveLength(before.view.hand.length - 1)
  expect(await see(code, key)).toEqual(before)
  expect((await see(code, undefined, '/log')).actions).toHaveLength(seq)
  await move(code, key, lay)
  await expect.poll(() => heard.filter(({ tell }) => tell === 'frame')).toHaveLength(2)
  expect((await see(code, key)).view.laid).toEqual(tried.view.laid)
  webSocket!.close()
})

test('the last bid opens none: what others sealed stays sealed', async () => {
  for (const mode of ['digital', 'companion']) {
    const { code, keys } = await begin(2, { game: 'cape-to-cairo', mode })
    await move(code, keys[0]!, { kind: 'bid', pounds: 87 })
    const { seq } = await see(code)
    const answer = await move(code, keys[1]!, { kind: 'bid', pounds: 3 }, { dry: true })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    expect(text).not.toMatch(/\b87\b/) // no card has that number
    expect(JSON.parse(text).view).toMatchObject({
      phase: { kind: 'auction', bid: 3, sealed: [true, true] },
    })
    expect((await see(code)).seq).toBe(seq)
  }
})

test('luck, strangers, rules and the limit refuse it', async () => {
  const { code, keys } = await begin(2, { game: 'cape-to-cairo', mode: 'digital' })
  const bid = { kind: 'bid', pounds: 3 }
  const status = async (key: string, what: unknown, more = {}) =>
    refusal(await move(code, key, what, { dry: true, ...more }))
  expect(await status('no-such-key-at-all', bid)).toMatchObject({ status: 403 })
  expect(await status(keys[0]!, bid, { seat: 1 })).toMatchObject({
    status: 403,
    refused: 'not-your-seat',
  })
  expect(await status(keys[0]!, { kind: 'bid', pounds: 900 })).toMatchObject({ status: 409 })
  expect(await status(keys[0]!, { kind: 'pass', pounds: 900 })).toMatchObject({
    status: 422,
    refused: 'malformed',
  })
  const empty = await openTable()
  const none = await post(
    `/t/${empty.code}/moves`,
    { id: 'a', dry: true, move: bid },
    bearer(empty.hostKey),
  )
  expect(await refusal(none)).toMatchObject({ status: 409, refused: 'not-started' })
  // Bids, then landscapes: whoever builds first may draw, which is luck.
  for (const key of keys) await move(code, key, bid)
  const builder = async (): Promise<string> => {
    const { waiting, view } = await see(code)
    const key = keys[waiting[0]]!
    if (view.phase.kind === 'building') return key
    const { moves } = await json(await ask(`/t/${code}/moves`, { headers: bearer(key) }))
    await move(code, key, moves[0])
    return builder()
  }
  expect(await status(await builder(), { kind: 'draw' })).toMatchObject({
    status: 409,
    refused: 'needs-luck',
  })
})

test('Le Camino’s view says what both ways cost, as far as they can be laid', async () => {
  const { code, keys } = await begin(2, {
    game: 'camino',
    mode: 'digital',
    options: { variant: 'caminito-small' },
  })
  const { waiting, view } = await see(code)
  expect(view.ways).toEqual([{ possible: 15 }, { possible: 15 }])
  const { moves } = await json(
    await ask(`/t/${code}/moves`, { headers: bearer(keys[waiting[0]]!) }),
  )
  const tried = await json(await move(code, keys[waiting[0]]!, moves[0], { dry: true }))
  expect(tried.view.ways.map(({ possible }: { possible: number }) => possible)).toEqual([15, 15])
})
