// htmx, for pages of which a part is drawn anew when the table tells something.
import 'htmx.org'

// htmx keeps a frame's request back while another is under way, whose answer may change `hx-get`: ask the address of now.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = (event as CustomEvent).detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})
