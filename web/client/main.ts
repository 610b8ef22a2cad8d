// What every page loads: the line to the table if it has one, and whatever else it turns out to need.
import { fillKeyFromFragment, share } from './page.ts'
import { joinTable } from './table.ts'

const { body } = document
const has = (selector: string) => document.querySelector(selector) !== null

document.addEventListener('click', share)
fillKeyFromFragment()

if (has('x-island')) import('./island.tsx')

// A game that is played needs htmx only once, for its end: then what it waits for is said again when it is there. A
// page that cannot have it any more is loaded anew.
const onlyEnds = !has('[hx-get]:not([hx-trigger^=over])')
const sayOver = () => body.dispatchEvent(new CustomEvent('over'))
const drawTheEnd = () =>
  import('./htmx.ts').then(
    () => setTimeout(sayOver),
    () => location.reload(),
  )
if (onlyEnds) body.addEventListener('over', drawTheEnd, { once: true })
// What a line tells is heard only by what stands already.
else await import('./htmx.ts').catch(() => {})

if (body.dataset.table) joinTable(body.dataset)
