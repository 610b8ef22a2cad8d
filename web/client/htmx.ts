// htmx, for pages that reload a part of themselves when the table has a new frame.
import './htmx-config.ts'
import 'htmx.org'
import { isStill } from '../ui/still.ts'
import { RETRY } from './anew.ts'

// A field that said something else before htmx was there is looked at now.
setTimeout(() => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[hx-trigger^=input]')) {
    const isOther = [...form.querySelectorAll('input')].some(
      ({ value, defaultValue, checked, defaultChecked }) =>
        value !== defaultValue || checked !== defaultChecked,
    )
    if (isOther) form.dispatchEvent(new Event('input'))
  }
})

// htmx delays a frame's request while another one is under way. The answer of that one may change
// `hx-get`, so the address is read again when the delayed request is sent.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = event.detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})

// A part that could not be reloaded, because the network is down or the server is busy, tries again
// later. Without this htmx would put the text of the error in place of the part.
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

// The end of a game is put in above the rest of the page. The page then scrolls to its top, where
// the end is: a browser keeps a scrolled page at the same content, so the end would stay above the
// visible part.
document.addEventListener('htmx:after:swap', event => {
  if (event.detail.ctx.sourceElement.id === 'end') scrollTo({ top: 0, behavior: 'instant' })
})

// What a tap brought comes into sight: the ways to play a box taken off the shelf, what a
// correction would change.
document.addEventListener('htmx:after:swap', () =>
  document
    .querySelector('.opening-ways, #outcome')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
)
