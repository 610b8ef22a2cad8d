// The script of every page. Connects the page to its table, if it shows one, and loads the other
// scripts that the HTML of the page needs.

import { closest } from '../ui/closest.ts'
import { keepTapped } from './anew.ts'
import { remember } from './app/my-tables.ts'
import { arrive, overTable, phone, sendOnce } from './page.ts'
import { unfold } from './rulings.ts'
import { change } from './table/live.ts'
import { joinTable } from './table/table.ts'
import { wake } from './table/waking.ts'

const { body } = document
const { table, holds, stage } = body.dataset
const find = (selector: string) => document.querySelector<HTMLElement>(selector)

const target = () => document.getElementById(location.hash.slice(1))

arrive()
unfold(target())
addEventListener('hashchange', () => unfold(target()))
addEventListener('click', overTable)
// On the window, so that it runs after the scripts that send a form without leaving the page.
addEventListener('submit', sendOnce)
addEventListener('click', event => {
  const card = closest<HTMLAnchorElement>(event.target, '[data-card]')
  if (!card) return
  event.preventDefault()
  import('./evenings/card.ts')
    .then(({ shareCard }) => shareCard(card))
    .catch(() => location.assign(card.href))
})
phone()
// Wakes the service worker (`reminded.ts`), which then sends a changed push address to the tables
// that it could not reach before.
navigator.serviceWorker?.controller?.postMessage('')

if (find('[data-share], [data-key-from-fragment], .join')) import('./around.ts').catch(() => {})
if (find('[data-reminders]'))
  import('./app/reminders.ts').then(({ fillReminders }) => fillReminders(body))
if (find('[data-phone]'))
  import('./phone.ts').then(({ fillSettings }) => fillSettings(body)).catch(() => {})

const island = find('x-island')
if (island) {
  keepTapped()
  wake(island)
}

// Play pages use htmx only to insert the end, so it is loaded at the first `over` event. The event
// is then fired again, because htmx missed the first one. If the file is gone (after a deployment),
// the page reloads.
const onlyEnds = !find('[hx-get]:not([hx-trigger^=over]), [hx-post]')
const sayOver = () => body.dispatchEvent(new CustomEvent('over'))
const drawTheEnd = () =>
  import('./htmx.ts').then(
    () => setTimeout(sayOver),
    () => location.reload(),
  )
if (onlyEnds) body.addEventListener('over', drawTheEnd, { once: true })
// On other pages htmx must listen before the first frame arrives.
else await import('./htmx.ts').catch(() => {})

if (table) joinTable(body.dataset)
// the script has finished: `early.ts` ignores later errors
document.documentElement.dataset.main = ''

// Shows the score and the date of the evening if the page has elements for them, and again after
// htmx has replaced these elements.
const say = () =>
  find('[data-tonight], .end-day') &&
  import('./evenings/keep-result.ts').then(({ sayEvening }) => sayEvening()).catch(() => {})
document.addEventListener('htmx:after:swap', say)

// Stores the result if this browser sits at the table.
const keepTheEnd = () => {
  if (!table || !holds) return say()
  import('./evenings/keep-result.ts')
    .then(({ keepResult, sayEvening }) => keepResult(table, holds).then(sayEvening))
    .catch(() => {})
}
if (stage === 'over') keepTheEnd()
else if (stage === 'play') body.addEventListener('over', keepTheEnd, { once: true })
else say()

// Keeps the options that people made in this browser, on each page that shows or makes them.
const showMade = () =>
  find('[data-made], [data-fragment], a[data-keep]') &&
  import('./app/made.ts').then(({ bringMade }) => bringMade()).catch(() => {})
showMade()
document.addEventListener('htmx:after:swap', showMade)

const album = find('[data-evenings]')
if (album) import('./evenings/our-evenings.ts').then(({ showEvenings }) => showEvenings(album))

const watched = find('[data-replay]')
if (watched)
  import('./replay/watching.ts')
    .then(({ watchHere }) => watchHere(watched.dataset, change))
    .catch(() => {})
const fair = find('[data-fair]')
if (fair) import('./fair/fair.ts').then(({ showFair }) => showFair(fair))

const tables = find('[data-tables]')
if (tables) import('./app/tables.ts').then(({ listTables }) => listTables(tables))
else if (!table && navigator.serviceWorker?.controller)
  import('./app/notices.ts').then(({ keepNoticesTrue }) => keepNoticesTrue()).catch(() => {})
if (holds) remember(table!, find('.masthead-title')?.textContent ?? '')
