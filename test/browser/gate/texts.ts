// Checks texts: none overlaps another, none is cut by its box, none touches a line.
import {
  again,
  areBothSeen,
  common,
  inMiddle,
  isOpaque,
  isShown,
  type Line,
  nameOf,
} from './seen.ts'

const centre = ({
  left,
  right,
  top,
  bottom,
}: {
  left: number
  right: number
  top: number
  bottom: number
}) => [(left + right) / 2, (top + bottom) / 2] as const

const numbered = (lines: readonly Line[]) =>
  lines.map((line, i) => ({
    line,
    index: lines.slice(0, i).filter(({ text }) => text === line.text).length,
  }))

/** Returns visible texts that overlap. Call it inside `meetingAll`. */
export const overlaps = (seen: readonly Line[]): string[] => {
  const lines = numbered(seen)
  const found: string[] = []
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1)) {
      const [a, b] = [one.line, other.line]
      if (a.text === b.text || !common(a, b, 2)) continue
      const drawing = a.element.closest('svg')
      if (drawing && drawing === b.element.closest('svg')) continue
      const areOn = inMiddle(common(a, b, 2)!, () => {
        const [p, q] = [again(a, one.index), again(b, other.index)]
        const shared = p && q && common(p, q, 2)
        return shared && areBothSeen(a.element, b.element, ...centre(shared))
      })
      if (areOn) found.push(`${nameOf(a.element)} on ${nameOf(b.element)}`)
    }
  return found
}

const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

// Returns the outermost box within another one that contains an element.
const partOf = (element: Element, within: Element): Element => {
  const { parentElement: parent } = element
  if (
    element === within ||
    !parent ||
    parent === within ||
    getComputedStyle(parent).display === 'contents'
  )
    return element
  return partOf(parent, within)
}

// Returns the box that cuts a line, if any. Boxes that scroll show everything, so the search stops
// there.
const cutBy = (
  line: Line,
  within: Element | null,
  mayX = true,
  mayY = true,
): Element | undefined => {
  if (!within || within === document.body || (!mayX && !mayY)) return undefined
  const { overflowX, overflowY, display, flexWrap } = getComputedStyle(within)
  const { left, right, top, bottom } = within.getBoundingClientRect()
  const holds = display !== 'inline' && display !== 'contents'
  const isOver = line.left < left - 1 || line.right > right + 1
  const isBeyond = line.top < top - 1 || line.bottom > bottom + 1
  // A text completely outside its box is hidden deliberately: part of a drawing, or a row that
  // wrapped into a hidden column.
  const wraps = flexWrap !== 'nowrap' || within.matches('ol, ul')
  if (right - left < 1 || bottom - top < 1) return undefined
  const part =
    within instanceof SVGElement
      ? line
      : wraps && partOf(line.element, within).getBoundingClientRect()
  if (part && !common(part, { left, right, top, bottom }, 0)) return undefined
  if (holds && ((mayX && clips(overflowX) && isOver) || (mayY && clips(overflowY) && isBeyond)))
    return within
  return cutBy(
    line,
    within.parentElement,
    mayX && !(holds && scrolls(overflowX)),
    mayY && !(holds && scrolls(overflowY)),
  )
}

/**
 * Returns texts that their own box, or one around it, cuts; of texts with an ellipsis, only the
 * lines before it.
 */
export const cuts = (lines: readonly Line[], excepted: string, clamped: string): string[] =>
  lines
    .filter(({ element }) => !element.closest(excepted))
    .filter(
      ({ element, bottom }) =>
        !element.matches(clamped) || bottom < element.getBoundingClientRect().bottom + 1,
    )
    .flatMap(line => {
      const by = cutBy(line, line.element)
      return by ? [`${nameOf(line.element)} by ${nameOf(by)}`] : []
    })

interface Rule {
  element: Element
  left: number
  right: number
  top: number
  bottom: number
}

const sides = ['Left', 'Right', 'Top', 'Bottom'] as const

