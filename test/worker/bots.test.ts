// The doors of bots: a table alone against them, one more at a seat, one less, and what a bot would
// do.
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { PAUSE } from '../../durable/bots.ts'
import { shelf } from '../../web/shelf.ts'
import type { Env } from '../../worker/visit.ts'
import { isOnline } from '../boxes.ts'
import { unpause } from '../unpaused.ts'
import {
  ask,
  Browser,
  bearer,
  begin,
  formsOf,
  json,
  move,
  openTable,
  post,
  refusal,
} from './people.ts'

const soon = { timeout: 60_000, interval: 50 }
const from = { 'cf-connecting-ip': '10.9.9.9' }

test.each(shelf.filter(isOnline).map(({ id, seats }) => [id, seats[0]!] as const))(
  '%s is tried alone by one request: a table that has begun',
  async (game, seats) => {
    const opened = await post('/tables', { game, alone: 'steady' }, from)
    expect(opened.status).toBe(201)
    const { code, key, seat, hostKey } = await json(opened)
    expect(seat).toBe(0)
    const frame = await json(await ask(`/t/${code}`, { headers: bearer(key) }))
    expect(frame).toMatchObject({ mode: 'digital', you: 0 })
    expect(frame.view).toBeDefined()
    const [mine, ...others] = frame.seats
    expect(mine.bot).toBeUndefined()
    expect(others.map(({ bot }: { bot: string }) => bot)).toEqual(Array(seats - 1).fill('steady'))
    expect((await ask(`/t/${code}`, { method: 'DELETE', headers: bearer(hostKey) })).status).toBe(
      200,
    )
  },
)

test('alone with more, by a sharp one, or by what is no bot', async () => {
  const wish = { game: 'cape-to-cairo', alone: 'sharp', seats: 4 }
  const { code } = await json(await post('/tables', wish, from))
  const { seats } = await json(await ask(`/t/${code}`))
  expect(seats.map(({ bot }: { bot?: string }) => bot)).toEqual([
    undefined,
    'sharp',
    'sharp',
    'sharp',
  ])
  expect(await refusal(await post('/tables', { ...wish, alone: 'mad' }, from))).toEqual({
    ...{ status: 422, refused: 'no-such-level', at: { field: 'alone' } },
  })
})

describe('without script', () => {
  test('from home by one button to one’s own turn, and the page says what a bot would do', async () => {
    const browser = new Browser()
    const { html } = await browser.visit('/?box=camino')
    const alone = formsOf(html).findLast(({ action }) => action === '/tables')
    // Its controls stand outside of it: of each choice, the value that is set.
    const choices = [
      ...html.matchAll(/<select form="alone" name="([^"]+)"[^>]*>(.*?)<\/select>/gs),
    ].map(([, name, options]) => [
      name!,
      (/<option [^>]*selected[^>]*>/.exec(options!) ?? [options!])[0].match(/value="([^"]+)"/)![1]!,
    ])
    expect(choices).toEqual([
      ['options.variant', 'caminito-small'],
      ['seats', '2'],
      ['alone', 'steady'],
    ])
    const body = new URLSearchParams([...alone!.fields, ...choices])
    const at = (await browser.visit('/tables', { method: 'POST', body })).location!
    await vi.waitFor(
      async () => expect((await browser.visit(at)).html).toContain('What would you do?'),
      soon,
    )
    const [, to] = /href="([^"]*)" data-advice="ask"/.exec((await browser.visit(at)).html)!
    const advised = await browser.visit(to!.replaceAll('&amp;', '&'))
    expect(advised.html).toMatch(/class="advised"><span role="status"><b>[^<]{5,}/)
    expect(advised.html).toContain('data-advised')
  })

  test('the host adds a bot in the lobby and takes it away', async () => {
    const browser = new Browser()
    const body = new URLSearchParams({ game: 'kairo', mode: 'digital', seats: '2' })
    const at = (await browser.visit('/tables', { method: 'POST', body })).location!
    const form = (html: string, end: RegExp) =>
      formsOf(html).find(({ action }) => end.test(action))!
    const sat = await browser.submit(form((await browser.visit(at)).html, /\/seats$/), {
      colour: 'blue',
    })
    const add = form(sat.html, /\/bots$/)
    expect(add.buttons).toEqual([
      ['level', 'easy'],
      ['level', 'steady'],
      ['level', 'sharp'],
    ])
    const added = await browser.submit(add, {}, ['level', 'easy'])
    expect(added.html).toContain('bot, easy')
    expect((await browser.submit(form(added.html, /remove$/))).html).not.toContain('bot, easy')
  })

  test('a host without a seat lets bots take all of them, and looks on', async () => {
    const browser = new Browser()
    const body = new URLSearchParams({ game: 'kairo', mode: 'digital', seats: '4' })
    const at = (await browser.visit('/tables', { method: 'POST', body })).location!
    const form = (html: string, end: RegExp) =>
      formsOf(html).find(({ action }) => end.test(action))!
    let lobby = await browser.visit(at)
    for (const level of ['easy', 'steady', 'sharp', 'easy'])
      lobby = await browser.submit(form(lobby.html, /\/bots$/), {}, ['level', level])
    expect(form(lobby.html, /\/bots$/)).toBeUndefined()
    const begun = await browser.submit(form(lobby.html, /\/start$/))
    expect(begun.html).toMatch(/data-face="[^"]*board/)
  })
})

