// Measures pages: width, the size of controls, and the accessibility rules.
import axe from 'axe-core'
import type { BrowserContext, Locator, Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The phones, tablets and desks at which pages are checked: width and height. */
export const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** Returns by how much a page is wider than its window, and what sticks out. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')]
      .filter(element => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map(element => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
    return [`${scrollWidth} px in ${innerWidth}: ${wide.slice(-4).join(' ')}`]
  })

/**
 * Returns everything tappable that is smaller than 48 px. A control inside a label counts as that
 * label, a link in a sentence has the height of its line, and a square of a grid takes the taps
 * within 48 px around its middle.
 */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].flatMap(element => {
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
    })
    return [...new Set(found)]
  })

/**
 * Returns what is cut off: text that does not fit its box and cannot be scrolled to, or that sticks
 * out of its button. A tap opens all of a recap's line.
 */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLElement>(
        'h1, h2, p, button, a, label, legend, td, th, strong, span, summary',
      ),
    ]
      .filter(
        element =>
          element.checkVisibility() && !element.closest('svg, .visually-hidden, .recap > summary'),
      )
      .filter(element => {
        const { overflowX, display } = getComputedStyle(element)
        const holds = overflowX !== 'visible' || element.matches('button')
        return display !== 'inline' && holds && element.scrollWidth > element.clientWidth + 1
      })
      .map(
        element =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.innerText.slice(0, 30)}`,
      ),
  )

/**
 * Returns the text of a part of the page that ends below the window or below what clips it, where
 * nobody can scroll to it.
 */
export const sunk = (part: Locator): Promise<string[]> =>
  part.evaluate(root => {
    const footOf = (element: Element | null): number => {
      if (!element) return innerHeight
      const { overflowY, display } = getComputedStyle(element)
      const clips = overflowY !== 'visible' && display !== 'contents'
      const foot = clips ? element.getBoundingClientRect().bottom : innerHeight
      return Math.min(foot, footOf(element.parentElement))
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const below: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement!
      if (!holder.checkVisibility() || holder.closest('.visually-hidden')) continue
      const words = document.createRange()
      words.selectNodeContents(text)
      const over = words.getBoundingClientRect().bottom - footOf(holder)
      if (over > 2) below.push(`${text.nodeValue} ends ${Math.round(over)} px too low`)
    }
    return below
  })

/** Returns keys whose words touch their inner rim, which is 5.5 px from their sides. */
export const onRim = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button')]
      .filter(button => button.checkVisibility())
      .flatMap(button => {
        const box = button.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(button)
        const { left, right } = words.getBoundingClientRect()
        const least = Math.min(left - box.left, box.right - right)
        return least < 5.5 ? [`${button.innerText}: ${least.toFixed(1)} px`] : []
      }),
  )

/** Returns words that are broken over two lines. */
export const broken = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll(all =>
    all.flatMap(({ firstChild: text }) =>
      [...(text?.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text!, index)
        range.setEnd(text!, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )

/**
 * Checks that a tip is in a row of its own below the sentence that says what to do now, and advice
 * in its place: fully readable, with the key that asks for advice beside the text, and nothing
 * overlapping.
 */
export const tips = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const row = document.querySelector('.coach > :is(.tip, .advised)')
    if (!row?.checkVisibility()) return []
    const box = row.getBoundingClientRect()
    const name = `the tip “${row.textContent!.slice(0, 30)}”`
    const linesOf = (one: Element) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return [...words.getClientRects()].filter(({ width }) => width > 1)
    }
    const isCut = [...row.querySelectorAll('.tip-said, .ask, .advised > span')]
      .flatMap(linesOf)
      .some(({ left, right, top, bottom }) => {
        const isInside = left > box.left - 1 && right < box.right + 1
        return !isInside || top < box.top - 1 || bottom > box.bottom + 1
      })
    const others =
      '.do-now h1, .do-now p, .do-now-sign, .recap-line, .frame-rail, [data-place=board], [data-place=tray], [data-place=seats]'
    const under = [...document.querySelectorAll(others)]
      .filter(one => one.checkVisibility() && !(row.matches('.advised') && one.closest('.do-now')))
      .filter(one => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect()
        const isBeside = left > box.right - 1 || right < box.left + 1
        return width > 1 && !isBeside && top < box.bottom - 1 && bottom > box.top + 1
      })
    const key = row.querySelector('.tip > .ask')?.getBoundingClientRect()
    return [
      ...(isCut ? [`${name} is cut`] : []),
      ...under.map(one => `${name} lies on ${one.className || one.tagName}`),
      ...(key &&
      (key.height < 47.5 ||
        key.left < row.querySelector('.tip-said')!.getBoundingClientRect().right - 1)
        ? [`${name} has no key`]
        : []),
    ]
  })

/** Adds axe to every document of these pages; it is sent to the browser once. */
export const bringAxe = (context: BrowserContext) => context.addInitScript(axe.source)

/** Returns the violations that axe finds on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
    ),
  )
}

/**
 * Returns the smallest size of readable text on the screen. Drawings count, except those that a
 * selector excludes.
 */
export const leastType = (page: Page, drawings = 'none') =>
  page.evaluate(drawings => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let least = { size: Number.POSITIVE_INFINITY, text: '' }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      const drawing = element.closest('svg')
      const { width, height } = element.getBoundingClientRect()
      const isRead = !drawing || drawing.matches(drawings)
      const isShown =
        width > 1 &&
        height > 1 &&
        element.checkVisibility() &&
        !element.closest('script, .visually-hidden')
      const scale = drawing?.getScreenCTM()?.a ?? 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (isRead && isShown && node.textContent!.trim() && size < least.size)
        least = { size, text: node.textContent!.trim() }
    }
    return least
  }, drawings)

/** Returns buttons whose words stick out of them, or cross the thin line inside a block. */
export const sticking = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sticksOut = (one: HTMLElement) => {
      const box = one.getBoundingClientRect()
      const line = getComputedStyle(one, '::before')
      const rim =
        line.borderLeftStyle === 'solid' && line.content !== 'none'
          ? Number.parseFloat(line.left)
          : 0
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement!
        if (!text.textContent!.trim() || element.closest('svg, .visually-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        // A line's box is higher than its letters.
        const half = 0.36 * Number.parseFloat(getComputedStyle(element).fontSize)
        const isWithin = ({ left, right, top, bottom }: DOMRect) => {
          const middle = (top + bottom) / 2
          const isInside = left > box.left + rim - 0.5 && right < box.right - rim + 0.5
          return isInside && middle - half > box.top && middle + half < box.bottom
        }
        if (half > 0 && ![...range.getClientRects()].every(isWithin)) return true
      }
      return false
    }
    return [...document.querySelectorAll<HTMLElement>('button, .button')]
      .filter(one => one.checkVisibility({ visibilityProperty: true }) && sticksOut(one))
      .map(
        one =>
          `words stick out of ${one.tagName.toLowerCase()}.${one.className} ${one.innerText.slice(0, 40)}`,
      )
  })

/**
 * Returns what larger text hides in a face: squares and keys that no scrolling reveals, and
 * sentences cut at the bottom. Tabs and the small map move out of the way; an answer, advice and a
 * tip deliberately cover the sentence.
 */
export const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} ${(one.getAttribute('aria-label') ?? one.textContent!).trim().slice(0, 30)}`
    // Controls that are inactive for a moment after a tap (`client/table/rest.ts`) still count as
    // reachable.
    for (const one of document.querySelectorAll('[data-resting]'))
      one.removeAttribute('data-resting')
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '.face :is(a[href], button, input, select, summary):not([type=hidden])',
      ),
    ].filter(
      one => !one.closest('.visually-hidden') && one.checkVisibility({ visibilityProperty: true }),
    )
    const isCovered = (one: HTMLElement) => {
      const target = one.closest('label') ?? one
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getClientRects()[0]!
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      const makesWay = '.grid-tab, .grid-map, .frame-answer, .advised, .coach, .put'
      return width > 0 && !(at && (target.contains(at) || at.closest(makesWay)))
    }
    const isCut = (one: HTMLElement) =>
      one.getBoundingClientRect().bottom >
      one.closest('.do-now')!.getBoundingClientRect().bottom + 1
    const covered = controls.filter(isCovered)
    const squares = covered.filter(one => one.matches('[role=grid] *'))
    return [
      ...(squares.length > 0 ? [`${squares.length} squares out of reach`] : []),
      ...covered.filter(one => !squares.includes(one)).map(one => `out of reach: ${nameOf(one)}`),
      ...[...document.querySelectorAll<HTMLElement>('.face .do-now h1')]
        .filter(isCut)
        .map(one => `cut: ${nameOf(one)}`),
    ]
  })
