// What every page loads: htmx for the page's flows, the islands, and the line to the table if the page has one.
import 'htmx.org'
import { Island } from './island.tsx'
import { fillKeyFromFragment, share } from './page.ts'
import { joinTable } from './table.ts'

if (document.body.dataset.table) joinTable(document.body.dataset)
customElements.define('x-island', Island)
document.addEventListener('click', share)
fillKeyFromFragment()