test('a program lets bots play, at the levels there are, and is told why not', async () => {
  const { code, hostKey } = await openTable({ mode: 'digital' })
  const host = bearer(hostKey)
  const bots = `/t/${code}/bots`
  expect(await json(await post(bots, { seat: 1, level: 'sharp' }, host))).toEqual({
    seat: 1,
    level: 'sharp',
  })
  expect(await refusal(await post(bots, { seat: 2, level: 'mad' }, host))).toMatchObject({
    refused: 'no-such-level',
  })
  expect(await refusal(await post(bots, { level: 'easy' }, host))).toMatchObject({
    refused: 'malformed',
  })
  expect(await refusal(await post(bots, { seat: 2, level: 'easy' }))).toMatchObject({
    status: 403,
    refused: 'not-host',
  })
  expect((await ask(`${bots}/1`, { method: 'DELETE', headers: host })).status).toBe(200)
  expect(await refusal(await ask(`${bots}/1`, { method: 'DELETE', headers: host }))).toMatchObject({
    status: 404,
  })
  const beside = await openTable({ mode: 'companion' })
  expect(
    await refusal(
      await post(`/t/${beside.code}/bots`, { seat: 1, level: 'easy' }, bearer(beside.hostKey)),
    ),
  ).toMatchObject({ refused: 'no-bots-beside' })
})

test('the menu offers the host a bot only where it may sit', async () => {
  const { code, hostKey, keys } = await begin(3, { mode: 'digital' })
  const mayPlay = async () => {
    const headers = { ...bearer(hostKey), accept: 'text/html' }
    const forms = formsOf(await (await ask(`/t/${code}/menu`, { headers })).text())
    return forms
      .filter(({ action }) => action.endsWith('/bots'))
      .map(({ fields }) => Number(fields[0]![1]))
  }
  expect(await mayPlay()).toEqual([0, 1, 2])
  const { webSocket } = await ask(`/t/${code}/socket`, {
    headers: { upgrade: 'websocket', ...bearer(keys[1]!) },
  })
  webSocket!.accept()
  expect(await mayPlay()).toEqual([0, 2])
  webSocket!.close()
  await vi.waitFor(async () => expect(await mayPlay()).toEqual([0, 1, 2]), soon)
})

describe('advice', () => {
  const wish = { game: 'kairo', mode: 'digital', seats: 2 }
  const advice = (code: string, key: string) => ask(`/t/${code}/advice`, { headers: bearer(key) })

  test('is refused among people, and given where the table was opened with it, to who is on turn', async () => {
    const among = await begin(2, wish)
    expect(await refusal(await advice(among.code, among.keys[0]!))).toMatchObject({
      refused: 'no-advice',
    })
    const { code, keys } = await begin(2, { ...wish, advice: true })
    const { waiting, seq, advice: isOpen } = await json(await ask(`/t/${code}`))
    expect(isOpen).toBe(true)
    expect(await refusal(await advice(code, keys[1 - waiting[0]]!))).toMatchObject({
      refused: 'not-your-turn',
    })
    const told = await json(await advice(code, keys[waiting[0]]!))
    expect(told).toMatchObject({ seq })
    expect(told.says[0].length).toBeGreaterThan(3)
    const made = await post(
      `/t/${code}/moves`,
      { id: 'as-told', seen: seq, move: told.move },
      bearer(keys[waiting[0]]!),
    )
    expect(made.status).toBe(200)
    expect(await refusal(await ask(`/t/${code}/advice`))).toMatchObject({
      refused: 'not-your-seat',
    })
  })

  test('is thought up so often a minute and address, by either door; what costs no thought is not counted', async () => {
    const { code, hostKey, keys } = await begin(2, { ...wish, game: 'cape-to-cairo', advice: true })
    const address = '192.0.2.20'
    const askAs = (more: object, path = '/advice') =>
      ask(`/t/${code}${path}`, {
        headers: { ...bearer(keys[0]!), 'cf-connecting-ip': address, ...more },
      })
    expect((await askAs({})).status).toBe(200)
    await spend((env as unknown as Env).ADVICE, { 'cf-connecting-ip': address })
    const late = await askAs({ 'accept-language': 'de' })
    expect(late.headers.get('retry-after')).toBe('60')
    expect(await json(late)).toMatchObject({
      status: 429,
      refused: 'too-many',
      why: expect.stringContaining('Minute'),
    })
    const page = await askAs({ accept: 'text/html' }, '?advice')
    expect(page.status).toBe(429)
    expect(await page.text()).not.toContain('data-advised')
    expect(await refusal(await askAs(bearer(hostKey)))).toMatchObject({ status: 403 })
    expect((await askAs({ 'cf-connecting-ip': '192.0.2.21' })).status).toBe(200)
  })

  test('is chosen by the host before the start', async () => {
    const { code, hostKey } = await openTable(wish)
    const opened = async () => (await json(await ask(`/t/${code}`))).advice
    expect((await post(`/t/${code}/options`, { advice: true }, bearer(hostKey))).status).toBe(200)
    expect(await opened()).toBe(true)
    expect((await post(`/t/${code}/options`, {}, bearer(hostKey))).status).toBe(200)
    expect(await opened()).toBeUndefined()
  })
})

