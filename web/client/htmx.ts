// Loads htmx, for pages that reload a part of themselves when the table has a new frame.
import './htmx-config.ts'
import 'htmx.org'
import { isStill } from '../ui/still.ts'
import { RETRY } from './anew.ts'
import { countEnd } from './counting.ts'

// Fires an input event for fields that were changed before htmx was loaded.
setTimeout(() => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[hx-trigger^=input]')) {
    const isOther = [...form.querySelectorAll('input')].some(
      ({ value, defaultValue, checked, defaultChecked }) =>
        value !== defaultValue || checked !== defaultChecked,
    )
    if (isOther) form.dispatchEvent(new Event('input'))
  }
})

// While a request is pending, htmx delays the request for the next frame. The pending answer may
// change `hx-get`, so the address is read again when htmx sends the delayed request.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = event.detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})

// Requests a part again if the network is down or the server has failed. Without this, htmx would
// replace the part with the text of the error.
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

// Scrolls to the end of a game, which htmx has inserted at the top of the page, and counts it up.
// Browsers keep the visible content in place, so the end would otherwise stay out of sight above it.
document.addEventListener('htmx:after:swap', event => {
  if (event.detail.ctx.sourceElement.id !== 'end') return
  scrollTo({ top: 0, behavior: 'instant' })
  countEnd()
})

// Scrolls to the part that a tap inserted: the ways to play a game, or the effect of a correction.
document.addEventListener('htmx:after:swap', () =>
  document
    .querySelector('.opening-ways, #outcome')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
)
