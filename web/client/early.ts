// Runs before the page is drawn.
//
// Marks the page for its style: `data-script`, because scripts run (`@media (scripting)` needs
// Chrome 120 or Safari 17), and `data-learns` if this reader still gets tips, so that the tip's row
// has its height from the first paint.
//
// Marks a tapped control that needs the face's script (`data-tapped`); the face repeats the tap
// once it runs (`island.tsx`). Only the last tap counts, because people tap again when nothing
// happens.
//
// If the main script is blocked or broken, removes `data-script` and reloads the page every few
// seconds. For browsers without script, `pages/document.tsx` contains the same reload as a `<meta>`
// behind this script. If this script runs, it opens a `<noscript>` element before that `<meta>`, so
// that the browser ignores it.
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

// Returns whether the main script failed: it did not load (the event comes from the script
// element), or it threw an error before it set `data-main` at its end.
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
