// What every page does with script: it opens other pages over itself, and follows the settings of
// this phone.

import { closest } from '../ui/closest.ts'
import { PHONE } from '../ui/cues.ts'
import { kept } from '../ui/storage.ts'
import { pause } from './table/finger.ts'

/** Nothing is loaded for a phone without settings of its own. */
export const phone = () => (kept(PHONE) ? import('./phone.ts').catch(() => undefined) : undefined)

/** A link to the rules, the log or the menu, tapped without any key that asks for a new window. */
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

// A form that leads to another page is sent once: sent again, it would be refused as what was done
// by the first. After five seconds without an answer it may be sent again.
let sentAt = Number.NEGATIVE_INFINITY
export const sendOnce = (event: Event) => {
  if (event.defaultPrevented) return
  if (event.timeStamp - sentAt < 5000) event.preventDefault()
  else sentAt = event.timeStamp
}
// A page that is shown again by the way back has not been sent.
addEventListener('pageshow', () => {
  sentAt = Number.NEGATIVE_INFINITY
})

/**
 * A page that loads quickly shows a control of its own under the finger that tapped the link: it
 * takes no taps until the second half of a double tap is over (style/house/base.css). The time is
 * counted from the start of the page's loading, which is the first half.
 */
export const arrive = () => {
  const left = pause() - performance.now()
  if (left <= 0) return
  const { dataset } = document.documentElement
  dataset.resting = ''
  setTimeout(() => delete dataset.resting, left)
}
