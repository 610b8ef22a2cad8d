// The end of a game: what it shows first, the card to share, and the table for a spreadsheet with
// all that was counted.
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Box } from '../../web/games/box.tsx'
import type { Frame } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import { seated } from '../boxes.ts'
import { raceTo } from '../games/cape-horn/browser/program.ts'
import { type Board, frameOf, playTo, started } from '../games/cape-to-cairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { address, withPhones } from './browser.ts'
import { cut, sideways, sizes, sunk } from './measure.ts'
import { firstTime, hold, phoneAt, see, soon } from './people.ts'
import { endByBots, started as startedOf } from './program.ts'
import { finished } from './whole-games.ts'

const newPhone = withPhones()

// Played aside so far: what pages look on at goes move by move.
const atLastAuction = async () => {
  const table = await started({ names: ['Ama', 'Jonas', 'Marta'] })
  await playTo(table, ({ view }) => view!.auctions === 8)
  return table
}

const atEnd = async (mode: 'digital' | 'companion') => {
  const table = await started({ mode, names: ['Ama', 'Jonas', 'Marta'] })
  await playTo(table, ({ result }) => result !== undefined)
  const { page, context } = await newPhone()
  await hold(context, table.code, [table.keys[0]!])
  await page.goto(`/t/${table.code}?seat=0`)
  return { table, page }
}

test('the poster is a picture made on the phone, without the page’s style sheets', async () => {
  const { table, page } = await atEnd('digital')
  await page.locator('.end-take > summary').click()
  const download = page.waitForEvent('download')
  await page.locator('[data-card]').click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk)
  const png = Buffer.concat(chunks)
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const svg = await (await fetch(`${address}/t/${table.code}/result.svg`)).text()
  const [, wide, high] = /width="(\d+)" height="(\d+)"/.exec(svg)!
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Number(wide), Number(high)])
  expect(svg).toContain('>Jonas<')
  expect(svg).not.toMatch(/(?:href|src|url)\W+(?:https?:|\/)/)
  // Its inks come along, and are those of the day.
  const { page: bare } = await newPhone({ dark: true })
  await bare.setContent(svg)
  const inks = await bare
    .locator('[fill^="var("]')
    .evaluateAll(all => all.map(one => getComputedStyle(one).fill))
  expect(inks).toContain('rgb(230, 223, 206)')
})

test.each(['digital', 'companion'] as const)(
  'the end, %s: a picture, the winner, a chart of eight auctions',
  async mode => {
    const { table, page } = await atEnd(mode)
    await see(page.locator('.finale-picture'))
    await see(page.locator('.chart'))
    const frame = await frameOf<Board>(table.code)
    const winner = frame.result!.find(({ place }) => place === 1)!
    const lines = await page.locator('.chart').getAttribute('aria-label')
    expect(lines).toContain(`${['Ama', 'Jonas', 'Marta'][winner.seat]}: 0, `)
    const csv = await (await fetch(`${address}/t/${table.code}/result.csv`)).text()
    const [heads, ...rows] = csv
      .trim()
      .split('\r\n')
      .map(row => row.split(','))
    for (let n = 1; n <= 8; n++) expect(heads).toContain(`Bid ${n}`)
    // £100, what was gained and spent is not in the table, but every bid is a number, and so is
    // what is left.
    for (const row of rows) for (const cell of row.slice(2)) expect(cell).toMatch(/^\d+$/)
    expect(rows).toHaveLength(3)
  },
)

const failing: [string, (route: Route) => Promise<void>][] = [
  ['the line was lost', route => route.abort()],
  [
    'the server had no time',
    route => route.fulfill({ status: 503, body: 'busy', contentType: 'text/html' }),
  ],
]

test.each(rotating(failing, 2))('the end is asked for again where %s', async (_, fail) => {
  const table = await atLastAuction()
  const { page } = await phoneAt(newPhone, table, 0, { expects: /ERR_FAILED|Failed to fetch|503/ })
  await firstTime(page, /\/t\/\w+\?/, fail)
  await playTo(table, ({ result }) => result !== undefined)
  await see(page.locator('.standings'))
})

