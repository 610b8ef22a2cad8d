// This phone: what is set in its menu is done at once and kept, and nothing is heard before it is switched on.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frameOf, make, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold, openMenu, soon, undo } from './people.ts'

const newPhone = withPhones()

// Every tone that really starts (noise starts otherwise), and every buzz that is asked for.
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard = { sounds: 0, buzzes: 0 }
    Object.assign(window, { heard })
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...at) {
      heard.sounds++
      return start.apply(this, at)
    }
    const vibrate = navigator.vibrate.bind(navigator) as (pattern: VibratePattern) => boolean
    navigator.vibrate = (pattern: VibratePattern | Iterable<number>) => {
      heard.buzzes++
      return vibrate(pattern as VibratePattern)
    }
  })
const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { sounds: number; buzzes: number } }).heard)

const setting = (page: Page, name: string) => page.locator(`[data-phone] [name="${name}"]`)

async function atTable() {
  const table = await started({ names: ['Ama', 'Jonas', 'Marta'] })
  const { page, context } = await newPhone()
  await hold(context, table.code, [table.keys[0]!])
  await listen(page)
  await page.goto(`/t/${table.code}?seat=0`)
  await page.locator('output#bid').waitFor()
  return { table, page }
}

test('a seal is heard and felt once both are switched on, and not before', async () => {
  const { table, page } = await atTable()
  await make(table.code, table.keys[1]!, { kind: 'bid', pounds: 3 })
  await page.locator('.seal-of').first().waitFor()
  expect(await heardBy(page)).toEqual({ sounds: 0, buzzes: 0 })
  await openMenu(page)
  await setting(page, 'sound').check()
  await setting(page, 'buzz').check()
  await expect.poll(() => heardBy(page), soon).toEqual({ sounds: 8, buzzes: 1 })
  await page.keyboard.press('Escape')
  await make(table.code, table.keys[2]!, { kind: 'bid', pounds: 4 })
  await expect.poll(() => heardBy(page), soon).toEqual({ sounds: 9, buzzes: 2 })
  await page.reload()
  await openMenu(page)
  expect(await setting(page, 'sound').isChecked()).toBe(true)
})

test('light or dark and the size of type are there in the first HTML of the next page', async () => {
  const { page } = await atTable()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const day = await ground()
  await openMenu(page)
  await page.getByLabel('Dark', { exact: true }).check()
  await page.getByLabel('Largest', { exact: true }).check()
  const night = await ground()
  expect(night).not.toBe(day)
  const html = await (await page.context().request.get(page.url())).text()
  expect(html).toContain('<html lang="en" data-theme="dark" data-size="largest">')
  await page.reload()
  expect(await ground()).toBe(night)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('21.6px')
})

test('single keys tap nothing once they are switched off', async () => {
  const { table, page } = await atTable()
  const seq = async () => (await frameOf(table.code)).seq
  const switchKeys = async (on: boolean) => {
    await openMenu(page)
    await setting(page, 'keys').setChecked(on)
    await page.keyboard.press('Escape')
  }
  await switchKeys(false)
  await page.reload()
  await page.locator('output#bid').waitFor()
  await page.keyboard.press('7')
  await make(table.code, table.keys[0]!, { kind: 'bid', pounds: 3 })
  await undo(page).waitFor()
  const sealed = await seq()
  await page.keyboard.press('u')
  await switchKeys(true)
  expect(await seq()).toBe(sealed)
  await page.keyboard.press('u')
  await expect.poll(seq, soon).toBe(sealed + 1)
  const bid = page.locator('output#bid')
  await bid.waitFor()
  expect(await bid.innerText()).toBe('£')
  await page.keyboard.press('7')
  await expect.poll(() => bid.innerText(), soon).toBe('£7')
})
