// The room's screen is worth its wall: lanes as wide as it, type for three metres.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { type Board, make, type Played, playTo, started } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

const at = async (isThere: (frame: Board) => boolean): Promise<Played> => {
  const table = await started({ names })
  await playTo(table, isThere)
  return table
}

// The least size of any text that can be read; drawings are looked at, not read.
const leastType = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let least = { size: Number.POSITIVE_INFINITY, text: '' }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      const { width, height } = element.getBoundingClientRect()
      const isShown =
        width > 1 && height > 1 && element.checkVisibility() && !element.closest('svg, script, .visually-hidden')
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (isShown && node.textContent!.trim() && size < least.size) least = { size, text: node.textContent!.trim() }
    }
    return least
  })

const walls = [
  [1440, 900],
  [1920, 1080],
] as const

test('lanes take four fifths of the wall, in every phase, and type is a fortieth of its height', {
  timeout: 240_000,
}, async () => {
  const choosing = await started({ names })
  for (const [seat, pounds] of [12, 9, 7, 0].entries())
    await make(choosing.code, choosing.keys[seat]!, { kind: 'bid', pounds })
  const tables: [string, Played][] = [
    ['auction', await at(({ view }) => view!.phase.is === 'auction' && view!.auctions === 5)],
    ['building', await at(({ view }) => view!.phase.is === 'building' && view!.phase.drawn && view!.auctions === 5)],
    ['choosing', choosing],
  ]
  const { page } = await newPhone({ width: 1440, height: 900 })
  for (const [phase, { code }] of tables) {
    for (const [width, height] of walls) {
      await page.setViewportSize({ width, height })
      await page.goto(`/t/${code}/screen`)
      const lanes = await page.locator('.companies .lane').evaluateAll(all => all.map(one => one.clientWidth))
      expect(lanes, phase).toHaveLength(4)
      for (const lane of lanes) expect(lane / width, `${phase} ${width}`).toBeGreaterThanOrEqual(0.8)
      const { size, text } = await leastType(page)
      expect(size, `${phase} ${width}: ${text}`).toBeGreaterThanOrEqual(height / 40)
    }
  }
})
