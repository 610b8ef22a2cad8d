// The house opens its door in a real browser.
import { expect, test } from 'vitest'
import type { Frame } from '../../web/protocol.ts'
import { eveningsWords } from '../../web/words/all.ts'
import { playTo, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { choose, codeOf, phoneAt, see, soon } from './people.ts'
import { frameOf } from './program.ts'

const newPhone = withPhones()

test('the home page opens without a complaint', async () => {
  const { page } = await newPhone()
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(await page.title()).toContain('Boxside')
  expect(await page.locator('h1').count()).toBe(1)
  await page.waitForLoadState('networkidle')
})

// Also where the box was tapped before the script was there.
test.each([true, false])(
  'a box off the shelf shows its ways to play on the smallest phone (script: %s)',
  async js => {
    const { page } = await newPhone({ width: 320, height: 568, locale: 'de-DE', js })
    await choose(page, 'Kap Hoorn', 'de')
    const ends = () =>
      page
        .locator('.opening-ways button')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
    expect(await ends()).toHaveLength(3)
    await expect.poll(async () => Math.max(...(await ends())), soon).toBeLessThanOrEqual(568)
  },
)

test.each(['en-GB', 'de-DE', 'fr-FR', 'it-IT'])(
  'the smallest phone shows a way to play at once (%s)',
  async locale => {
    const { page } = await newPhone({ width: 320, height: 568, locale })
    await page.goto('/')
    const way = page.locator('.opening-ways > button').first()
    const end = () => way.evaluate(one => one.getBoundingClientRect().bottom)
    expect(await end()).toBeLessThanOrEqual(568)
    await way.click()
    await page.locator('.lobby-seat button').first().click()
    await page.locator('.lobby-seat.mine').waitFor()
    await page.goto('/')
    await page.locator('.your-table').waitFor()
    expect(await end()).toBeLessThanOrEqual(568)
  },
)

test('what a page has under the finger that led to it is not tapped by the same finger', async () => {
  const { page, context } = await newPhone()
  await context.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.documentElement.setAttribute('data-rest', '100000'),
    ),
  )
  await page.goto('/')
  await page.locator('html[data-resting]').waitFor()
  const title = await page.locator('#chosen-title').innerText()
  const box = page.locator('.shelf-place:last-child a')
  await box.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await box.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  expect(await page.locator('#chosen-title').innerText()).toBe(title)
  await box.press('Enter') // keys are not held up
  await expect.poll(() => page.locator('#chosen-title').innerText(), soon).not.toBe(title)
})

test('the last game is played again in one tap, from a place that was kept for it', async () => {
  const table = await started({ names: ['Ama', 'Jonas'] })
  await playTo(table, ({ result }) => result !== undefined)
  const { page, context } = await phoneAt(newPhone, table, 0)
  const url = new URL('/', page.url()).href
  await context.addCookies([{ name: 'tables', value: table.code, url }])
  // The page asks the table what it may offer: the answer waits until the page was measured.
  let answers = () => {}
  const asked = new Promise<void>(done => {
    answers = done
  })
  await page.route(`**/t/${table.code}`, async route => {
    if (route.request().resourceType() === 'fetch') await asked
    await route.continue()
  })
  await page.goto('/')
  const shelf = page.locator('.shelf')
  const before = await shelf.boundingBox()
  answers()
  const again = page.getByRole('button', { name: eveningsWords.en.againWith('Jonas') })
  await see(again)
  expect(await shelf.boundingBox()).toEqual(before)
  await again.click()
  await page.waitForURL(/\/t\//)
  const next = codeOf(page)
  expect(next).not.toBe(table.code)
  expect((await frameOf<Frame>(next)).seats.map(({ name }) => name)).toEqual(['Ama', 'Jonas'])
  // The next table is there now, so it is not offered again.
  await page.goto('/')
  await see(page.locator('.your-table').nth(1))
  expect(await again.count()).toBe(0)
})
