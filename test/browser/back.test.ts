// The browser's own way back over a page that is open above the table: it closes that page, and the
// table stays.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { hold, hydrated, loseSight, openMenu, see, soon } from './people.ts'
import { endByBots, gathered, type Played, start } from './program.ts'

const newPhone = withPhones()

const open = (page: Page) => page.locator('dialog.over')
const isAt = (page: Page) => new URL(page.url()).pathname

const stages: Record<string, (table: Played) => Promise<unknown>> = {
  'a turn': start,
  'an end': async table => {
    await start(table)
    await endByBots(table)
  },
}

test.each(Object.entries(stages))(
  'over %s the way back closes what is open, and then leads back',
  async (_, come) => {
    const table = await gathered({
      game: 'camino',
      names: ['Ama', 'Jonas'],
      options: { variant: 'caminito-small' },
    })
    await come(table)
    const { page, context } = await newPhone()
    await hold(context, table.code, [table.hostKey, table.keys[0]!])
    await page.goto('/evenings')
    await page.goto(`/t/${table.code}`)
    await hydrated(page)
    await openMenu(page)
    await page.goBack()
    await loseSight(open(page))
    expect(isAt(page)).toBe(`/t/${table.code}`)
    // One page takes the place of another one, and a point of it is gone to.
    await openMenu(page)
    await open(page).locator(`a[data-over][href^="/games/camino"]`).first().click()
    await see(open(page).locator('.over-back'))
    await page.goBack()
    await loseSight(open(page))
    expect(isAt(page)).toBe(`/t/${table.code}`)
    // Closed otherwise it leaves nothing behind.
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.locator('a[data-close]').click(),
    ]) {
      await openMenu(page)
      await close()
      await loseSight(open(page))
      await page.waitForTimeout(200) // its entry goes
    }
    await page.goBack()
    await expect.poll(() => isAt(page), soon).toBe('/evenings')
  },
)
