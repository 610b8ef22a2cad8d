// The masthead of a live page: it follows the game without being drawn anew, and nothing in it is
// cut or sticks out.
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { seated } from '../boxes.ts'
import { moment, playTo } from '../games/camino/browser/program.ts'
import { withPhones } from './browser.ts'
import { hydrated, phoneAt, soon } from './people.ts'
import { started } from './program.ts'

const newPhone = withPhones()

test('the masthead follows the game, and is whole from 320 to 1920 px', async () => {
  const table = await moment({ names: ['Alexandra', 'Jonas'] }, ({ seq }) => seq > 9)
  const seat = table.frame.waiting[0]!
  const { page } = await phoneAt(newPhone, table, seat, { locale: 'de-DE' })
  await hydrated(page)
  const where = page.locator('[data-where]')
  const before = await where.textContent()
  expect(before).toMatch(/^\d+ im Vorrat/)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await playTo(table, ({ seq }) => seq > table.frame.seq + 5)
  await expect.poll(() => where.textContent(), soon).not.toBe(before)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const wrong = await page.evaluate(() => {
      const place = document.querySelector('[data-where]')!.getBoundingClientRect()
      const parts = [...document.querySelectorAll('[data-where] > span')].map(part =>
        part.getBoundingClientRect(),
      )
      const shown = parts.filter(({ top }) => top < place.bottom - 1)
      return [
        shown.length === 0 && 'nothing is said',
        shown.some(({ right }) => right > place.right + 1) && 'a part is cut',
        innerWidth > 800 && shown.length < parts.length && 'a part is left out',
        document.querySelector('.masthead')!.getBoundingClientRect().height > 52 &&
          'it is too high',
      ].filter(Boolean)
    })
    expect(wrong, `${width}`).toEqual([])
  }
})

test.each(shelf)(
  'in twice as large letters the masthead of $id still says all of it',
  async box => {
    const names = seated(box, ['Alexandra', 'Jonas', 'Marta'])
    const table = await started({ game: box.id, mode: box.modes[0], names })
    const { page } = await phoneAt(newPhone, table, 0, { locale: 'de-DE' })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const { cut, room } = await page.locator('[data-where]').evaluate(where => {
        const { right, bottom } = where.getBoundingClientRect()
        const text = where.querySelector('span')!.getBoundingClientRect()
        return {
          cut: [text.right - right, text.bottom - bottom],
          room: document.documentElement.scrollWidth,
        }
      })
      for (const over of cut) expect(over, `${width}`).toBeLessThanOrEqual(2)
      expect(room).toBe(width)
    }
  },
)
