// Runs before the page is drawn. It says on the page that there is script, for its look: `@media
// (scripting)` came with Chrome 120 and Safari 17; and whether its reader is still told how to
// play, so that the row of the tip has its room from the first picture on. A tap on a control that
// only a face's script serves is kept, as a mark on that control, until the face is alive and takes
// it (island.tsx). Only the last tap counts: people tap again because nothing has happened yet. And
// where the page's own script is blocked or broken, the page goes on as without script: its look
// changes, its forms post, and it is loaded again every few seconds. That is what the page itself
// asks for right behind this script (pages/document.tsx), in vain where this script came: it opens
// a `<noscript>` around it.
import { closest } from '../ui/closest.ts'
import { knownTips } from '../ui/tips.ts'

const RENEW = 6000 // ms, as in pages/document.tsx

const { documentElement: page, currentScript } = document
const { dataset } = page
dataset.script = ''
if ('renews' in dataset) document.write('<noscript>')
if (knownTips(currentScript?.dataset.game ?? '')) dataset.learns = ''

addEventListener(
  'click',
  ({ target }) => {
    const control = closest(
      target,
      'x-island:not([data-alive]) :is([type="button"], [type="radio"])',
    )
    if (!control) return
    document.querySelector('[data-tapped]')?.removeAttribute('data-tapped')
    control.setAttribute('data-tapped', '')
  },
  true,
)

const isTyping = () => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.value !== field.defaultValue
}

// Not loaded (an event of the script element), or loaded and thrown by it before it was through
// (main.ts says so).
const isOfMain = ({ target, filename = '' }: Partial<ErrorEvent>) =>
  !('main' in dataset) &&
  (target instanceof HTMLScriptElement ||
    new URL(filename || '/', location.href).pathname.startsWith('/a/main'))

addEventListener(
  'error',
  event => {
    if (!('script' in dataset) || !isOfMain(event)) return
    delete dataset.script
    if ('renews' in dataset) setInterval(() => isTyping() || location.reload(), RENEW)
  },
  true,
)
