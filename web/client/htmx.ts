// Loads htmx, for pages that reload a part of themselves when the table has a new frame.
import './htmx-config.ts'
import 'htmx.org'
import { isStill } from '../ui/still.ts'
import { RETRY } from './anew.ts'

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

// htmx delays a frame's request while another one is pending. The pending answer may change
// `hx-get`, so the address is read again when the delayed request is sent.
document.addEventListener('htmx:before:request', event => {
  const { sourceElement, request } = event.detail.ctx
  const path = sourceElement.matches('main') && sourceElement.getAttribute('hx-get')
  if (path) request.action = path
})

// Retries a part that could not be loaded because the network is down or the server is busy.
// Without this, htmx would replace the part with the text of the error.
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

// The end of a game is inserted above the rest of the page. The page scrolls to its top: browsers
// keep the visible content in place, so the end would stay above it.
document.addEventListener('htmx:after:swap', event => {
  if (event.detail.ctx.sourceElement.id === 'end') scrollTo({ top: 0, behavior: 'instant' })
})

// Scrolls to what a tap inserted: the ways to play a game, or the effect of a correction.
document.addEventListener('htmx:after:swap', () =>
  document
    .querySelector('.opening-ways, #outcome')
    ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
)
