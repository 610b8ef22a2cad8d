// The traced board under fingers and keys: roads drawn, pieces put down, and taps that nervous
// hands make twice.
import { expect, test } from 'vitest'
import { isEmptyAt, piecesOf, tileAt } from '../../../../web/games/camino/rules/pieces.ts'
import * as en from '../../../../web/games/camino/words/en.ts'
import { wordsOf } from '../../../../web/games/camino/words/sentences.ts'
import { type PhoneOptions, withPhones } from '../../../browser/browser.ts'
import { broken } from '../../../browser/measure.ts'
import {
  middleOf,
  phoneAt,
  rested,
  see,
  seeNow,
  soon,
  tapAt,
  tapTwice,
} from '../../../browser/people.ts'
import { make, type Played } from '../../../browser/program.ts'
import { begins, square } from '../evening.ts'
import { beside, sheet } from './sheets.ts'
import { along, cell, drag, middleOfSquare, settled, tap, viewOf } from './tracing.ts'

const newPhone = withPhones()
const words = wordsOf(en).companion
const { sheet: say } = words
const names = ['Ada', 'Bruno']

// Two taps on one square within 450 ms mean one.
const phoneOf = (table: Played, seat: number, more?: PhoneOptions) =>
  phoneAt(newPhone, table, seat, { nervous: true, ...more })

// A phone that traces the road whose first piece lies in the corner A1.
const tracing = async () => {
  const played = await beside({ depth: 'trace' }, names)
  const { page } = await phoneOf(played, 0)
  await page.locator('.at-north-west').click()
  await seeNow(page, say.trace)
  return { played, page }
}

test('a road is drawn by the arrow keys and Enter, and every square says what lies there', async () => {
  const { played, page } = await tracing()
  await rested(page)
  await cell(page, 0).focus()
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key)
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('B2'))
  await expect
    .poll(() => cell(page, square('B1')).getAttribute('aria-label'), soon)
    .toContain(words.lying({ piece: 'curve', turns: 2 }))
})

test('after a road drawn by a finger the Enter key still goes on with it', async () => {
  const { played, page } = await tracing()
  await settled(page)
  await drag(await page.context().newCDPSession(page), page, 'A1 B1')
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('B1'))
  await cell(page, square('C1')).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('C1'))
})

test('without script a road is drawn square by square', async () => {
  const played = await beside({ depth: 'trace', variant: 'caminito-small' }, names)
  const { page } = await phoneOf(played, 1, { js: false })
  await page.locator('.at-north-east').click()
  for (const at of [0, 1, 2, 12]) {
    const { seq } = await sheet(played.code)
    await page.locator(`button[type="submit"][data-square="${at}"]`).click()
    await expect.poll(async () => (await sheet(played.code)).seq, soon).toBe(seq + 1)
  }
  expect((await viewOf(played)).pens[1]).toBe(12)
})

test('on the smallest phone a tap beside the next square means it, and the squares under a finger are seen large', async () => {
  const four = ['Alexandra', 'Bruno', 'Maximiliane', 'Pierre']
  const played = await beside({ depth: 'trace' }, four)
  await make(played.code, played.keys[0]!, begins())
  const { page, context } = await phoneOf(played, 0, { width: 320, height: 568, locale: 'de-DE' })
  await rested(page)
  expect(await broken(page.locator('.camino-card strong'))).toEqual([])
  // Every tap falls into the row below, and each is a nervous one.
  for (const at of along('A1 F1')) {
    const { x, y } = await middleOfSquare(page, at)
    await tapTwice(page, [x + 5, y + 12])
  }
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('F1'))
  expect(isEmptyAt((await viewOf(played)).board, square('F2'))).toBe(true)
  const finger = await context.newCDPSession(page)
  const { x, y } = await middleOfSquare(page, square('F1'))
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await see(page.locator('.camino-loupe'))
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.locator('.camino-loupe').waitFor({ state: 'detached' })
})

test('a finger that taps twice puts one piece down, on a busy phone too', async () => {
  const { played, page } = await tracing()
  await rested(page)
  await page.locator('.camino-keys button').first().click()
  await settled(page)
  const { seq } = await sheet(played.code)
  const { x, y } = await middleOfSquare(page, square('E5'))
  // Each touch keeps the page for longer than the two halves of a tap are apart.
  await page.evaluate(() =>
    addEventListener('pointerup', () => {
      for (const from = performance.now(); performance.now() - from < 600; );
    }),
  )
  await tapTwice(page, [x, y])
  await expect.poll(async () => (await sheet(played.code)).seq, soon).toBe(seq + 1)
  await rested(page)
  expect((await sheet(played.code)).seq).toBe(seq + 1)
})

test('a piece that is picked twice is not turned, and then turns as fast as it is tapped', async () => {
  const { played, page } = await tracing()
  await rested(page)
  const key = page.locator('.camino-keys button').nth(piecesOf('camino').indexOf('curve'))
  const laid = async (name: string) => {
    await settled(page)
    await tap(page, square(name))
    const tile = async () => tileAt((await viewOf(played)).board, square(name))
    await expect.poll(tile, soon).toBeTruthy()
    return tile()
  }
  await tapTwice(page, await middleOf(key))
  expect(await laid('E5')).toEqual({ piece: 'curve', turns: 0 })
  await rested(page)
  const [finger, there] = [await page.context().newCDPSession(page), await middleOf(key)]
  const begun = Date.now() / 1000
  for (const after of [0, 0.15, 0.3]) await tapAt(finger, there, begun + after)
  expect(await laid('G5')).toEqual({ piece: 'curve', turns: 3 })
})
