// The house opens its door in a real browser.
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { choose, soon } from './people.ts'

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
