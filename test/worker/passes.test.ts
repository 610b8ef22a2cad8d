// Install passes at the door: what a browser is given, where its keys go, and who is refused.
import { expect, test } from 'vitest'
import { ask, bearer, begin, HOST, json, post, refusal } from './people.ts'

const origin = { origin: `http://${HOST}` }

test('a pass sets the keys as a cookie of its table alone, which no script reads, and tells them to nobody', async () => {
  const { code, hostKey, keys } = await begin(2, { game: 'kairo', mode: 'digital' })
  const cookie = `keys=${keys[1]}.${hostKey}.20000`
  const given = await post(`/t/${code}/passes`, {}, { cookie, ...origin })
  expect(given.headers.get('cache-control')).toBe('private, no-store')
  const { pass } = await json(given)
  const redeemed = await post(
    `/t/${code}/passes/redeem`,
    { pass },
    { ...origin, 'accept-language': 'de' },
  )
  const [set] = redeemed.headers.getSetCookie()
  expect(set).toMatch(
    new RegExp(`^keys=${keys[1]}\\.${hostKey}\\.\\d+; .*Path=/t/${code}; HttpOnly; SameSite=Lax$`),
  )
  expect(await redeemed.json()).toEqual({ opens: [1, 'host'], title: 'Kairo' })
  const again = await post(`/t/${code}/passes/redeem`, { pass }, origin)
  expect(again.headers.getSetCookie()).toEqual([])
  expect(await refusal(again)).toEqual({ status: 403, refused: 'wrong-pass' })
})

test('what the app holds already stays beside what a pass brings', async () => {
  const { code, keys } = await begin(2)
  const { pass } = await json(await post(`/t/${code}/passes`, {}, bearer(keys[0]!)))
  const here = { cookie: `keys=${keys[1]}.20000`, ...origin }
  const [set] = (await post(`/t/${code}/passes/redeem`, { pass }, here)).headers.getSetCookie()
  expect(set).toContain(`keys=${keys[1]}.${keys[0]}.`)
})

test('no other page asks for a pass or hands one in, and no address ever holds one', async () => {
  const { code, keys } = await begin(2)
  const cookie = `keys=${keys[0]}.20000`
  expect(await refusal(await post(`/t/${code}/passes`, {}, { cookie }))).toMatchObject({
    refused: 'not-your-seat',
  })
  for (const way of ['passes', 'passes/redeem']) {
    const foreign = await post(`/t/${code}/${way}`, {}, { cookie, origin: 'http://elsewhere.test' })
    expect(await refusal(foreign)).toMatchObject({ status: 403, refused: 'foreign-origin' })
    expect(await refusal(await ask(`/t/${code}/${way}`))).toMatchObject({
      status: 405,
      refused: 'wrong-method',
    })
  }
  for (const pass of [undefined, 7, '', 'short', 'x'.repeat(23), `${'x'.repeat(21)}!`, ['a'], {}])
    expect(await refusal(await post(`/t/${code}/passes/redeem`, { pass }))).toEqual({
      ...{ status: 422, refused: 'malformed', at: { field: 'pass' } },
    })
  expect(
    await refusal(await post('/t/222222/passes/redeem', { pass: 'x'.repeat(22) })),
  ).toMatchObject({ status: 404 })
})
