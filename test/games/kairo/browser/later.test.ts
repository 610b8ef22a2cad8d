// What the board's first page does not show comes with the first touch, and without a line as soon as there is one again.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { hold, hydrated, see, soon } from '../../../browser/people.ts'
import { act, upToDate } from './people.ts'
import { bazaar, started } from './program.ts'

const newPhone = withPhones()

test('later parts come with the first touch, and after a lost line by themselves', async () => {
  const { code, keys } = await started({ names: ['Ama', 'Jonas'] })
  const key = keys[(await bazaar(code)).waiting[0]!]!
  const { page, context } = await newPhone({ expects: /ERR_|Failed to (fetch|load)/ })
  await hold(context, code, [key])
  const later: string[] = []
  page.on('request', request => /-later-/.test(request.url()) && later.push(request.url()))
  await page.goto(`/t/${code}`)
  await upToDate(page, key)
  await hydrated(page)
  expect(later).toEqual([])

  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await context.setOffline(true)
  await act(page, 0).click()
  await expect.poll(() => later.length, soon).toBeGreaterThan(0)
  expect(await page.locator('.kairo-key').count()).toBe(0)
  await context.setOffline(false)
  await see(page.locator('.kairo-key').first())
  expect(await page.locator('body[data-same-page]').count()).toBe(1)
})

test('a page that is drawn with a later part has it before it comes alive', async () => {
  const { code, keys } = await started({ names: ['Ama', 'Jonas'], options: { start: 'variable' } })
  const key = keys[(await bazaar(code)).waiting[0]!]!
  const { page, context } = await newPhone()
  await hold(context, code, [key])
  await page.goto(`/t/${code}`)
  await see(page.locator('.kairo-key').first())
  await hydrated(page)
  expect(await page.locator('.kairo-key').count()).toBeGreaterThan(0)
})