const people = ['Maximiliane', 'Friederike-Charlotte', 'Bartholomäus', 'Ada', 'Jo']
const isOver = ({ result }: Frame) => result !== undefined
const ended = (box: Box, most?: number) => finished(box, box.modes[0]!, seated(box, people, most))

// What sticks out of the poster or lies on another text, in the fonts of a browser that has not
// ours.
const wrongOn = (page: Page) =>
  page.locator('svg.poster').evaluate(poster => {
    const whole = poster.getBoundingClientRect()
    const boxes = [...poster.querySelectorAll('text')]
      .filter(text => !text.closest('[data-poster="map"], symbol, defs, [width="0"]'))
      .map(text => ({ said: text.textContent, box: text.getBoundingClientRect() }))
    const out = boxes.filter(
      ({ box }) => box.left < whole.left || box.right > whole.right || box.bottom > whole.bottom,
    )
    const lie = boxes.filter(({ box }, i) =>
      boxes.some(
        ({ box: other }, j) =>
          j > i &&
          box.left < other.right &&
          other.left < box.right &&
          box.top + 9 < other.bottom - 9 &&
          other.top + 9 < box.bottom - 9,
      ),
    )
    return [...out, ...lie].map(({ said }) => said)
  })

test.each(rotating(shelf, 2))(
  'the poster holds map, scores, chart and day, and nothing of it is cut; the stamp shows its scene, $id',
  async box => {
    const { story, poster } = box[box.modes[0]!]
    for (const most of [box.seats[0], box.seats.at(-1)]) {
      const table = await ended(box, most)
      const { result, seats: sitters } = await frameOf<Frame>(table.code)
      const headers = { 'accept-language': 'de-DE' }
      const svg = await (await fetch(`${address}/t/${table.code}/result.svg`, { headers })).text()
      const { page } = await newPhone({ width: 1240, height: 900 })
      await page.setContent(svg)
      const told = await page.locator('[data-poster="seat"]').allTextContents()
      for (const { seat, place, score } of result!)
        expect(told).toContain(`${place}${sitters[seat]!.name}${score}`)
      expect(told).toHaveLength(sitters.length)
      expect(await page.locator('[data-poster="day"]').textContent()).toMatch(
        /^\d+\. \p{L}+ \d{4}$/u,
      )
      if (story)
        expect(await page.locator('[data-poster="chart"] .chart-line').count()).toBeGreaterThan(1)
      const picture = page.locator(`[data-poster="${poster ? 'map' : 'scene'}"]`)
      expect((await picture.boundingBox())!.width).toBeGreaterThanOrEqual(1120)
      expect(await wrongOn(page)).toEqual([])
      await page.setContent(
        await (await fetch(`${address}/t/${table.code}/picture.svg`, { headers })).text(),
      )
      const stamp = page.locator('body > svg > svg').last()
      const of = (names: string[]) =>
        stamp.evaluate((one, names) => names.map(name => one.getAttribute(name)), names)
      const [x, y, width, height] = (await of(['x', 'y', 'width', 'height'])).map(Number)
      if (poster?.isStamp) {
        // Whole and in the middle: a box would be that of its drawings, which may be cut by its view.
        expect([2 * x! + width!, 2 * y! + height!, Math.min(x!, y!)].map(Math.round)).toEqual([
          304, 220, 0,
        ])
      } else {
        // The whole scene, from its ground up.
        const [view] = await of(['viewBox'])
        const [left, top, wide, tall] = view!.split(' ').map(Number)
        expect([left, top! + tall!, wide, width, height]).toEqual([0, 226, 390, 304, 220])
        expect(await stamp.locator('.finale-picture').count()).toBe(1)
      }
    }
  },
)

test.each(rotating(shelf, 2))('the first view of a phone offers the next game, $id', async box => {
  const table = await ended(box, 3)
  for (const locale of ['de-DE', 'fr-FR']) {
    const { page } = await phoneAt(newPhone, table, 0, { locale })
    const again = await page.locator('.next-game .button').boundingBox()
    expect(again!.y + again!.height).toBeLessThanOrEqual(844)
  }
})

// The place of everything on a wall is in its window.
const rooms = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

