// A face is asleep until a finger, a key, news or idle wakes it; what is tapped before, or while
// its script fails to come, is done once it is there.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, upToDate } from '../games/kairo/browser/people.ts'
import { bazaar, playTo, started } from '../games/kairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold, hydrated, see, soon } from './people.ts'

const newPhone = withPhones()
const face = /\/a\/kairo-board-.*\.js/

// A page of the seat that is on turn, or of the other one, that is not idle by itself.
const asleep = async (
  whose: 'turn' | 'other' = 'turn',
  { options = {}, isIdle = false, expects = /ERR_/ } = {},
) => {
  const table = await started({ names: ['Ama', 'Jonas'], options })
  const [turn] = (await bazaar(table.code)).waiting
  const seat = whose === 'turn' ? turn! : 1 - turn!
  const { page, context } = await newPhone({ expects })
  await hold(context, table.code, [table.keys[seat]!])
  if (!isIdle)
    await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const asked: string[] = []
  page.on('request', request => face.test(request.url()) && asked.push(request.url()))
  const open = () => page.goto(`/t/${table.code}`, { waitUntil: 'load' })
  return { table, seat, key: table.keys[seat]!, page, context, asked, open }
}
const key = (page: Page) => page.locator('.kairo-key').nth(1)

test('a finger wakes the face, which does what it tapped', async () => {
  const { page, asked, open } = await asleep()
  await open()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await act(page, 0).tap()
  await see(key(page))
})

test('a key wakes it, and the control that has the focus keeps it', async () => {
  const { page, asked, open } = await asleep()
  await open()
  await act(page, 0).focus()
  expect(asked).toEqual([])
  await page.keyboard.press('Shift')
  await hydrated(page)
  expect(await act(page, 0).evaluate(control => control === document.activeElement)).toBe(true)
})

test.each([true, false])(
  'a page that is loaded and idle wakes by itself; its browser says so: %s',
  async says => {
    const { page, context, open } = await asleep('turn', { isIdle: true })
    if (!says)
      await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'))
    await open()
    await hydrated(page)
  },
)

test('news of the table wake it, and are drawn', async () => {
  const { table, seat, page, key, open } = await asleep('other')
  await open()
  await playTo(table, ({ waiting }) => waiting[0] === seat)
  await upToDate(page, key)
  await hydrated(page)
})

test('what is tapped while the script fails to come is done when it comes, on a page that began anew', async () => {
  const { page, open } = await asleep('turn', { options: { start: 'variable' } })
  let failed = 0
  let tapped = () => {}
  const tap = new Promise<void>(done => {
    tapped = done
  })
  await page.route(face, async route => {
    if (failed++ > 0) return route.continue()
    await tap
    await route.abort()
  })
  await open()
  await page.keyboard.press('Shift')
  await expect.poll(() => failed, soon).toBe(1)
  await key(page).tap()
  tapped()
  await expect.poll(() => key(page).getAttribute('aria-pressed'), soon).toBe('true')
})

test('what is tapped without a line is done once there is one', async () => {
  const { page, context, open } = await asleep('turn', { expects: /ERR_|Failed to (fetch|load)/ })
  await open()
  await context.setOffline(true)
  await act(page, 0).tap()
  await page.waitForTimeout(500)
  expect(await key(page).count()).toBe(0)
  await context.setOffline(false)
  await see(key(page))
})

test('what others do is seen though the script never comes', async () => {
  const { table, seat, page, key, open } = await asleep('other', { isIdle: true })
  await page.route(face, route => route.abort())
  let drawn = 0
  page.on('domcontentloaded', () => drawn++)
  await open()
  await expect.poll(() => drawn, soon).toBe(4)
  await playTo(table, ({ waiting }) => waiting[0] === seat)
  await upToDate(page, key)
})
