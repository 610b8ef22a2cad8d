// What a page is measured by: width, the size of what is tapped, what the accessibility rules find.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

// How far a page is wider than its window, and what sticks out.
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')]
      .filter(element => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map(element => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
    return [`${scrollWidth} px in ${innerWidth}: ${wide.slice(-4).join(' ')}`]
  })

// Everything that can be tapped and is smaller than 48 px: a control inside a label counts as that label, a link in the
// middle of a sentence is as high as its line. A square of a grid takes the taps that fall within 48 px about its middle.
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap(
      element => {
        if (
          element.matches('[type=hidden], [role=grid] button') ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          return []
        const target = element.closest('label') ?? element
        const { width, height } = target.getBoundingClientRect()
        if (width === 0 || (width >= 47.5 && height >= 47.5)) return []
        const isInText =
          element.matches('a') &&
          getComputedStyle(element).display === 'inline' &&
          element.parentElement!.textContent!.trim() !== element.textContent!.trim()
        if (isInText) return []
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return [
          `${Math.round(width)}×${Math.round(height)} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${name.trim().slice(0, 30)}`,
        ]
      },
    )
    return [...new Set(found)]
  })

// What is cut off: text that does not fit its own box and cannot be scrolled to. A recap's line opens to all of it.
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLElement>(
        'h1, h2, p, button, a, label, legend, td, th, strong, span, summary',
      ),
    ]
      .filter(element => element.checkVisibility() && !element.closest('svg, .visually-hidden, .recap > summary'))
      .filter(element => {
        const { overflowX, display } = getComputedStyle(element)
        return display !== 'inline' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      })
      .map(
        element =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.innerText.slice(0, 30)}`,
      ),
  )

// What axe has against a page as it is now, and nothing of all that is well. Run in the page itself (`legacy`): a page is one
// document, and the other way opens a blank page each time to join the frames' reports.
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
    ),
  )
}
