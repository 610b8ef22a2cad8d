// The sheet on a laptop that lies beside the box: one composition in the window, figures to be read
// from across the table.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as en from '../../../../web/games/camino/words/en.ts'
import { wordsOf } from '../../../../web/games/camino/words/sentences.ts'
import { withPhones } from '../../../browser/browser.ts'
import { hold, hydrated, phoneAt, see } from '../../../browser/people.ts'
import { begins, road } from '../evening.ts'
import { beside, tell, ways } from './sheets.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']
const laptops = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

const boxes = (page: Page, ...parts: string[]) =>
  Promise.all(
    parts.map(async part => ({ part, ...(await page.locator(part).first().boundingBox())! })),
  )
const sizeOf = (page: Page, figure: string) =>
  page
    .locator(figure)
    .first()
    .evaluate(one => parseFloat(getComputedStyle(one).fontSize))

test.each(laptops)(
  'traced at %i × %i: board, tools, both prices and the keys are in sight',
  async (width, height) => {
    const table = await beside({ depth: 'trace' }, names)
    await tell(table, 0, begins(), ...ways.map(road))
    const { page } = await phoneAt(newPhone, table, 0, { width, height, locale: 'de-DE' })
    await see(page.locator('.camino-trace'))
    const shown = await boxes(
      page,
      '.camino-trace',
      '.camino-cards',
      '.camino-keys',
      '.camino-modes',
      '.foot',
    )
    for (const { part, x, y, width: wide, height: high } of shown) {
      expect(x + wide, part).toBeLessThanOrEqual(width)
      expect(y + high, part).toBeLessThanOrEqual(height)
    }
    const [board, cards, , modes, foot] = shown
    expect(cards!.x).toBeGreaterThan(board!.x + board!.width)
    expect(foot!.x).toBeGreaterThanOrEqual(modes!.x + modes!.width)
    expect(await sizeOf(page, '.camino-card > b')).toBeGreaterThanOrEqual(56)
  },
)

test('one laptop for the whole table has its tools in sight too', async () => {
  const table = await beside({ depth: 'trace' }, names)
  await tell(table, 0, begins(), ...ways.map(road))
  const { page, context } = await newPhone({ width: 1280, height: 720, locale: 'de-DE' })
  await hold(context, table.code, table.keys)
  await page.goto(`/t/${table.code}?seat=0`)
  await hydrated(page)
  for (const { part, y, height } of await boxes(page, '.camino-trace', '.camino-keys'))
    expect(y + height, part).toBeLessThanOrEqual(720)
})

test.each(laptops)(
  'counted at %i × %i: both counts stand beside each other, equally large',
  async (width, height) => {
    const table = await beside({ depth: 'count' }, names)
    await tell(table, 0, begins())
    const { page } = await phoneAt(newPhone, table, 0, { width, height })
    await see(page.locator('.camino-counting').last())
    const [one, two] = await page.locator('.camino-counting').evaluateAll(all =>
      all.map(each => {
        const { top, bottom, width: wide } = each.getBoundingClientRect()
        return { top, bottom, wide: Math.round(wide) }
      }),
    )
    expect(two).toEqual(one)
    expect(one!.bottom).toBeLessThanOrEqual(height)
    expect(one!.bottom - one!.top).toBeGreaterThan(0.75 * height)
    expect(await sizeOf(page, '.camino-tally input')).toBeGreaterThanOrEqual(64)
  },
)

test('more traced than the box has is said, and the keys that are asked for stand above the fold', async () => {
  const table = await beside({ depth: 'trace' }, names)
  await tell(table, 0, begins(), ...ways.map(road), road('A2 N2'), road('A3 N3'))
  const { page } = await phoneAt(newPhone, table, 0, { width: 320, height: 568, locale: 'de-DE' })
  await see(page.locator('.camino-keys > .hot').first())
  const [key, foot] = await boxes(page, '.camino-keys > .hot', '.foot')
  expect(key!.y + key!.height).toBeLessThanOrEqual(foot!.y)
  const { page: laptop } = await phoneAt(newPhone, table, 0, { width: 1280, height: 720 })
  const more = Number((await laptop.locator('.camino-keys > .over b').textContent())!.slice(1))
  await see(laptop.getByText(wordsOf(en).companion.sheet.overdrawn('straight', 24 + more)))
})
