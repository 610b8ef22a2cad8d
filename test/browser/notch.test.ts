// A phone with a notch, held sideways and upright: no control and no square comes to lie below what the phone covers, on
// any screen that people come to see. A third of each game's screens by default, others tomorrow.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { moments } from './moments.ts'
import { openScreen } from './people.ts'

const newPhone = withPhones()

interface Insets {
  top?: number
  right?: number
  bottom?: number
  left?: number
}
const sideways: Insets = { left: 59, right: 59, bottom: 21 }
const upright: Insets = { top: 59, bottom: 34 }

const cover = async (page: Page, insets: Insets) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
}

// Every control and every square that may be tapped, brought into sight, and covered even then. A link of the masthead is a pixel
// higher than its band.
const covered = (page: Page, { top = 0, right = 0, bottom = 0, left = 0 }: Insets): Promise<string[]> =>
  page.evaluate(
    ([top, right, bottom, left]) => {
      const root = document.querySelector('dialog[open]') ?? document.body
      const controls = 'a[href], button:not([data-square]:not(.legal)), input:not([type=hidden]), select, summary'
      const found: string[] = []
      document.documentElement.style.scrollPadding = `${top}px ${right}px ${bottom}px ${left}px`
      for (const one of root.querySelectorAll<HTMLElement>(controls)) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.visually-hidden, [inert]')) continue
        const target = one.closest('label') ?? one
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = target.getBoundingClientRect()
        if (box.width < 2) continue
        // A finger has more of the recap than its line (face.css): that much may lie below the foot.
        const spare = one.matches('.recap > summary') ? 10 : 0.5
        const isHigh = box.height > innerHeight - top - bottom
        const isWithin =
          box.left >= left - 0.5 &&
          box.right <= innerWidth - right + 0.5 &&
          (isHigh || (box.top >= top - 1.5 && box.bottom <= innerHeight - bottom + spare))
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)
        if (!isWithin)
          found.push(`${one.tagName} ${name} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
      }
      scrollTo(0, 0)
      if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
      return found
    },
    [top, right, bottom, left] as const,
  )

test.each(moments)('no control of %s lies below a notch or the bar of the system', async (_, screensOf) => {
  const { page } = await newPhone({ width: 844, height: 390, expects: /404|409/ })
  await cover(page, sideways)
  const found: string[] = []
  for (const screen of rotating(await screensOf(), 3)) {
    await openScreen(page, screen)
    for (const [insets, width, height] of [
      [sideways, 844, 390],
      [upright, 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await cover(page, insets)
      found.push(...(await covered(page, insets)).map(what => `${screen.name} ${width}: ${what}`))
    }
  }
  expect(found.join('\n')).toBe('')
})
