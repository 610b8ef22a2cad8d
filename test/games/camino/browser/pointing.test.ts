// A partner points at a square: by a press, by the menu's key or by the keyboard. Only the own side
// sees it, until the game goes on.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import {
  connected,
  hold,
  house,
  loseSight,
  openMenu,
  phoneAt,
  say,
  see,
} from '../../../browser/people.ts'
import { playTo, started } from './program.ts'

const newPhone = withPhones()
const names = ['Ama', 'Jonas', 'Marta', 'Ben']
const ring = (page: Page) => page.locator('.signalled', { hasText: house.pointed })
const square = (page: Page, at: number) => page.locator(`[data-square="${at}"]`)

// Everything that a page hears from now on that has to do with pointing.
const overhear = (page: Page) => {
  const heard: string[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"point"')) heard.push(String(payload))
    }),
  )
  return heard
}

test('the ring is on the partner’s board alone, at the square, and ends with the next tile', async () => {
  const table = await started({ names, pointing: true })
  const [ama, jonas] = [await newPhone({ width: 320, height: 568 }), await newPhone()]
  const marta = await newPhone({ width: 1440, height: 900 })
  const room = await newPhone({ width: 1920, height: 1080 })
  const unseen = [jonas, room].map(({ page }) => ({ page, heard: overhear(page) }))
  for (const [seat, { page, context }] of [ama, jonas, marta].entries()) {
    await hold(context, table.code, [table.keys[seat]!])
    await connected(page, `/t/${table.code}?seat=${seat}`)
  }
  await connected(room.page, `/t/${table.code}/screen`)

  // The menu's key, then a tap: it points and plays nothing.
  const menu = await openMenu(ama.page)
  await menu.getByRole('button', { name: say.gestures.point }).click()
  await loseSight(menu)
  await square(ama.page, 17).click()
  for (const page of [ama.page, marta.page]) await see(ring(page))
  const [of, on] = [
    (await square(marta.page, 17).boundingBox())!,
    (await ring(marta.page).boundingBox())!,
  ]
  expect(Math.abs(of.x + of.width / 2 - on.x - on.width / 2)).toBeLessThan(1)
  expect(Math.abs(of.y + of.height / 2 - on.y - on.height / 2)).toBeLessThan(1)
  await see(marta.page.getByText(house.gestured('Ama', house.pointed)).first())

  // The right button of a mouse, as a long press does; and the key for a menu.
  await square(marta.page, 30).click({ button: 'right' })
  for (const page of [ama.page, marta.page])
    await see(page.getByText(house.gestured('Marta', house.pointed)).first())
  await square(marta.page, 31).focus()
  await marta.page.keyboard.press('ContextMenu')
  await see(ring(ama.page))

  // The game goes on.
  const { length } = unseen.flatMap(({ heard }) => heard)
  await playTo(table, ({ seq }) => seq > 1)
  for (const page of [ama.page, marta.page]) await loseSight(ring(page))
  expect(length).toBe(0)
  for (const { page, heard } of unseen) {
    expect(heard).toEqual([])
    expect(await ring(page).count()).toBe(0)
  }
})

test('without the option nobody points: the menu has no key, and a press is the browser’s', async () => {
  const table = await started({ names })
  const { page } = await phoneAt(newPhone, table, 0)
  const menu = await openMenu(page)
  await see(menu.getByRole('button', { name: house.gestures.ouch }))
  expect(await menu.getByRole('button', { name: say.gestures.point }).count()).toBe(0)
})
