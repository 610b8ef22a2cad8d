// The room's screen stands whole, whatever its shape and however many play, with type for three
// metres.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { leastType } from '../../../browser/measure.ts'
import { rotating } from '../../../sweep.ts'
import { playTo, started } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra-Sophie', 'Großmutter Hildegard', 'Maximiliane', 'Pierre-François']
const walls = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

test.each(rotating([2, 3, 4], 3))(
  '%i seats, what is left and what lies open stand whole on every wall',
  async seats => {
    const table = await started({ names: names.slice(0, seats) })
    await playTo(table, ({ seq, view }) => seq > 30 && view!.phase.kind === 'turn')
    const { page } = await newPhone({ width: 1440, height: 900, locale: 'de-DE' })
    for (const [width, height] of rotating(walls, 4)) {
      await page.setViewportSize({ width, height })
      await page.goto(`/t/${table.code}/screen`)
      await page.waitForLoadState('networkidle')
      const [whole, seen] = await page
        .locator('[data-place=seats]')
        .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])
      expect(whole, `${width} × ${height}`).toBeLessThanOrEqual(seen!)
      const board = (await page.locator('.grid-drawing').boundingBox())!
      expect(board.height, `${width} × ${height}`).toBeGreaterThan(0.6 * height)
      const { size, text } = await leastType(page, '[data-place=seats] svg')
      expect(size, `${width} × ${height}: ${text}`).toBeGreaterThanOrEqual(height / 40)
    }
  },
)

test('who won, and how everybody stands, is seen whole on every wall', async () => {
  const table = await started({ names })
  await playTo(table, ({ result }) => result !== undefined)
  const { page } = await newPhone({ width: 1440, height: 900, locale: 'de-DE' })
  for (const [width, height] of rotating(walls, 4)) {
    await page.setViewportSize({ width, height })
    await page.goto(`/t/${table.code}/screen`)
    await page.waitForLoadState('networkidle')
    const last = (await page.locator('.standings > li').last().boundingBox())!
    expect(last.y + last.height, `${width} × ${height}`).toBeLessThanOrEqual(height)
    // The bazaar as it was left is seen whole beside them.
    const board = (await page.locator('.grid-drawing').boundingBox())!
    expect(board.y + board.height, `${width} × ${height}`).toBeLessThanOrEqual(height)
    expect(board.height, `${width} × ${height}`).toBeGreaterThan(0.6 * height)
  }
})
