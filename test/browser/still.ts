// Whether a board holds still: every size that a square and the areas round the board ever had on a page.
import type { Page } from 'playwright-core'

export const keepSizes = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const sizes: Record<string, Set<number>> = { square: new Set(), now: new Set(), dock: new Set() }
    Object.assign(window, { sizes })
    const keep = (name: string, selector: string, side: 'width' | 'height') => {
      const kept = document.querySelector(selector)
      if (!kept) return // a wall has no dock
      new ResizeObserver(() => {
        const element = document.querySelector(selector)
        if (element && !document.querySelector('.end')) sizes[name]!.add(element.getBoundingClientRect()[side])
      }).observe(kept)
    }
    keep('square', '[data-square="0"]', 'width')
    keep('now', '[data-place=sentence]', 'height')
    keep('dock', '[data-place=tray]', 'height')
  })

/** What had more than one size. */
export const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const { sizes } = window as unknown as { sizes: Record<string, Set<number>> }
    return Object.entries(sizes).flatMap(([name, all]) => (all.size > 1 ? [`${name}: ${[...all].join(', ')}`] : []))
  })
