// Checks a screen under difficult conditions: with a notch, in larger text, and for screen readers.
import type { Page } from 'playwright-core'
import { isFull } from '../../sweep.ts'
import { lost, sideways, sticking, violations } from '../measure.ts'

interface Insets {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

/** A phone with a notch, held sideways and upright. */
const notched = [
  { insets: { left: 59, right: 59, bottom: 21 }, width: 844, height: 390 },
  { insets: { top: 59, bottom: 34 }, width: 390, height: 844 },
] as const

// Returns each control and legal square that stays covered after scrolling it into view. A link of
// the masthead may exceed its band by a pixel.
const covered = (
  page: Page,
  { top = 0, right = 0, bottom = 0, left = 0 }: Insets,
): Promise<string[]> =>
  page.evaluate(
    ([top, right, bottom, left]) => {
      const root = document.querySelector('dialog[open]') ?? document.body
      const controls =
        'a[href], button:not([data-square]:not(.legal)), input:not([type=hidden]), select, summary'
      const found: string[] = []
      document.documentElement.style.scrollPadding = `${top}px ${right}px ${bottom}px ${left}px`
      for (const one of root.querySelectorAll<HTMLElement>(controls)) {
        if (
          !one.checkVisibility({ visibilityProperty: true }) ||
          one.closest('.visually-hidden, [inert]')
        )
          continue
        const target = one.closest('label') ?? one
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = target.getBoundingClientRect()
        if (box.width < 2) continue
        // The tappable part of the recap is higher than its line (`face.css`), so that much may be
        // below the foot.
        const spare = one.matches('.recap > summary') ? 10 : 0.5
        const isHigh = box.height > innerHeight - top - bottom
        const isWithin =
          box.left >= left - 0.5 &&
          box.right <= innerWidth - right + 0.5 &&
          (isHigh || (box.top >= top - 1.5 && box.bottom <= innerHeight - bottom + spare))
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)
        if (!isWithin)
          found.push(
            `${one.tagName} ${name} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
          )
      }
      scrollTo(0, 0)
      document.documentElement.style.scrollPadding = ''
      if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
      return found
    },
    [top, right, bottom, left] as const,
  )

/** Returns controls in the area that the phone or its system bar covers. */
export async function belowNotch(page: Page): Promise<string[]> {
  const line = await page.context().newCDPSession(page)
  const cover = (insets: Insets) =>
    line.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
  const found: string[] = []
  for (const { insets, width, height } of notched) {
    await page.setViewportSize({ width, height })
    await cover(insets)
    found.push(...(await covered(page, insets)).map(what => `${width}: ${what}`))
  }
  await cover({})
  await line.detach()
  return found
}

/** Runs the accessibility rules in light or dark. */
export async function unreadable(page: Page, isDark: boolean): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  const found = await violations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

const phones = [
  [320, 568],
  [390, 844],
] as const

/**
 * Checks larger text: a page wider than its window, a bar that fills the window, and at a table a
 * square or key that no scrolling reveals.
 */
export async function lostInLargeText(page: Page, number: number): Promise<string[]> {
  const isLarge = (await page.locator('body.large').count()) > 0
  const isOver = (await page.locator('dialog[open]').count()) > 0
  const mayLose = !isLarge && !isOver && (await page.locator('#table .face').count()) > 0
  const held = isFull ? phones : [phones[number % 2]!]
  const found: string[] = []
  for (const [width, height] of isLarge ? [[1440, 900] as const] : mayLose ? held : [phones[1]]) {
    await page.setViewportSize({ width, height })
    for (const size of mayLose && isFull ? ['130%', '150%', '200%'] : ['200%']) {
      await page.evaluate(size => {
        document.documentElement.style.fontSize = size
      }, size)
      const reached = mayLose ? [...(await lost(page)), ...(await sticking(page))] : []
      found.push(
        ...[...(await sideways(page)), ...reached].map(what => `${width} ${size}: ${what}`),
      )
    }
  }
  const bar = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('.foot, .ticket')].map(
        one => one.getBoundingClientRect().height,
      ),
    ),
  )
  if (bar > 844) found.push(`200%: a bar is ${bar} px high`)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}
