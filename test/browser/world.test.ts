// The world outside the laboratory: browsers that lack something, blocked and broken scripts, pages
// that a browser translates. What the server drew stays and goes on by forms, and what people read
// is true.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, shelf } from '../../web/shelf.ts'
import { seated } from '../boxes.ts'
import { rotating } from '../sweep.ts'
import { address as house, withPhones } from './browser.ts'
import { hold, hydrated, say, see, soon } from './people.ts'
import { endByBots, frameOf, gathered, type Played, playTo, start, started } from './program.ts'
import { translate } from './translated.ts'

const newPhone = withPhones()
const boxes = rotating(
  shelf.flatMap(({ id, modes }) => modes.map(mode => [id, mode] as const)),
  3,
)

const people = (game: string) => seated(boxOf(game)!, ['Ama', 'Jonas', 'Marta'])

const seqOn = (page: Page): Promise<number> =>
  page
    .locator('[data-frame]')
    .textContent()
    .then(text => JSON.parse(text!).seq)

// What a person reads of the face, without line ends, and what it can be asked.
const read = async (page: Page) =>
  (await page.locator('[data-root]').innerText()).replaceAll(/\s+/g, ' ').trim()
const asked = (page: Page) => page.locator('[data-root] form button[type=submit]:visible').count()

// What is offered first is made, in games and at sheets alike.
const first = <Move>(offered: readonly Move[]): Move => offered[0]!

const further = async (table: Played, moves: number) => {
  const { seq } = await frameOf(table.code)
  await playTo(table, frame => frame.seq >= seq + moves || frame.result !== undefined, first)
}

// Two pages of a table in its first moves: of the seat on turn, and of the room.
const visited = async (context: BrowserContext, table: Played, whose: number | 'room') => {
  if (whose !== 'room') await hold(context, table.code, [table.keys[whose]!])
  return whose === 'room' ? `/t/${table.code}/screen` : `/t/${table.code}?seat=${whose}`
}

test.each(boxes)(
  '%s, %s: a face that cannot be drawn leaves what the server drew',
  async (game, mode) => {
    const table = await started({ game, mode, names: people(game) })
    await further(table, 4)
    const turn = (await frameOf(table.code)).waiting[0] ?? 0
    for (const whose of [turn, 'room'] as const) {
      const plain = await newPhone({ js: false })
      const lacking = await newPhone({ expects: /hasOwn/ })
      await lacking.context.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))
      for (const { page, context } of [plain, lacking])
        await page.goto(await visited(context, table, whose))
      const { page } = lacking
      await expect.poll(() => page.locator('html[data-script]').count(), soon).toBe(0)
      expect(await read(page)).toBe(await read(plain.page))
      expect(await asked(page)).toBe(await asked(plain.page))
      // It goes on by itself.
      if (whose === 'room') {
        const before = await seqOn(page)
        await further(table, 1)
        await expect.poll(() => seqOn(page).catch(() => before), soon).toBeGreaterThan(before)
      }
    }
  },
)

test('a face that fails at a later frame is drawn by the server again', async () => {
  const table = await started({ game: 'kairo', names: ['Ama', 'Jonas'] })
  const { page } = await newPhone({ expects: /broken/ })
  await page.goto(`/t/${table.code}/screen`)
  await hydrated(page)
  await page.evaluate(() => {
    Object.hasOwn = () => {
      throw new Error('broken')
    }
  })
  await further(table, 1)
  const { seq } = await frameOf(table.code)
  await expect.poll(() => seqOn(page).catch(() => 0), soon).toBe(seq)
  await hydrated(page)
})

const scripts = {
  blocked: (context: BrowserContext) => context.route(/\/a\/main.*\.js/, route => route.abort()),
  broken: (context: BrowserContext) =>
    context.route(/\/a\/main.*\.js/, route =>
      route.fulfill({ contentType: 'text/javascript', body: 'let let' }),
    ),
}

test.each(['blocked', 'broken'] as const)(
  'a page whose script is %s renews itself and plays by forms',
  async how => {
    const table = await gathered({ game: 'cape-to-cairo', names: ['Ama', 'Jonas'] })
    const phones = await Promise.all(
      ['/screen', '', '?seat=1'].map(async path => {
        const { page, context } = await newPhone({
          expects: /ERR_|SyntaxError|strict mode|let is disallowed/,
        })
        if (path === '?seat=1') await hold(context, table.code, [table.keys[1]!])
        await scripts[how](context)
        await page.goto(`/t/${table.code}${path}`)
        return page
      }),
    )
    await start(table) // the lobby is over
    for (const page of phones)
      await expect.poll(() => page.locator('x-island').count(), soon).toBe(1)
    await further(table, 1)
    const { seq } = await frameOf(table.code)
    for (const page of phones.slice(0, 2))
      await expect.poll(() => seqOn(page).catch(() => 0), soon).toBe(seq)
  },
)

