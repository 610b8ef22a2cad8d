// What every page loads: the line to its table, if it shows one, and what else its HTML asks for.

import { closest } from '../ui/closest.ts'
import { keepTapped } from './anew.ts'
import { change } from './live.ts'
import { remember } from './my-tables.ts'
import { arrive, overTable, phone, sendOnce } from './page.ts'
import { joinTable } from './table.ts'
import { wake } from './waking.ts'

const { body } = document
const has = (selector: string) => document.querySelector(selector) !== null

arrive()
document.addEventListener('click', overTable)
addEventListener('submit', sendOnce) // the last listener: scripts that send a form without leaving the page come first
document.addEventListener('click', event => {
  const card = closest<HTMLAnchorElement>(event.target, '[data-card]')
  if (!card) return
  event.preventDefault()
  import('./card.ts').then(({ shareCard }) => shareCard(card)).catch(() => location.assign(card.href))
})
phone()

if (has('[data-share], [data-key-from-fragment], .join')) import('./around.ts').catch(() => {})
if (has('[data-reminders]')) import('./reminders.ts').then(({ fillReminders }) => fillReminders(body))
if (has('[data-phone]'))
  import('./phone.ts').then(
    ({ fillSettings }) => fillSettings(document.body),
    () => {},
  )

const island = document.querySelector<HTMLElement>('x-island')
if (island) {
  keepTapped()
  wake(island)
}

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

// Whoever sat here keeps how it ended.
const keepTheEnd = () => {
  const { table, holds } = body.dataset
  if (table && holds)
    import('./keep-result.ts')
      .then(({ keepResult, showTonight }) => keepResult(table).then(showTonight))
      .catch(() => {})
}
if (body.dataset.stage === 'over') keepTheEnd()
else if (body.dataset.stage === 'play') body.addEventListener('over', keepTheEnd, { once: true })
else if (has('[data-tonight]')) import('./keep-result.ts').then(({ showTonight }) => showTonight()).catch(() => {})

const album = document.querySelector<HTMLElement>('[data-evenings]')
if (album) import('./our-evenings.ts').then(({ showEvenings }) => showEvenings(album))

const watched = document.querySelector<HTMLElement>('[data-replay]')
if (watched) import('./watching.ts').then(({ watchHere }) => watchHere(watched.dataset, change)).catch(() => {})
const fair = document.querySelector<HTMLElement>('[data-fair]')
if (fair) import('./fair.ts').then(({ showFair }) => showFair(fair))

const tables = document.querySelector<HTMLElement>('[data-tables]')
if (tables) import('./tables.ts').then(({ listTables }) => listTables(tables))
if (body.dataset.holds) remember(body.dataset.table!, document.querySelector('.masthead-title')?.textContent ?? '')
