// Checks that a board holds still: records every size of a square and of the dock, and every
// position of the board.
import type { Page } from 'playwright-core'

export const keepSizes = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const sizes: Record<string, Set<number>> = {
      square: new Set(),
      board: new Set(),
      dock: new Set(),
    }
    Object.assign(window, { sizes })
    // `by`: the element that may move it; itself by default.
    const keep = (
      name: string,
      selector: string,
      side: 'width' | 'height' | 'top',
      by = selector,
    ) => {
      const kept = document.querySelector(by)
      if (!kept) return // a wall screen has no dock
      new ResizeObserver(() => {
        const element = document.querySelector(selector)
        const above = side === 'top' ? scrollY : 0
        if (element && !document.querySelector('.end'))
          sizes[name]!.add(element.getBoundingClientRect()[side] + above)
      }).observe(kept)
    }
    keep('square', '[data-square="0"]', 'width')
    keep('board', '[data-place=board]', 'top', '[data-place=sentence]')
    keep('dock', '[data-place=tray]', 'height')
  })

/** Returns what had more than one size; for a position, a pixel is rounding. */
export const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const isMoved = (name: string, all: number[]) =>
      all.length > 1 && Math.max(...all) - Math.min(...all) > (name === 'board' ? 1 : 0)
    const { sizes } = window as unknown as { sizes: Record<string, Set<number>> }
    return Object.entries(sizes).flatMap(([name, all]) =>
      isMoved(name, [...all]) ? [`${name}: ${[...all].join(', ')}`] : [],
    )
  })
