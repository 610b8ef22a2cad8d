// A browser older than all that scripts and looks are built for: it shows what the server drew, and
// plays by forms.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { seated } from '../boxes.ts'
import { withPhones } from './browser.ts'
import { launchOldChromium } from './chromium.ts'
import { hold, soon } from './people.ts'
import { frameOf, movesMadeBy, started } from './program.ts'

const linesOf = async (page: Page) =>
  (await page.locator('body').innerText()).split('\n').flatMap(line => line.trim() || [])

describe.runIf(process.env.FULL)('in Chromium 92', () => {
  const newPhone = withPhones(() => launchOldChromium('chromium-92'))

  // Each page twice, with its scripts and without any.
  const bothAt = (path: string, code?: string, key?: string) =>
    Promise.all(
      [true, false].map(async js => {
        const { page, context } = await newPhone({ js, expects: /hasOwn/ })
        if (code && key) await hold(context, code, [key])
        await page.goto(path)
        return page
      }),
    ) as Promise<[Page, Page]>

  test.each(['/', '/programs'])('%s says all that it says without script', async path => {
    const [page, plain] = await bothAt(path)
    const said = await linesOf(plain)
    await expect.poll(() => linesOf(page), soon).toEqual(expect.arrayContaining(said))
  })

  test.each(shelf)('$id is as the server drew it, and a turn is made', async box => {
    const names = seated(box, ['Ama', 'Jonas', 'Marta', 'Pierre'])
    const table = await started({ game: box.id, mode: box.modes[0], names })
    const [seat] = (await frameOf(table.code)).waiting as [number]
    const [page, plain] = await bothAt(
      `/t/${table.code}?seat=${seat}`,
      table.code,
      table.keys[seat],
    )
    const face = (one: Page) => one.locator('[data-root]').innerText()
    await page.waitForTimeout(3000) // its face would have woken and failed
    expect(await face(page)).toBe(await face(plain))
    // Playwright's own clicks need `checkVisibility`, which this browser lacks.
    const click = async (what: string) => {
      const isThere = () =>
        page.evaluate(what => document.querySelector(what) !== null, what).catch(() => false)
      await expect.poll(isThere, soon).toBe(true)
      await page.evaluate(what => document.querySelector<HTMLElement>(what)!.click(), what)
    }
    await click('.to-moves a')
    await click('#move-list button')
    await expect.poll(() => movesMadeBy(table.code, seat), soon).toBe(1)
    await plain.goto(page.url())
    await expect.poll(() => face(page).catch(() => ''), soon).toBe(await face(plain))
  })
})
