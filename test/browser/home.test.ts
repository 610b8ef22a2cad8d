// The house opens its door in a real browser.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPhone, openBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('the home page opens without a complaint', async () => {
  const { page, complaints } = await newPhone(browser)
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(await page.title()).toContain('Boxside')
  expect(await page.locator('h1').count()).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})
