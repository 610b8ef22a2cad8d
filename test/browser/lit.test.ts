// A row of the story lights up what it speaks of: under a mouse, by the keyboard, and after a tap,
// for which its list is folded.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { raceAt } from '../games/cape-horn/browser/program.ts'
import { moment as auctionAt } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { phoneAt, see, soon } from './people.ts'

const newPhone = withPhones()

const names = ['Ama', 'Jonas', 'Marta']
const desk = { width: 1440, height: 900 }
const row = (page: Page) => page.locator('[data-touches]').first()
const lit = (page: Page) =>
  page
    .locator('[data-lit]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-square')).sort())

// A ship of another seat has just sailed over what it laid.
const sailed = () =>
  raceAt(names, ({ view, told, waiting }) => {
    const isAway = told?.seat !== 0 && waiting[0] !== 0
    return (
      isAway && view!.turn?.step === 'sailed' && view!.turn.moved === 'sail' && view!.turn.laid > 0
    )
  })

const touched = async (page: Page) =>
  [
    ...new Set(
      (await row(page).getAttribute('data-touches'))!
        .split(', ')
        .map(thing => thing.split(' ')[1]!),
    ),
  ].sort()

test('at a desk its squares are marked under the mouse, and by the arrows; what is left is not', async () => {
  const table = await sailed()
  const { page } = await phoneAt(newPhone, table, 0, desk)
  await see(row(page))
  expect(await lit(page)).toEqual([])
  await row(page).hover()
  expect(await lit(page)).toEqual(await touched(page))
  await page.mouse.move(0, 0)
  expect(await lit(page)).toEqual([])
  await page.locator('.recap > ol').focus()
  await page.keyboard.press('ArrowDown')
  expect(await lit(page)).toEqual(await touched(page))
  await page.keyboard.press('Tab')
  expect(await lit(page)).toEqual([])
})

test('on a phone a tap folds the list and marks them until the next tap', async () => {
  const table = await sailed()
  const { page } = await phoneAt(newPhone, table, 0)
  await page.locator('.recap > summary').click()
  const things = await touched(page)
  await row(page).click()
  expect(await page.locator('.recap').getAttribute('open')).toBeNull()
  expect(await lit(page)).toEqual(things)
  await page.locator('h1').first().click()
  expect(await lit(page)).toEqual([])
})

test('a board that slides comes to them, wherever it was', async () => {
  const table = await sailed()
  const { page } = await phoneAt(newPhone, table, 0)
  const board = page.locator('.grid-window')
  const isInSight = () =>
    board.evaluate(window => {
      const [box, square] = [window, document.querySelector('[data-lit]')!].map(one =>
        one.getBoundingClientRect(),
      )
      return (
        box!.left - 1 <= square!.left &&
        square!.right <= box!.right + 1 &&
        box!.top - 1 <= square!.top
      )
    })
  for (const far of [0, 9999]) {
    await board.evaluate((window, far) => window.scrollTo(far, far), far)
    await page.locator('.recap > summary').click()
    await row(page).click()
    await expect.poll(isInSight, soon).toBe(true)
    await page.locator('h1').first().click()
  }
})

test('where there are no squares it is a lane', async () => {
  const table = await auctionAt({ names }, ({ view, told }) => {
    const isTaken = told?.events.some(fact => (fact as { kind: string }).kind === 'chose')
    return view!.auctions === 1 && isTaken === true && told?.seat !== 0
  })
  const { page } = await phoneAt(newPhone, table, 0, desk)
  await row(page).hover()
  const lanes = await page
    .locator('[data-lit]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-lane')))
  expect(lanes.sort()).toEqual(await touched(page))
})