// Returns the lines drawn around a box: its border, or the thin one inside it.
const rulesAbout = (element: Element, style: CSSStyleDeclaration, box: Rule): Rule[] =>
  sides.flatMap(side => {
    const width = Number.parseFloat(style[`border${side}Width`])
    const isDrawn =
      width >= 1 &&
      style[`border${side}Style`] !== 'none' &&
      !/^rgba\(.*, 0\)$|transparent/.test(style[`border${side}Color`])
    if (!isDrawn) return []
    const { left, right, top, bottom } = box
    if (side === 'Left') return [{ element, left, right: left + width, top, bottom }]
    if (side === 'Right') return [{ element, left: right - width, right, top, bottom }]
    if (side === 'Top') return [{ element, left, right, top, bottom: top + width }]
    return [{ element, left, right, top: bottom - width, bottom }]
  })

const rulesOf = (element: Element): Rule[] => {
  const style = getComputedStyle(element)
  if (style.display === 'inline' || style.display === 'contents') return []
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (right - left < 2 || bottom - top < 2) return []
  const box = { element, left, right, top, bottom }
  const fine = (['::before', '::after'] as const).flatMap(pseudo => {
    const inner = getComputedStyle(element, pseudo)
    if (
      inner.content === 'none' ||
      inner.position !== 'absolute' ||
      inner.borderLeftStyle !== 'solid'
    )
      return []
    const [x, y] = [Number.parseFloat(inner.left), Number.parseFloat(inner.top)]
    const [r, b] = [Number.parseFloat(inner.right), Number.parseFloat(inner.bottom)]
    if (![x, y, r, b].every(one => one >= 0 && one < 12)) return []
    return rulesAbout(element, inner, {
      element,
      left: left + x,
      right: right - r,
      top: top + y,
      bottom: bottom - b,
    })
  })
  return [...rulesAbout(element, style, box), ...fine]
}

// Letters need some space beside a vertical line.
const near = (rule: Rule): Rule =>
  rule.right - rule.left < 6 ? { ...rule, left: rule.left - 1.5, right: rule.right + 1.5 } : rule

/**
 * Returns texts that touch a line of their own box or of another one. Call it inside `meetingAll`.
 */
export const touching = (seen: readonly Line[], excepted: string): string[] => {
  const lines = numbered(seen.filter(({ element }) => !element.closest(excepted)))
  const rules = [...document.body.querySelectorAll('*')]
    .filter(element => !element.closest('svg') && isShown(element))
    .flatMap(rulesOf)
  return lines.flatMap(({ line, index }) => {
    const met = rules.filter(rule => common(line, near(rule), 0.5))
    return met.flatMap(({ element }) => {
      const isSeen = inMiddle(line, () => {
        const now = again(line, index)
        const shared =
          now && rulesOf(element).flatMap(rule => common(now, near(rule), 0.5) ?? [])[0]
        return shared && areBothSeen(line.element, element, ...centre(shared))
      })
      return isSeen ? [`${nameOf(line.element)} touches a line of ${nameOf(element)}`] : []
    })
  })
}

// Bars at an edge of the window cover what scrolls below them.
const isBar = (one: Element | null): boolean =>
  one !== null && (/sticky|fixed/.test(getComputedStyle(one).position) || isBar(one.parentElement))

// Returns what covers a point of a text, or null; undefined outside the window.
const coverAt = ({ element }: Line, x: number, y: number): Element | null | undefined => {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined
  const stack = document.elementsFromPoint(x, y)
  const at = stack.findIndex(one => one === element || element.contains(one))
  if (at < 0) return undefined
  return stack.slice(0, at).find(one => isOpaque(one) && !one.contains(element)) ?? null
}

/**
 * Returns texts that are covered, wholly or in part, wherever the page is scrolled. Call it inside
 * `meetingAll`.
 */
export const hidden = (lines: readonly Line[], makesWay: string): string[] => {
  const root = document.querySelector('dialog[open]') ?? document.body
  return lines
    .filter(({ element }) => root.contains(element) && !element.closest('svg'))
    .flatMap(line => {
      const { left, right, top, bottom } = line
      const across = [0.05, 0.25, 0.5, 0.75, 0.95].map(part => left + part * (right - left))
      const covers = across.flatMap(x => [top + 0.5, bottom - 0.5].map(y => coverAt(line, x, y)))
      const over = covers.find(one => one && !isBar(one) && !one.closest(makesWay))
      return over ? [`${nameOf(line.element)} by ${nameOf(over)}`] : []
    })
}
