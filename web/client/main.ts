// What every page loads: the line to its table, if it shows one, and what else its HTML asks for.
import { fillKeyFromFragment, share } from './page.ts'
import { joinTable } from './table.ts'

const { body } = document
const has = (selector: string) => document.querySelector(selector) !== null

document.addEventListener('click', share)
fillKeyFromFragment()

if (has('x-island')) import('./island.tsx')

// Play pages use htmx only to swap in the end. Load it on the first `over`, then fire `over` again so that htmx hears it.
// If the chunk is gone (a deploy), reload.
const onlyEnds = !has('[hx-get]:not([hx-trigger^=over])')
const sayOver = () => body.dispatchEvent(new CustomEvent('over'))
const drawTheEnd = () =>
  import('./htmx.ts').then(
    () => setTimeout(sayOver),
    () => location.reload(),
  )
if (onlyEnds) body.addEventListener('over', drawTheEnd, { once: true })
// Other pages: htmx must listen before the first frame arrives.
else await import('./htmx.ts').catch(() => {})

if (body.dataset.table) joinTable(body.dataset)
