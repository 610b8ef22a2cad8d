// The home page with one box, with a few and with many, on every screen.
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type PhoneOptions, withPhones } from './browser.ts'
import { goRound, linesOf, readQuestions, sizes } from './gate/visit.ts'
import { openHouse } from './house.ts'
import { loseSight, say, see, soon } from './people.ts'

const newPhone = withPhones()
let house: Awaited<ReturnType<typeof openHouse>>
let browser: Browser
let questions: Awaited<ReturnType<typeof readQuestions>>

beforeAll(async () => {
  ;[house, browser, questions] = await Promise.all([
    openHouse('test/browser/shelf-worker.ts'),
    chromium.connect(inject('chromium')),
    readQuestions(),
  ])
})
afterAll(() => Promise.all([browser.close(), house.stop()]))

const fill = (count: number) => fetch(`${house.url}/shelf/${count}`)
const open = (page: Page) => page.goto(house.url)
const LARGE = 'in large text'
const atHome = async (options?: PhoneOptions) => {
  const { page } = await newPhone(options)
  await open(page)
  return page
}

// Sits down at a table of the chosen box.
async function sit(page: Page) {
  await open(page)
  await page.locator('.opening-ways > button').first().click()
  await page.locator('.lobby-seat button').first().click()
  await page.locator('.lobby-seat.mine').waitFor()
}

// Returns the number of boxes on each plank that goes from wall to wall.
const rowsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.shelf-box')].map(
      box => box.getBoundingClientRect().bottom,
    )
    const planks = [...document.querySelectorAll('.plank')]
      .map(plank => plank.getBoundingClientRect())
      .filter(({ left, right }) => left <= 0 && right >= innerWidth)
    const feet = [...new Map(planks.map(plank => [plank.bottom, plank])).values()]
    return feet.map(({ top, bottom }) => boxes.filter(box => box > top && box < bottom).length)
  })

describe.each([1, 5, 9])('%i on the shelf', count => {
  test('nothing is cut, covered, too small or too wide, in large text too', async () => {
    await fill(count)
    const { faults } = await goRound({
      ...{ browser, url: house.url, questions, sizes, langs: ['en', 'de'] },
      screens: ['home', LARGE].map(name => ({ name, path: '/' })),
      open: async (page, { name }) => {
        await open(page)
        await page.evaluate(
          size => {
            document.documentElement.style.fontSize = size
          },
          name === LARGE ? '200%' : '',
        )
      },
    })
    expect(linesOf(faults)).toEqual([])
  })

  // The first of them on low windows, elsewhere all.
  test.each(['en-GB', 'de-DE', 'fr-FR', 'it-IT'])(
    'the ways to play are in sight at once (%s)',
    async locale => {
      await fill(count)
      const page = await atHome({ locale })
      const look = async (seen: readonly (typeof sizes)[number][]) => {
        for (const [width, height] of seen) {
          await page.setViewportSize({ width, height })
          const ends = await page
            .locator('.opening-ways button')
            .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
          const last = height < 700 ? ends[0]! : Math.max(...ends)
          expect.soft(last, `${width} × ${height}`).toBeLessThanOrEqual(height)
        }
      }
      await look(sizes)
      if (locale !== 'en-GB') return
      // Below one's own tables too, but a phone on its side has no room for both.
      await sit(page)
      await sit(page)
      await open(page)
      await expect.poll(() => page.locator('.your-table').count(), soon).toBe(2)
      await look(sizes.filter(([, height]) => height > 500))
    },
  )
})

test.each([2, 3, 4, 5, 6, 7, 8, 9])(
  '%i boxes stand in one row or in two of the same length, on planks from wall to wall',
  async count => {
    await fill(count)
    const page = await atHome()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const rows = await rowsOf(page)
      const [first, second = first] = rows
      const told = `${width} × ${height}: ${rows.join()}`
      expect.soft(rows.length, told).toBeLessThan(3)
      expect
        .soft(
          rows.reduce((sum, row) => sum + row, 0),
          told,
        )
        .toBe(count)
      expect.soft(first! - second!, told).toBeLessThan(2)
    }
  },
)

test('the last of nine slides into sight, is chosen and stays in sight', async () => {
  await fill(9)
  const page = await atHome()
  const last = page.locator('.shelf-place:last-child .shelf-box')
  const sticksOut = () =>
    last.evaluate(one => Math.max(0, one.getBoundingClientRect().right - innerWidth))
  expect(await sticksOut()).toBeGreaterThan(0)
  await last.click()
  await page.locator('.shelf-place:last-child [aria-current]').waitFor()
  expect(await sticksOut()).toBe(0)
  expect(await page.locator('#chosen').getAttribute('data-game')).toBe(
    await page.locator('.shelf-place:last-child').getAttribute('data-game'),
  )
})

test('the only box of a house is not on a shelf but beside its ways to play', async () => {
  await fill(1)
  const page = await atHome()
  await loseSight(page.getByRole('navigation', { name: say.shelf }))
  await see(page.locator('#chosen .shelf-box svg'))
})