test.each(rotating(shelf, 2))(
  'a wall shows the whole end, and all of its width, $id',
  async box => {
    for (const most of [box.seats[0], box.seats.at(-1)]) {
      const table = await ended(box, most)
      const { page } = await newPhone({ width: 1280, height: 720, locale: 'de-DE' })
      await page.goto(`/t/${table.code}/screen`)
      for (const [width, height] of rooms) {
        await page.setViewportSize({ width, height })
        await see(page.locator('.standings'))
        expect(await sunk(page.locator('.end')), `${most} at ${width}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
        const chart = await page.locator('.chart').boundingBox()
        expect(chart?.width ?? width).toBeGreaterThan(0.2 * width)
      }
    }
  },
)

test.each(rotating(shelf, 2))(
  'the end is whole everywhere, and a board stays beside it at a desk, $id',
  async box => {
    const table = await ended(box)
    const { page } = await phoneAt(newPhone, table, 0, { locale: 'de-DE' })
    const wrong: string[] = []
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      wrong.push(
        ...[...(await sideways(page)), ...(await cut(page))].map(what => `${width}: ${what}`),
      )
      if (width < 900 || !box.digital.layout.Board) continue
      const [board, end] = await Promise.all([
        page.locator('.grid-drawing').first().boundingBox(),
        page.locator('#end').boundingBox(),
      ])
      if (board!.y + board!.height > height || board!.x + board!.width > end!.x)
        wrong.push(`${width}: the board is not whole`)
      if (board!.width < 0.4 * width) wrong.push(`${width}: the board is ${board!.width} px wide`)
    }
    expect(wrong).toEqual([])
    expect(await page.locator('.end-day').textContent()).toMatch(/^\d+\. \p{L}+ \d{4}$/u)
  },
)

test('the end is seen by who has scrolled down to the log book', async () => {
  const table = await startedOf({ game: 'cape-horn', names: ['Ama', 'Jonas', 'Marta'] })
  await raceTo(table, ({ view }) => view!.ships.some(({ roses }) => roses.length === 2))
  const { page } = await phoneAt(newPhone, table, 0)
  await page.evaluate(() => scrollTo(0, 300))
  await raceTo(table, isOver)
  await see(page.locator('.standings'))
  await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(0)
  expect((await page.locator('#won').boundingBox())!.y).toBeLessThan(844)
})

test('the end is never seen bare: until its look is there, nothing of it is', async () => {
  const table = await atLastAuction()
  const [{ page, context }, onlooker] = await Promise.all([newPhone(), newPhone()])
  await hold(context, table.code, [table.keys[0]!])
  await onlooker.page.goto(`/t/${table.code}`)
  await see(onlooker.page.locator('.watching'))
  // As it comes into the page: is it seen, and has it its look?
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const end = document.querySelector('.end')
      const isWorn = [...document.styleSheets].some(({ href }) => href?.includes('-board-end-'))
      if (end && !isWorn && getComputedStyle(end).visibility === 'visible')
        document.documentElement.dataset.bare = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/t/${table.code}`)
  await page.waitForLoadState('networkidle')
  await playTo(table, ({ result }) => result !== undefined)
  await see(page.locator('.end'))
  await see(onlooker.page.locator('.end'))
  expect(await onlooker.page.locator('.watching').isVisible()).toBe(false)
  await see(page.locator('.standings'))
  expect(await page.locator('html[data-bare]').count()).toBe(0)
})

test.each(['cape-horn', 'kairo', 'camino'])(
  'the board of %s stays at its end on phones, and no hole below it',
  async game => {
    const options = game === 'camino' ? { variant: 'caminito-small' } : {}
    const names = game === 'camino' ? ['Ama', 'Jonas'] : ['Ama', 'Jonas', 'Marta']
    const table = await startedOf({ game, names, options })
    await endByBots(table)
    const { page } = await phoneAt(newPhone, table, 0)
    await page.locator('.standings').waitFor()
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { deck, board } = await page.locator('.frame-deck').evaluate(one => ({
        deck: one.getBoundingClientRect().bottom,
        board: one.querySelector('.frame-main')!.getBoundingClientRect().toJSON() as DOMRect,
      }))
      expect(board.height, `${width}`).toBeGreaterThan(200)
      expect(deck - board.bottom, `${width}`).toBeLessThan(8)
    }
  },
)
