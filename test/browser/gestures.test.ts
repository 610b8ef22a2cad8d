// Gestures at a table: one tap, seen at the seat for a moment on every screen, moving nothing.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { started } from '../games/cape-to-cairo/browser/program.ts'
import { type PhoneOptions, withPhones } from './browser.ts'
import {
  closeMenu,
  connected,
  hold,
  house,
  loseSight,
  openMenu,
  phoneAt,
  say,
  see,
  soon,
} from './people.ts'
import { alone, endByBots, type Played } from './program.ts'

const newPhone = withPhones()

// A phone at a seat, which hears the table.
const pageAt = async ({ code, keys }: Played, seat: number, options?: PhoneOptions) => {
  const { page, context } = await newPhone(options)
  await hold(context, code, [keys[seat]!])
  await connected(page, `/t/${code}?seat=${seat}`)
  return page
}

const names = ['Ama', 'Jonas', 'Marta']
const plate = (page: Page) => page.locator('.signalled')
const live = (page: Page) => page.locator('p[role="status"].visually-hidden')

const gesture = async (page: Page, name: string) => {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name, exact: true }).click()
  await loseSight(menu)
}

// Where the areas of a page lie.
const areas = (page: Page) =>
  page
    .locator('[data-place], .masthead, [data-holder]')
    .evaluateAll(all => all.map(one => JSON.stringify(one.getBoundingClientRect())))

// Counts every plate that appears on a page from now on.
const countPlates = async (page: Page) => {
  await page.evaluate(() => {
    const seen = { plates: 0 }
    Object.assign(window, { seen })
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof SVGElement && node.classList.contains('signalled')) seen.plates++
    }).observe(document.body, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { plates: number } }).seen.plates)
}

// Whether the plate lies over the row of a seat.
const isAtSeat = (page: Page, seat: number) =>
  page.evaluate(at => {
    const { top, bottom, left, right } = document
      .querySelector('.signalled')!
      .getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return [...document.querySelectorAll(`[data-holder~="${at}"]`)].some(row => {
      const box = row.getBoundingClientRect()
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    })
  }, seat)

test('one tap in the menu, and every screen shows it at the seat, then no more', async () => {
  const table = await started({ names })
  const ama = await pageAt(table, 0, { width: 320, height: 568 })
  const jonas = await pageAt(table, 1)
  const desk = await pageAt(table, 2, { width: 1440, height: 900 })
  const room = (await newPhone({ width: 1920, height: 1080 })).page
  await connected(room, `/t/${table.code}/screen`)
  const screens = [ama, jonas, desk, room]
  for (const page of screens) await see(page.locator('[data-holder]').first())
  const before = await Promise.all(screens.map(areas))
  await gesture(ama, house.gestures.ouch)
  await Promise.all(screens.map(page => see(plate(page))))
  for (const page of screens) expect(await isAtSeat(page, 0)).toBe(true)
  const width = async (page: Page) => (await plate(page).boundingBox())!.width
  expect(await width(ama)).toBeGreaterThanOrEqual(36)
  expect(await width(room)).toBeGreaterThanOrEqual(64)
  expect(await Promise.all(screens.map(areas))).toEqual(before)
  for (const page of screens)
    expect(await live(page).textContent()).toBe(house.gestured('Ama', house.gestures.ouch))
  await Promise.all(screens.map(page => loseSight(plate(page))))
})

test('the newest of a seat replaces the one before, and the fifth has to wait', async () => {
  const table = await started({ names })
  const page = await pageAt(table, 0)
  const jonas = await pageAt(table, 1)
  const plates = await countPlates(jonas)
  for (const name of ['cheers', 'wait', 'thanks', 'hurry'] as const)
    await gesture(page, house.gestures[name])
  await expect.poll(plates, soon).toBe(4)
  expect(await plate(jonas).count()).toBeLessThanOrEqual(1)
  const menu = await openMenu(page)
  await see(menu.getByText(say.gestures.few))
  for (const key of await menu.locator('[name="gesture"]').all())
    expect(await key.isDisabled()).toBe(true)
})

test('a phone that shows no gestures shows none and offers none, until it is switched on', async () => {
  const table = await started({ names })
  const ama = await pageAt(table, 0)
  const jonas = await pageAt(table, 1)
  const plates = await countPlates(jonas)
  const menu = await openMenu(jonas)
  const shows = menu.getByRole('checkbox', { name: say.phone.gestures })
  expect(await shows.isChecked()).toBe(true)
  await shows.uncheck()
  await loseSight(menu.locator('.gestures'))
  await closeMenu(jonas)
  await gesture(ama, house.gestures.ouch)
  await see(plate(ama))
  await openMenu(jonas)
  await shows.check()
  await see(menu.locator('.gestures'))
  await closeMenu(jonas)
  await gesture(ama, house.gestures.cheers)
  await expect.poll(plates, soon).toBe(1)
  await see(jonas.getByText(house.gestured('Ama', house.gestures.cheers)))
})

test('where nobody else sits there are none, and none for who only watches', async () => {
  const table = await alone('cape-to-cairo')
  const { page } = await phoneAt(newPhone, table, 0)
  const menu = await openMenu(page)
  await see(menu.getByRole('heading', { name: say.thisTable }))
  expect(await menu.locator('.gestures').count()).toBe(0)
  const { code } = await started({ names })
  const watching = (await newPhone()).page
  await watching.goto(`/t/${code}`)
  expect(await (await openMenu(watching)).locator('.gestures').count()).toBe(0)
})

test('the end has them too, at the rows of the standings', async () => {
  const table = await started({ names: ['Ama', 'Jonas'] })
  await endByBots(table)
  const [ama, jonas] = [await pageAt(table, 0), await pageAt(table, 1)]
  await see(ama.locator('.standings'))
  await gesture(ama, house.gestures['well-played'])
  for (const page of [ama, jonas]) {
    await see(plate(page))
    expect(await live(page).textContent()).toBe(
      house.gestured('Ama', house.gestures['well-played']),
    )
  }
})

test('a phone with two seats says it for the one it shows; without script there is no row', async () => {
  const table = await started({ names })
  const { page, context } = await newPhone()
  await hold(context, table.code, [table.keys[0]!, table.keys[1]!])
  await connected(page, `/t/${table.code}?seat=1`)
  await gesture(page, house.gestures.wait)
  await see(page.getByText(house.gestured('Jonas', house.gestures.wait)))
  const { page: plain } = await phoneAt(newPhone, table, 2, { js: false })
  const menu = await openMenu(plain)
  expect(await menu.locator('.gestures').isVisible()).toBe(false)
})
