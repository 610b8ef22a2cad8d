// At a low laptop the hand can be told apart and read, and nothing of a table of four falls off.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { phoneAt, see } from '../../../browser/people.ts'
import { looked, pieces, turnings } from './people.ts'
import { moment } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

// Where the key of each piece of the hand stands, below its drawing.
const handOf = (page: Page) =>
  page.locator('.hand .card-button').evaluateAll(cards =>
    cards.map(card => {
      const tile = card.querySelector('.camino-tile')!.getBoundingClientRect()
      const key = getComputedStyle(card, '::after')
      return { width: tile.width, above: parseFloat(key.top) - tile.height }
    }),
  )

const isWhole = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all =>
    all.every(one => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      const about = one.closest('[data-place]')!.getBoundingClientRect()
      return (
        top >= about.top - 1 &&
        bottom <= innerHeight &&
        left >= 0 &&
        right <= innerWidth &&
        bottom > top
      )
    }),
  )

test.each([
  [1280, 720],
  [1366, 768],
])('four at %i × %i', async (width, height) => {
  const { frame, ...table } = await moment(
    { names },
    ({ seq, view }) => seq > 40 && view!.turn.step === 'lay',
  )
  const { page } = await phoneAt(newPhone, table, frame.waiting[0]!, {
    width,
    height,
    locale: 'de-DE',
  })
  await see(pieces(page).first())
  for (const { width: wide, above } of await handOf(page)) {
    expect(wide).toBeGreaterThanOrEqual(64)
    expect(above).toBeGreaterThanOrEqual(0)
  }
  for (const part of [
    '.camino-account',
    '.camino-pot',
    '.camino-legend',
    '.hand > li',
    '.foot-in > *',
  ])
    expect([part, await isWhole(page, part)]).toEqual([part, true])
  await pieces(page).first().click()
  await looked(page)
  expect(await isWhole(page, '.camino-turning, .foot-in > *')).toBe(true)
})

test('a piece picked by its digit leads to the board, where Enter puts it', async () => {
  const { frame, ...table } = await moment(
    { names },
    ({ seq, view }) => seq > 40 && view!.turn.step === 'lay',
  )
  const { page } = await phoneAt(newPhone, table, frame.waiting[0]!, { width: 1280, height: 720 })
  await see(pieces(page).first())
  for (const digit of '123456') {
    await page.keyboard.press(digit)
    await looked(page)
    if ((await page.locator('[data-square].legal').count()) > 0) break
    await page.keyboard.press('Escape')
  }
  await see(page.locator('[data-square].legal:focus'))
  await page.keyboard.press('Enter')
  await see(page.locator('[data-square].chosen:focus'))
})

test('on a phone on its side each turn has its figure', async () => {
  const { frame, ...table } = await moment(
    { names },
    ({ seq, view }) => seq > 40 && view!.turn.step === 'lay',
  )
  const { page } = await phoneAt(newPhone, table, frame.waiting[0]!, { width: 844, height: 390 })
  await pieces(page).first().click()
  await looked(page)
  const widths = await turnings(page).evaluateAll(all =>
    all.map(one => one.lastElementChild!.getBoundingClientRect().width),
  )
  for (const figure of widths) expect(figure).toBeGreaterThan(4)
})

test.each([
  [390, 844],
  [320, 568],
])('at %i × %i a tip covers no row of Le Caminito', async (width, height) => {
  const options = { variant: 'caminito-small' }
  const { frame, ...table } = await moment(
    { names, options },
    ({ seq, view }) => seq > 8 && view!.turn.step === 'lay',
  )
  const { page } = await phoneAt(newPhone, table, frame.waiting[0]!, {
    width,
    height,
    locale: 'de-DE',
    novice: true,
  })
  await see(page.locator('.tip'))
  const { y, height: high } = (await page.locator('.frame-main').boundingBox())!
  expect(y + high).toBeLessThanOrEqual((await page.locator('.frame-dock').boundingBox())!.y + 1)
})
