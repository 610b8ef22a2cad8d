// What the board's first page does not show comes with the first touch, and without a line as soon as there is one again.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { hold, hydrated, phoneAt, see, soon } from '../../../browser/people.ts'
import { act, upToDate } from './people.ts'
import { bazaar, playTo, started } from './program.ts'

const newPhone = withPhones()
const later = /\/a\/.*-later-.*\.js/

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

test('what such a page is tapped while its later parts fail to come is done once they are there', async () => {
  const { code, keys } = await started({ names: ['Ama', 'Jonas'], options: { start: 'variable' } })
  const key = keys[(await bazaar(code)).waiting[0]!]!
  const { page, context } = await newPhone({ expects: /ERR_FAILED/ })
  await hold(context, code, [key])
  let failed = 0
  await page.route(later, route => {
    failed++
    return route.abort()
  })
  await page.goto(`/t/${code}`)
  await expect.poll(() => failed, soon).toBeGreaterThan(4) // asked for ahead, at once and again
  await page.locator('.kairo-key').nth(1).tap()
  await page.unroute(later)
  await expect.poll(() => page.locator('.kairo-key').nth(1).getAttribute('aria-pressed'), soon).toBe('true')
})

test('what others do is seen though the later parts fail to come', async () => {
  const table = await started({ names: ['Ama', 'Jonas'] })
  const { waiting } = await bazaar(table.code)
  const seat = 1 - waiting[0]!
  const { page } = await phoneAt(newPhone, table, seat, { expects: /ERR_FAILED/ })
  await page.route(later, route => route.abort())
  await playTo(table, ({ waiting }) => waiting[0] === seat)
  await upToDate(page, table.keys[seat]!)
})
