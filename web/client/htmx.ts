// htmx, for pages of which a part is drawn anew when the table tells something.
import 'htmx.org'
import { isStill } from '../ui/still.ts'
import { RETRY } from './anew.ts'

// htmx delays a frame's request while another one is under way. The answer of that one may change `hx-get`, so the address
// is read again when the delayed request is sent.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = (event as CustomEvent).detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})

// A part of a page that is drawn anew when the table tells something tries again if its request failed: without a line, or
// because the server is busy. The text of such an error must not be put in the part's place.
const askAgain = (event: Event) => {
  const [told, from] = (event as CustomEvent).detail.ctx.sourceElement.getAttribute('hx-trigger')?.split(' ') ?? []
  if (from) setTimeout(() => document.body.dispatchEvent(new CustomEvent(told)), RETRY)
}
document.addEventListener('htmx:error', askAgain)
document.addEventListener('htmx:before:response', event => {
  if ((event as CustomEvent).detail.ctx.response.status < 500) return
  event.preventDefault()
  askAgain(event)
})

// The end comes in above what was looked at: the page goes to its top, where it stands, at once. Otherwise a page that was
// scrolled would be held where it was, and show what lies below the end.
document.addEventListener('htmx:after:swap', event => {
  if ((event as CustomEvent).detail.ctx.sourceElement.id === 'end') scrollTo({ top: 0, behavior: 'instant' })
})

// A box taken off the shelf: the ways to play it come into sight, where a small phone has them below the boxes.
document.addEventListener('htmx:after:swap', () =>
  document
    .querySelector('.opening-ways')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
)
