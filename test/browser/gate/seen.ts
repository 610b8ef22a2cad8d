// Measures what is visible on a page for the gate's checks: where letters are, what clips them, and
// what covers what.

/** The letters of one line of a text, without the space above and below them. */
export interface Line {
  text: Text
  element: Element
  left: number
  right: number
  top: number
  bottom: number
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Returns a short name for a report: tag, classes, words. */
export const nameOf = (one: Element): string => {
  const classes = (one.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 3)
  const words = (one.getAttribute('aria-label') ?? one.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 30)
  return `${[one.tagName.toLowerCase(), ...classes].join('.')}${words && ` “${words}”`}`
}

/** Whether an element is drawn at all; words for screen readers only are not. */
export const isShown = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !one.closest('.visually-hidden')

// Returns the scale of a drawing's letters on the screen; undefined if they are rotated.
const scaleOf = (element: Element): number | undefined => {
  if (!(element instanceof SVGGraphicsElement)) return 1
  const matrix = element.getScreenCTM()
  return matrix && Math.abs(matrix.b) < 0.01 && Math.abs(matrix.c) < 0.01
    ? Math.abs(matrix.a)
    : undefined
}

const linesIn = (text: Text): Line[] => {
  const element = text.parentElement!
  const scale = scaleOf(element)
  const { fontSize } = getComputedStyle(element)
  // A line's box is higher than its letters: capitals have 0.72 of the size, around the middle.
  const half = 0.36 * Number.parseFloat(fontSize) * (scale ?? 0)
  if (half < 1) return []
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    if (right - left < 1) return []
    const middle = (top + bottom) / 2
    return [{ text, element, left, right, top: middle - half, bottom: middle + half }]
  })
}

/** Returns every line of every text that is shown now. */
export const linesOf = (): Line[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node
    if (!element || !node.nodeValue?.trim() || element.closest('script, style, noscript, option'))
      continue
    if (isShown(element)) found.push(...linesIn(node as Text))
  }
  return found
}

/** Returns the same line at its current position, after scrolling. */
export const again = ({ text }: Line, index: number): Line | undefined => linesIn(text)[index]

/** Returns the overlap of two boxes, if it is more than `least` px in both directions. */
export const common = (one: Box, other: Box, least: number): Box | undefined => {
  const left = Math.max(one.left, other.left)
  const right = Math.min(one.right, other.right)
  const top = Math.max(one.top, other.top)
  const bottom = Math.min(one.bottom, other.bottom)
  return right - left > least && bottom - top > least ? { left, right, top, bottom } : undefined
}

const isClear = (colour: string): boolean => {
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(colour)
  return colour === 'transparent' || (alpha !== null && Number(alpha[1] ?? alpha[2]) < 0.9)
}

/** Whether an element hides what is behind it. */
export const isOpaque = (one: Element): boolean => {
  const { backgroundColor, backgroundImage, opacity, fill, fillOpacity } = getComputedStyle(one)
  if (Number(opacity) < 0.9) return false
  if (one instanceof SVGGeometryElement)
    return fill !== 'none' && !isClear(fill) && Number(fillOpacity) > 0.9
  if (one instanceof SVGElement) return one.localName === 'use' || one.localName === 'image'
  return !isClear(backgroundColor) || backgroundImage !== 'none'
}

/**
 * Runs `tell` while `elementsFromPoint` finds every element, including those without pointer events
 * and inert ones, such as the board of a replay.
 */
export const meetingAll = <Told>(tell: () => Told): Told => {
  const asleep = [...document.querySelectorAll<HTMLElement>('[inert]')]
  for (const one of asleep) one.inert = false
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const told = tell()
  document.adoptedStyleSheets.pop()
  for (const one of asleep) one.inert = true
  return told
}

/**
 * Whether two things are both visible at a point: nothing opaque covers the lower one. Call it
 * inside one `meetingAll` for all checks, because that makes the browser restyle the whole page;
 * once per pair, it took four fifths of the gate's time.
 */
export const areBothSeen = (one: Element, other: Element, x: number, y: number): boolean => {
  const stack = document.elementsFromPoint(x, y)
  const [first, second] = [stack.indexOf(one), stack.indexOf(other)]
  if (first < 0 || second < 0) return false
  return !stack.slice(0, Math.max(first, second)).some(isOpaque)
}

/** Scrolls a point of the page to the middle of the window, measures there, and scrolls back. */
export const inMiddle = <Told>(at: Box, tell: () => Told): Told => {
  const [left, top] = [scrollX, scrollY]
  if (at.top < 0 || at.bottom > innerHeight)
    scrollTo({ left, top: top + at.top - innerHeight / 2, behavior: 'instant' })
  const told = tell()
  scrollTo({ left, top, behavior: 'instant' })
  return told
}
