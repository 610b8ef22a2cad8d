// Scripts of every page: open other pages over it, and apply the settings of this phone.

import { closest } from '../ui/closest.ts'
import { PHONE } from '../ui/cues.ts'
import { kept } from '../ui/storage.ts'
import { pause } from './table/finger.ts'

/** Loads the settings only if this phone has any. */
export const phone = () => (kept(PHONE) ? import('./phone.ts').catch(() => undefined) : undefined)

/**
 * Handles a tap on a link to the rules, the log or the menu, unless a key asks for a new window.
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

// Sends a form that leads to another page only once: a second request would be refused because the
// first one was done. After five seconds without an answer it may be sent again.
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
 * Ignores taps on a page that has just loaded, until the second half of a double tap on the
 * previous page's link is over (`style/house/base.css`). The time counts from the start of the
 * loading, which is the first tap.
 */
export const arrive = () => {
  const left = pause() - performance.now()
  if (left <= 0) return
  const { dataset } = document.documentElement
  dataset.resting = ''
  setTimeout(() => delete dataset.resting, left)
}
