// htmx, for pages that reload a part of themselves when the table has a new frame.
import 'htmx.org'
import { isStill } from '../ui/still.ts'
import { RETRY } from './anew.ts'

// htmx delays a frame's request while another one is under way. The answer of that one may change `hx-get`, so the address
// is read again when the delayed request is sent.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = event.detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})

// A part that could not be reloaded, because the network is down or the server is busy, tries again later. Without this
// htmx would put the text of the error in place of the part.
const askAgain = (event: DocumentEventMap['htmx:error' | 'htmx:before:response']) => {
  const [told, from] = event.detail.ctx?.sourceElement.getAttribute('hx-trigger')?.split(' ') ?? []
  if (told && from) setTimeout(() => document.body.dispatchEvent(new CustomEvent(told)), RETRY)
}
document.addEventListener('htmx:error', askAgain)
document.addEventListener('htmx:before:response', event => {
  if (!event.detail.ctx.response || event.detail.ctx.response.status < 500) return
  event.preventDefault()
  askAgain(event)
})

// The end of a game is put in above the rest of the page. The page then scrolls to its top, where the end is: a browser
// keeps a scrolled page at the same content, so the end would stay above the visible part.
document.addEventListener('htmx:after:swap', event => {
  if (event.detail.ctx.sourceElement.id === 'end') scrollTo({ top: 0, behavior: 'instant' })
})

// A box taken off the shelf: the ways to play it come into sight, where a small phone has them below the boxes.
document.addEventListener('htmx:after:swap', () =>
  document
    .querySelector('.opening-ways')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
)
