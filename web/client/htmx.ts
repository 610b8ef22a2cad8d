// htmx, for pages of which a part is drawn anew when the table tells something.
import 'htmx.org'
import { isStill } from '../ui/still.ts'
import { RETRY } from './anew.ts'

// htmx keeps a frame's request back while another is under way, whose answer may change `hx-get`: ask the address of now.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = (event as CustomEvent).detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})

// What a part of a page asks for when the table tells something is asked for again where no page came: without a line, or
// from a server that cannot answer just now, whose excuse must not take the part's place.
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

// A box taken off the shelf: the ways to play it come into sight, where a small phone has them below the boxes.
document.addEventListener('htmx:after:swap', () =>
  document
    .querySelector('.opening-ways')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
)
