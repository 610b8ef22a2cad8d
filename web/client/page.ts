// Parts of every page's script: links that open over the page, forms that are sent only once, and
// the settings of this phone.

import { closest } from '../ui/closest.ts'
import { PHONE } from '../ui/cues.ts'
import { kept } from '../ui/storage.ts'
import { pause } from './table/finger.ts'

/** Loads the script for this phone's settings. Returns undefined if the phone has no settings. */
export const phone = () => (kept(PHONE) ? import('./phone.ts').catch(() => undefined) : undefined)

/**
 * Opens the rules, the log or the menu over the page when its link is tapped. Ignores a tap with
 * Ctrl, Cmd or Shift, with which the browser opens a new tab or window.
 */
export const overTable = (event: MouseEvent) => {
  const link = closest<HTMLAnchorElement>(event.target, 'a[data-over]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  if (link.hasAttribute('aria-busy')) return
  link.setAttribute('aria-busy', 'true')
  const page = fetch(link.href, { headers: { accept: 'text/html' } })
  import('./over.ts')
    .then(({ openOver }) => openOver(link, page))
    .catch(() => location.assign(link.href))
    .finally(() => link.removeAttribute('aria-busy'))
}

// Blocks further submits for five seconds after one, while the next page loads: the server would
// refuse a second request, because it has already done the first.
let sentAt = Number.NEGATIVE_INFINITY
export const sendOnce = (event: Event) => {
  if (event.defaultPrevented) return
  if (event.timeStamp - sentAt < 5000) event.preventDefault()
  else sentAt = event.timeStamp
}
// A page restored by the back button may send its form again.
addEventListener('pageshow', () => {
  sentAt = Number.NEGATIVE_INFINITY
})

/**
 * Makes a page that has just loaded ignore taps for a moment (`style/house/base.css`). Otherwise
 * the second tap of a double tap on the previous page's link would hit a control here. The time
 * counts from the start of loading, which is the first tap.
 */
export const arrive = () => {
  const left = pause() - performance.now()
  if (left <= 0) return
  const { dataset } = document.documentElement
  dataset.resting = ''
  setTimeout(() => delete dataset.resting, left)
}
