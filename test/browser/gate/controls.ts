// Checks controls: reachable, large enough for a finger, and without a drawing out of proportion.
import { isShown, nameOf } from './seen.ts'

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'

// With an open dialog, only its controls count.
const shownControls = (): HTMLElement[] => {
  const root = document.querySelector('dialog[open]') ?? document.body
  return [...root.querySelectorAll<HTMLElement>(controls)].filter(
    one => isShown(one) && !one.closest('[inert]') && !one.matches(':disabled'),
  )
}

const around = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

// Returns what covers a control although it was scrolled into view: its middle, or a part that a
// finger is likely to hit.
const coverOf = (one: HTMLElement, makesWay: string): string | undefined => {
  const target = one.closest('label') ?? one
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const [box] = target.getClientRects()
  if (!box || box.width === 0) return undefined
  const isAlone = !target.closest('[role=grid]') && getComputedStyle(target).display !== 'inline'
  for (const [x, y] of isAlone ? around : around.slice(0, 1)) {
    const at = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
    if (!at) return 'the edge'
    if (!target.contains(at) && !at.closest(makesWay)) return nameOf(at)
  }
  return undefined
}

/** Returns the controls and squares that are covered wherever the page is scrolled. */
export const covered = (makesWay: string): string[] => {
  // Controls that are inactive for a moment after a tap (`client/table/rest.ts`) still count as
  // reachable.
  for (const one of document.querySelectorAll('[data-resting]')) one.removeAttribute('data-resting')
  const moved = [...document.querySelectorAll('*')].filter(
    one => one.scrollTop !== 0 || one.scrollLeft !== 0,
  )
  const before = moved.map(one => [one, one.scrollLeft, one.scrollTop] as const)
  const found = shownControls().flatMap(one => {
    const cover = coverOf(one, makesWay)
    return cover ? [`${nameOf(one)} below ${cover}`] : []
  })
  for (const one of document.querySelectorAll('*'))
    if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0)
  for (const [one, left, top] of before) one.scrollTo({ left, top, behavior: 'instant' })
  return found
}

/** Returns drawings in a control that are far larger than its words. */
export const giants = (excepted: string): string[] =>
  shownControls().flatMap(one => {
    const target = one.closest('label') ?? one
    if (target.closest(excepted) || !target.textContent?.trim()) return []
    const bears = 4 * Number.parseFloat(getComputedStyle(target).lineHeight || '20')
    return [...target.querySelectorAll('svg')].filter(isShown).flatMap(drawing => {
      const { width, height } = drawing.getBoundingClientRect()
      const isGiant = Math.max(width, height) > Math.max(96, bears)
      return isGiant ? [`${Math.round(width)} × ${Math.round(height)} in ${nameOf(target)}`] : []
    })
  })

// Returns the smallest width and height, and the smallest side of a control whose other side is
// larger. On a phone held upright or sideways, seven pieces have to fit beside each other and four
// rows above each other.
const leastSides = (): [side: number, least: number] =>
  innerWidth < 360 || innerHeight < 400 ? [43.5, 33.5] : [47.5, 47.5]

/**
 * Returns controls smaller than 48 px, or on the smallest phones smaller than 44 px (or the same
 * area with one side of 34). A control inside a label counts as that label, a link in a sentence
 * has the height of its line, and a square of a grid takes the taps within 48 px around its middle.
 */
export const small = (): string[] =>
  shownControls().flatMap(one => {
    if (one.matches('[role=grid] button')) return []
    const target = one.closest('label') ?? one
    const { width, height } = target.getBoundingClientRect()
    const [side, least] = leastSides()
    if (width === 0 || (Math.min(width, height) >= least && width * height >= side ** 2)) return []
    const isInText =
      one.matches('a') &&
      getComputedStyle(one).display === 'inline' &&
      one.parentElement!.textContent!.trim() !== one.textContent!.trim()
    return isInText ? [] : [`${Math.round(width)} × ${Math.round(height)} ${nameOf(one)}`]
  })
