// htmx, for pages of which a part is drawn anew when the table tells something.
import 'htmx.org'

// A frame that came while another answer was under way has waited: it asks where that answer has led.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = (event as CustomEvent).detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})