test("a page of which every script is blocked renews itself; on one's own turn it says that it stands still, and leads on", async () => {
  const table = await started({ game: 'cape-horn' })
  const [room, mine] = await Promise.all(
    ['/screen', '?seat=0'].map(async path => {
      const { page, context } = await newPhone({ expects: /ERR_/ })
      await hold(context, table.code, [table.keys[0]!])
      await context.route(/\.js$/, route => route.abort())
      await page.goto(`/t/${table.code}${path}`)
      return page
    }),
  )
  await further(table, 1)
  const { seq } = await frameOf(table.code)
  await expect.poll(() => seqOn(room!).catch(() => 0), soon).toBe(seq)
  await mine!.locator('.unrenewed').click() // once it is seen
  await expect.poll(() => seqOn(mine!).catch(() => 0), soon).toBe(seq)
  // Where scripts come, nothing is loaded again.
  const awake = await newPhone()
  for (const path of ['/screen', '']) {
    await awake.page.goto(`/t/${table.code}${path}`)
    await hydrated(awake.page)
    expect(await awake.page.locator('meta[http-equiv="refresh"]').count(), path).toBe(0)
    expect(await awake.page.locator('head > link[rel="stylesheet"]').count(), path).toBeGreaterThan(
      0,
    )
  }
})

test('pages that a script draws say so where none comes', async () => {
  const table = await started({
    game: 'camino',
    names: ['Ama', 'Jonas'],
    options: { variant: 'caminito-small' },
  })
  await endByBots(table)
  const { page, context } = await newPhone({ expects: /ERR_/ })
  await context.route(/\.js$/, route => route.abort())
  for (const path of ['/evenings', `/t/${table.code}/fair`]) {
    await page.goto(path)
    await see(page.locator('.unscripted'))
  }
  await context.unroute(/\.js$/)
  await page.reload()
  await see(page.locator('.fair-marks'))
  expect(await page.locator('.unscripted').count()).toBe(0)
})

test.each(boxes)(
  '%s, %s: a page that the browser translates reads what is true',
  async (game, mode) => {
    const table = await started({ game, mode, names: people(game) })
    const pages: [Page, number | 'room'][] = []
    for (const [again, moves] of [
      [false, true],
      [true, false],
    ] as const)
      for (const whose of [0, 'room'] as const) {
        const { page, context } = await newPhone()
        await page.addInitScript(translate, [again, moves] as [boolean, boolean])
        await page.goto(await visited(context, table, whose))
        await hydrated(page)
        pages.push([page, whose])
      }
    for (let i = 0; i < 5; i++) await further(table, 1)
    for (const [page, whose] of pages) {
      const fresh = await newPhone()
      await fresh.page.goto(await visited(fresh.context, table, whose))
      await hydrated(fresh.page)
      const heading = (one: Page) => one.locator('[data-root] h1').first().innerText()
      await expect.poll(() => heading(page), soon).toBe(await heading(fresh.page))
      const figures = (one: Page) =>
        one
          .locator('[data-root] .figure, [data-root] .seat-figure, [data-root] .strip-figure')
          .allInnerTexts()
      await expect.poll(() => figures(page), soon).toEqual(await figures(fresh.page))
      expect((await page.locator('[data-root] h1').allInnerTexts()).length).toBe(
        await fresh.page.locator('[data-root] h1').count(),
      )
    }
  },
)

test('a page for which the table has no room says so, and does not knock again at once', async () => {
  const table = await started({ game: 'cape-horn' })
  const address = `${house.replace('http', 'ws')}/t/${table.code}/socket`
  const others = Array.from({ length: 64 }, () => new WebSocket(address))
  await Promise.all(
    others.map(
      other => new Promise(heard => other.addEventListener('message', heard, { once: true })),
    ),
  )
  const { page } = await newPhone()
  let knocks = 0
  page.on('websocket', () => knocks++)
  await page.goto(`/t/${table.code}`)
  await page.getByText(say.noRoom).waitFor()
  await page.waitForTimeout(3000) // it knocked ten times meanwhile
  expect(knocks).toBe(1)
  for (const other of others) other.close()
})
