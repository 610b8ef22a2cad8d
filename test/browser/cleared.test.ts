// A browser may clear what pages keep and leave its cookies, as Safari does after a week without a
// visit.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eveningsWords } from '../../web/words/all.ts'
import { withPhones } from './browser.ts'
import { clear } from './cleared.ts'
import { codeOf, hold, openTable, see, sitDown, soon } from './people.ts'
import { endByBots, type Played, started } from './program.ts'

const newPhone = withPhones()

const listed = (page: Page) =>
  page.locator('.your-table').evaluateAll(all => all.map(one => one.getAttribute('href')))

test('the list of tables comes back by the cookies, newest first, and goes when a table is deleted', async () => {
  const { page } = await newPhone({ expects: /404/ })
  const codes: string[] = []
  for (const title of ['Kairo', 'Cape Horn']) {
    await openTable(page, title)
    await sitDown(page, 'blue', 'Ama')
    codes.unshift(codeOf(page))
  }
  await page.goto('/')
  await expect.poll(() => listed(page), soon).toEqual(codes.map(code => `/t/${code}`))
  await clear(page)
  await page.reload()
  await expect.poll(() => listed(page), soon).toEqual(codes.map(code => `/t/${code}`))
  expect(await page.locator('.your-table b').allInnerTexts()).toEqual(['Cape Horn', 'Kairo'])
  // Asked once: they are kept again.
  expect(await page.evaluate(() => localStorage.getItem('boxside tables'))).toContain(codes[1])
})

test('a browser is asked to keep the first thing that it is given', async () => {
  const { page } = await newPhone()
  await page.addInitScript(() => {
    const { persist } = StorageManager.prototype
    StorageManager.prototype.persist = function () {
      document.documentElement.dataset.asked = String(
        Number(document.documentElement.dataset.asked ?? 0) + 1,
      )
      return persist.call(this)
    }
  })
  await openTable(page, 'Kairo')
  const asked = () => page.locator('html').getAttribute('data-asked')
  await sitDown(page, 'blue', 'Ama')
  await expect.poll(asked, soon).toBe('1')
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await asked()).toBe(null)
})

const over = async (): Promise<Played> => {
  const table = await started({
    game: 'camino',
    names: ['Ama', 'Jonas'],
    options: { variant: 'caminito-small' },
  })
  await endByBots(table)
  return table
}

test('the album says that browsers clear it, until a copy is saved', async () => {
  const { code, keys } = await over()
  const { page, context } = await newPhone()
  await hold(context, code, [keys[0]!])
  await page.goto(`/t/${code}`)
  const { mayBeCleared, takeAlong } = eveningsWords.en
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length), soon)
    .toBeGreaterThan(0)
  await page.goto('/evenings')
  await see(page.getByText(mayBeCleared))
  const copy = page.waitForEvent('download')
  await page.getByRole('button', { name: takeAlong }).click()
  await copy
  await page.reload()
  await see(page.getByRole('button', { name: takeAlong }))
  expect(await page.getByText(mayBeCleared).count()).toBe(0)
})
