// Beside the box all that is read and tapped is drawn in its size: the seats in one line, the ways
// to pay as low rows.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { hold, hydrated, see } from '../../../browser/people.ts'
import { bookTo, started } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

// A phone whose seat has its first turn, with a coin of each colour.
async function turned(width: number, height: number, locale: string): Promise<Page> {
  const table = await started({ mode: 'companion', names })
  const { waiting } = await bookTo(table, ({ view }) => view!.phase.kind === 'turn')
  const { page, context } = await newPhone({ width, height, locale })
  await hold(context, table.code, [table.keys[waiting[0]!]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  return page
}

// Marks, figures and names of the strip that cover each other.
const overprinted = (page: Page) =>
  page.locator('.seat-strip > li').evaluateAll(seats =>
    seats.flatMap(seat => {
      const boxes = [...seat.querySelectorAll('.mark, b, .strip-name')].map(part =>
        part.getBoundingClientRect(),
      )
      const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map(b => [a, b] as const))
      const isOn = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1
      return pairs.some(([a, b]) => isOn(a, b)) ? [seat.textContent] : []
    }),
  )

test.each([
  [320, 568],
  [390, 844],
] as const)(
  'beside the box, %i × %i: a strip that is read, ways to pay in rows',
  async (width, height) => {
    const page = await turned(width, height, 'de-DE')
    expect(await overprinted(page)).toEqual([])
    await page.locator('.kairo-actions .button').nth(1).click()
    await page.locator('.kairo-key:not(:disabled)').first().click()
    await see(page.locator('.way').first())
    for (const way of await page.locator('.way').filter({ visible: true }).all())
      expect((await way.boundingBox())!.height).toBeLessThanOrEqual(60)
    const coins = await page.locator('.way svg').filter({ visible: true }).all()
    for (const coin of coins) expect((await coin.boundingBox())!.width).toBeLessThanOrEqual(48)
    const pages = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(pages).toBeLessThan(width === 320 ? 4 : 3)
  },
)

test.each([390, 1440])(
  'who looks on reads the last turn within the margin, %i wide',
  async width => {
    const table = await started({ mode: 'companion', names })
    await bookTo(table, ({ seq, view }) => seq > 12 && view!.phase.kind === 'turn')
    const { page } = await newPhone({ width, height: 900 })
    await page.goto(`/t/${table.code}`)
    await hydrated(page)
    const line = (await page.locator('.frame-story').boundingBox())!
    expect(line.x).toBeGreaterThanOrEqual(12)
    expect(line.x + line.width).toBeLessThanOrEqual(width - 12)
  },
)

test.each([
  [1280, 720],
  [1440, 900],
  [1920, 1080],
])(
  'on a laptop beside the box, %i × %i, seats, what is entered and the purse are one whole',
  async (width, height) => {
    const page = await turned(width, height, 'de-DE')
    const rows = page.locator('[data-place=seats] .kairo-seats > li')
    expect(await rows.count()).toBe(5)
    const keys = page.locator('.kairo-actions .button')
    for (const part of [
      ...(await rows.all()),
      ...(await keys.all()),
      page.locator('.kairo-purse'),
    ]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.height).toBeLessThan(160)
    }
    // What an extension costs is chosen without scrolling.
    await keys.nth(1).click()
    await page.locator('.kairo-key:not(:disabled)').first().click()
    await see(page.locator('.way').first())
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      height,
    )
    // Read at arm's length.
    const figure = await page
      .locator('.seat-figure')
      .first()
      .evaluate(one => parseFloat(getComputedStyle(one).fontSize))
    expect(figure).toBeGreaterThanOrEqual(28)
  },
)
