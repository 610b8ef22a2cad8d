// The sheet of Le Camino on the smallest phones and on a wall: nothing lies over what is counted,
// and a board is seen whole.
import { expect, test } from 'vitest'
import { sheet } from '../../../../web/games/camino/words/de.ts'
import { withPhones } from '../../../browser/browser.ts'
import { broken } from '../../../browser/measure.ts'
import { hold, hydrated, phoneAt, see, soon } from '../../../browser/people.ts'
import { rotating } from '../../../sweep.ts'
import { begins, counts, piece, road } from '../evening.ts'
import { beside, bridges, crossings, tell, ways } from './sheets.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Maximiliane', 'Pierre']

test('on a small phone, upright or on its side, the bar lies over no part of a count', async () => {
  const { code, keys } = await beside({ depth: 'count' }, names)
  await tell({ code, keys, hostKey: '' }, 0, begins())
  const { page, context } = await newPhone({ locale: 'de-DE' })
  await hold(context, code, [keys[0]!])
  await page.goto(`/t/${code}?seat=0`)
  await hydrated(page)
  await see(page.locator('.camino-counting').last())
  const hidden = () =>
    page.evaluate(() => {
      const foot = document.querySelector('.foot')!.getBoundingClientRect()
      return [...document.querySelectorAll('.camino-counting :is(button, h2)')].flatMap(part => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isUnder =
          bottom > foot.top + 1 && top < foot.bottom - 1 && right > foot.left && left < foot.right
        return isUnder ? [part.textContent] : []
      })
    })
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    expect(await hidden(), `${width} × ${height}`).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await hidden(), `${width} × ${height}`).toEqual([])
  }
})

const phones = [
  [320, 568],
  [390, 844],
] as const

test.each(rotating(phones, phones.length))(
  'at %i × %i the board stands still from the first road to the last obstacle',
  async (width, height) => {
    const table = await beside({ depth: 'trace' }, names)
    await tell(table, 0, begins())
    const { page } = await phoneAt(newPhone, table, 0, { width, height, locale: 'de-DE' })
    await see(page.locator('.camino-trace'))
    await page.evaluate(async () => {
      await document.fonts.ready
      const tops = new Set<number>()
      Object.assign(window, { tops })
      const keep = () => {
        const { top } = document.querySelector('.camino-trace')!.getBoundingClientRect()
        tops.add(Math.round(top + scrollY))
        requestAnimationFrame(keep)
      }
      keep()
    })
    await tell(table, 0, ...ways.map(road))
    for (const square of bridges) await tell(table, 0, piece('bridge', square, 1))
    for (const square of crossings) await tell(table, 0, piece('level-crossing', square, 1))
    await expect
      .poll(() => page.locator('.camino-card > b').allTextContents(), soon)
      .toEqual(['40', '32'])
    expect(
      await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]),
    ).toHaveLength(1)
  },
)

test('at the end no name is broken beside its price', async () => {
  const table = await beside({ depth: 'trace' }, names)
  await tell(table, 0, begins(), ...ways.map(road), { kind: 'close', how: 'agreed' })
  const { page, context } = await newPhone({ locale: 'de-DE' })
  await hold(context, table.code, [table.keys[2]!])
  await page.goto(`/t/${table.code}?seat=2`)
  await see(page.locator('.camino-card').last())
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height })
    expect(await broken(page.locator('.camino-card strong')), `${width}`).toEqual([])
  }
})

test('a wall shows the whole traced board, and large', async () => {
  const table = await beside({ depth: 'trace' }, names)
  await tell(table, 0, begins(), road(ways[0]))
  const { page } = await newPhone({ width: 1280, height: 720, locale: 'de-DE' })
  await page.goto(`/t/${table.code}/screen`)
  const board = page.locator('.camino-trace')
  await see(board)
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { y, height: high } = (await board.boundingBox())!
    expect(y + high, `${width}`).toBeLessThanOrEqual(height)
    expect(y + high, `${width}`).toBeGreaterThan(0.9 * height)
  }
})

test('a wall tells how far both ways are counted, and never a figure before both sides agree', async () => {
  const table = await beside({ depth: 'count' }, names.slice(0, 2))
  await tell(table, 0, begins())
  const { page } = await newPhone({ width: 1440, height: 900, locale: 'de-DE' })
  await page.goto(`/t/${table.code}/screen`)
  const said = page.locator('.camino-card > span')
  await expect.poll(() => said.allTextContents(), soon).toEqual(['wird gezählt', 'wird gezählt'])
  await tell(table, 0, counts(0, 33, 7))
  await expect
    .poll(() => said.allTextContents(), soon)
    .toEqual(['gezählt von Alexandra', 'wird gezählt'])
  await tell(table, 1, counts(0, 33, 6))
  await expect.poll(() => said.first().textContent(), soon).toBe(sheet.sheet.differs)
  await see(page.getByRole('heading', { name: sheet.sheet.counting }))
  await tell(table, 0, counts(1, 29, 3))
  await tell(table, 1, counts(1, 29, 3))
  await see(page.getByRole('heading', { name: sheet.sheet.differs }))
  await tell(table, 1, { kind: 'takes-over', whose: 0 })
  await see(page.locator('.camino-crown'))
})

test('the foot of the tracing is one row, a piece in hand too, on a phone that lies on its side as well', async () => {
  const table = await beside({ depth: 'trace' }, names)
  await tell(table, 0, begins(), ...ways.map(road))
  const { page } = await phoneAt(newPhone, table, 0, { locale: 'de-DE' })
  await page.locator('.camino-keys button:enabled').first().click()
  const foot = page.locator('.foot .button')
  await expect.poll(() => foot.count(), soon).toBe(3)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(
      (await page.locator('.foot').boundingBox())!.height,
      `${width} × ${height}`,
    ).toBeLessThan(90)
  }
})
