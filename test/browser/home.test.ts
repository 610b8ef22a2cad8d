// The house opens its door in a real browser.
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'

const newPhone = withPhones()

test('the home page opens without a complaint', async () => {
  const { page } = await newPhone()
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(await page.title()).toContain('Boxside')
  expect(await page.locator('h1').count()).toBe(1)
  await page.waitForLoadState('networkidle')
})
