// Runs before the page is drawn. Marks the page for its style: scripts run (`@media (scripting)`
// came with Chrome 120 and Safari 17), and whether this reader still gets tips, so that the tip's
// row has its height from the first paint. Marks a tapped control that only a face's script serves;
// the face repeats the tap once it runs (`island.tsx`). Only the last tap counts, because people
// tap again when nothing happens. If the page's main script is blocked or broken, the page falls
// back to forms: its style changes and it reloads every few seconds. `pages/document.tsx` has the
// same reload in HTML behind this script, which opens a `<noscript>` around it.
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

// Whether the main script failed: it did not load (an event of the script element), or it threw an
// error before it finished (`main.ts` sets the mark).
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
