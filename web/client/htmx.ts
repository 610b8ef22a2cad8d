// htmx, for pages of which a part is drawn anew when the table tells something.
import 'htmx.org'
import { isStill } from '../ui/still.ts'

// htmx keeps a frame's request back while another is under way, whose answer may change `hx-get`: ask the address of now.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = (event as CustomEvent).detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})

// A box taken off the shelf: the ways to play it come into sight, where a small phone has them below the boxes.
document.addEventListener('htmx:after:swap', () =>
  document
    .querySelector('.opening-ways')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
)
