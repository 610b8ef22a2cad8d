// The pages of a game from the box: what is the next thing to do is the main key, what is wrong is
// said where it is told, with a way there.
import { expect, test } from 'vitest'
import { everything } from '../../web/games/placing.ts'
import { open } from '../../web/games/play.ts'
import { boxOf } from '../../web/shelf.ts'
import { pageWords } from '../../web/words/all.ts'
import { seeded } from '../chance.ts'
import { ask, bearer, json, openTable, post } from './people.ts'

const { position: say, start } = pageWords('en')

const pageOf = async (path: string, key: string) =>
  (
    await ask(path, { headers: { accept: 'text/html', 'accept-language': 'en', ...bearer(key) } })
  ).text()

const mainKeys = (html: string) =>
  [...html.matchAll(/<(a|button)\b[^>]*class="button main"[^>]*>(.*?)<\/\1>/gs)].map(
    ([whole, , words]) => ({
      to: /href="([^"]*)"/.exec(whole)?.[1]?.replaceAll('&amp;', '&'),
      words,
    }),
  )

const bazaar = async () => {
  const { code, hostKey } = await openTable({
    game: 'kairo',
    seats: 2,
    placed: true,
    mode: undefined,
  })
  const { options } = await json(await ask(`/t/${code}`))
  const { game, layout } = boxOf('kairo')!.digital
  const areas = everything(game, layout.layoutOf, open(game, 2, options, seeded(5)).state, 2)
  const tell = async (said: object) =>
    expect((await post(`/t/${code}/position`, said, bearer(hostKey))).status).toBe(200)
  return { at: `/t/${code}`, hostKey, areas, tell }
}

test('the lobby leads to what is still missing, and starts only where it can', async () => {
  const { at, hostKey, areas, tell } = await bazaar()
  const lobby = () => pageOf(at, hostKey)
  expect(mainKeys(await lobby())).toEqual([{ to: `${at}/position?step=1`, words: say.link }])
  expect(await lobby()).toContain('First enter what is on your table.')
  for (const area of areas.filter(({ area }) => !/^(supply|waits|pile|display)$/.test(area)))
    await tell(area)
  const { areas: steps } = await json(await ask(`${at}/position`, { headers: bearer(hostKey) }))
  expect(steps.length).toBeGreaterThan(3)
  const [{ to, words } = { to: '' }] = mainKeys(await lobby())
  expect(words).toBe(say.goOn)
  expect(await pageOf(to!, hostKey)).toContain('The display</bdi>')
  await tell(areas.find(({ area }) => area === 'display')!)
  expect(mainKeys(await lobby())).toEqual([{ to: undefined, words: start(2) }])
})

test('four customers instead of five are told where they are entered, and from the end a link leads back', async () => {
  const { at, hostKey, areas, tell } = await bazaar()
  const customers = areas.find(({ area }) => area === 'customers')!
  await tell({ area: 'customers', pieces: customers.pieces.slice(1) })
  const why = 'Five customers must be on the board'
  const step = (nth: number) => pageOf(`${at}/position?step=${nth}`, hostKey)
  expect(await step(1)).toContain(why)
  expect(mainKeys(await step(1))).toEqual([])
  expect(await step(2)).not.toContain(why)
  expect(mainKeys(await step(2))).toMatchObject([{ words: say.next }])
  const last = await step(99)
  expect(last.indexOf(why)).toBeLessThan(last.indexOf('<select'))
  expect(mainKeys(last)).toEqual([
    { to: `${at}/position?seat=room&step=1`, words: say.goTo('Customers on the board') },
  ])
  await tell(customers)
  expect(await step(1)).not.toContain(why)
})

test('each square of a board says its row, its column and what lies there', async () => {
  const { at, hostKey, areas, tell } = await bazaar()
  await tell(areas.find(({ area }) => area === 'customers')!)
  const names = async (lang: string) => {
    const headers = { accept: 'text/html', 'accept-language': lang, ...bearer(hostKey) }
    const html = await (await ask(`${at}/position?step=3`, { headers })).text()
    return [...html.matchAll(/<a\b[^>]*class="lay-square[^>]*aria-label="([^"]*)"/g)].map(
      ([, name]) => name!,
    )
  }
  for (const lang of ['en', 'fr', 'it', 'de']) {
    const all = await names(lang)
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(all).size).toBe(all.length)
  }
  const english = await names('en')
  expect(english[0]).toBe('row a, column 1, district 1: Nothing')
  expect(
    english.filter(name => /^row [a-l], column \d+, district \d: Customer, \w+$/.test(name)),
  ).toHaveLength(5)
})

test('a form asks first for how many the game from the box is', async () => {
  const home = await (
    await ask('/?game=kairo', { headers: { accept: 'text/html', 'accept-language': 'en' } })
  ).text()
  expect(
    [...home.matchAll(/name="placed" value="(\d)"/g)].map(([, count]) => Number(count)),
  ).toEqual([2, 3, 4])
  const answer = await ask('/tables', {
    method: 'POST',
    body: new URLSearchParams({ game: 'kairo', seats: '4', placed: '3' }).toString(),
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'lang=en',
    },
  })
  expect(answer.status).toBe(303)
  const code = /\/t\/(\w{6})/.exec(answer.headers.get('location')!)![1]
  const { seats, placed } = await json(await ask(`/t/${code}`))
  expect([seats.length, placed]).toEqual([3, true])
})

test('seats that nobody has taken are called by the colours that the lobby offers', async () => {
  const { code, hostKey } = await openTable({
    game: 'kairo',
    seats: 3,
    placed: true,
    mode: undefined,
  })
  const colour = boxOf('kairo')!.colours[1]!
  await post(`/t/${code}/seats`, { seat: 0, colour })
  const html = await pageOf(`/t/${code}/position?step=99`, hostKey)
  expect(html).not.toMatch(/Seat \d/)
  const names = [...html.matchAll(/<bdi>Hand of (\w+)<\/bdi>/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(3)
})