// Until an address may not do it any more this minute.
const spend = async (
  limit: RateLimit,
  { 'cf-connecting-ip': key }: { 'cf-connecting-ip': string },
) => {
  while ((await limit.limit({ key })).success);
}

test('tables at which two bots sit are counted by address, by every way to fill one', async () => {
  const { code, hostKey } = await openTable({ game: 'kairo', mode: 'digital', seats: 3 })
  const [spent, other] = [
    { 'cf-connecting-ip': '192.0.2.40' },
    { 'cf-connecting-ip': '192.0.2.41' },
  ]
  const add = (seat: number, at: object) =>
    post(`/t/${code}/bots`, { seat, level: 'easy' }, { ...bearer(hostKey), ...at })
  const alone = (seats: number, at: typeof spent) =>
    post('/tables', { game: 'kairo', alone: 'easy', seats }, at)
  await spend((env as unknown as Env).BOTS, spent)
  expect((await add(0, spent)).status).toBe(200)
  const late = await add(1, spent)
  expect(late.headers.get('retry-after')).toBe('60')
  expect(await refusal(late)).toEqual({ status: 429, refused: 'too-many' })
  expect((await add(0, spent)).status).toBe(200) // another one in its place
  expect((await alone(2, spent)).status).toBe(201)
  expect((await alone(3, spent)).status).toBe(429)
  expect((await add(1, other)).status).toBe(200)
  expect((await alone(3, other)).status).toBe(201)
})

test('results name bots as such', async () => {
  const { code, hostKey } = await openTable({
    game: 'camino',
    mode: 'digital',
    seats: 2,
    advice: true,
    options: { variant: 'caminito-small' },
  })
  for (const seat of [0, 1]) await post(`/t/${code}/bots`, { seat, level: 'easy' }, bearer(hostKey))
  expect((await post(`/t/${code}/start`, {}, bearer(hostKey))).status).toBe(200)
  // Nobody looks on by a socket: a look of the host is a move.
  const again = unpause()
  const isOver = async () => {
    await ask(`/t/${code}`, { headers: bearer(hostKey) })
    expect((await ask(`/t/${code}/result.json`)).status).toBe(200)
  }
  await vi.waitFor(isOver, { timeout: 600_000, interval: 1 })
  again()
  const spent = { 'cf-connecting-ip': '192.0.2.42' }
  await spend((env as unknown as Env).BOTS, spent)
  const next = (at: object) => post(`/t/${code}/again`, {}, { ...bearer(hostKey), ...at })
  expect((await next(spent)).status).toBe(429)
  expect((await next({ 'cf-connecting-ip': '192.0.2.43' })).status).toBe(200)
  const { standings } = await json(await ask(`/t/${code}/result.json`))
  expect(standings[0]).toMatchObject({ bot: 'easy', name: expect.stringContaining('(bot, easy)') })
  expect(await (await ask(`/t/${code}/result.csv`)).text()).toContain('(bot, easy)')
  expect(await (await ask(`/t/${code}/result.bgstats`)).text()).toContain('(bot, easy)')
  expect(await (await ask(`/t/${code}/result.svg`)).text()).toContain('(bot, easy)')
})

test('without a pause bots answer at once, and an address opens few such tables', async () => {
  const address = { 'cf-connecting-ip': '10.9.9.8' }
  const open = (more: object) =>
    post('/tables', { game: 'kairo', alone: 'easy', seats: 2, ...more }, address)
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const { code, key } = await json(await open({ pause: 0 }))
  const { seq, waiting } = await json(await ask(`/t/${code}`))
  if (waiting[0] === 0) {
    const { moves } = await json(await ask(`/t/${code}/moves`, { headers: bearer(key) }))
    await move(code, key, moves.at(-1))
  }
  await expect
    .poll(async () => (await json(await ask(`/t/${code}`))).seq, soon)
    .toBeGreaterThan(seq)
  expect(waits.mock.calls.map(([, ms]) => ms)).not.toContain(PAUSE)
  waits.mockRestore()
  expect(await refusal(await open({ pause: 1 }))).toMatchObject({
    status: 422,
    refused: 'malformed',
  })
  const answers = await Promise.all(Array.from({ length: 25 }, () => open({ pause: 0 })))
  expect(answers.map(({ status }) => status)).toContain(429)
})
