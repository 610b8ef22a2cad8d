// The house opens its door in a real browser.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { choose, say, soon } from './people.ts'

const newPhone = withPhones()

test('the home page opens without a complaint', async () => {
  const { page } = await newPhone()
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(await page.title()).toContain('Boxside')
  expect(await page.locator('h1').count()).toBe(1)
  await page.waitForLoadState('networkidle')
})

test('a box taken off the shelf shows its ways to play, on the smallest phone too', async () => {
  const { page } = await newPhone({ width: 320, height: 568, locale: 'de-DE' })
  await choose(page, 'Kap Hoorn', 'de')
  const ends = () =>
    page.locator('.opening-ways > button').evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
  expect(await ends()).toHaveLength(3)
  await expect.poll(async () => Math.max(...(await ends())), soon).toBeLessThanOrEqual(568)
})

test('a double tap opens one table, takes one seat and starts once', async () => {
  const { page } = await newPhone({ nervous: true })
  const opened: string[] = []
  page.on('request', request => request.method() === 'POST' && opened.push(new URL(request.url()).pathname))
  const twice = async (control: Locator) => {
    const { x, y, width, height } = (await control.boundingBox())!
    await page.waitForFunction(() => performance.now() > 500)
    for (const pause of [120, 0]) {
      await page.mouse.click(x + width / 2, y + height / 2)
      await page.waitForTimeout(pause)
    }
  }
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await twice(page.getByRole('button', { name: say.online }))
  await page.waitForURL('**/t/*')
  await twice(page.locator('button[name="colour"]').first())
  await page.locator('.lobby-seat.mine').waitFor()
  expect(opened.map(path => path.replace(/\/t\/\w+/, ''))).toEqual(['/tables', '/seats'])
  expect(await page.locator('.lobby-seat.mine').count()).toBe(1)
})
