// Opens the rules, the log and the menu in a dialog over the table. The table stays on the screen
// and continues, and one tap closes the dialog.
import { closest } from '../ui/closest.ts'
import { loadStylesheet } from '../ui/stylesheet.ts'
import { unfold } from './rulings.ts'
import { CLICK } from './table/finger.ts'

const dialogWith = (main: HTMLElement, back: string) => {
  const dialog = document.createElement('dialog')
  dialog.className = 'over'
  const way = document.createElement('button')
  Object.assign(way, { type: 'button', className: 'button main over-back', textContent: back })
  dialog.append(...(main.querySelector('[data-close]') ? [] : [way]), main)
  dialog.addEventListener('click', event => {
    const isOutside = event.target === dialog
    if (isOutside || closest(event.target, '.over-back, [data-close]')) {
      event.preventDefault()
      dialog.close()
    }
  })
  dialog.addEventListener('close', () => dialog.remove())
  return dialog
}

// Parses the fetched page. Removes `hx-get`, so that htmx does not update this copy.
const pageOf = async (asked: Promise<Response>) => {
  const answer = await asked
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  if (!answer.ok || !main) throw new Error('no page to show')
  for (const part of [main, ...main.querySelectorAll('[hx-get]')]) part.removeAttribute('hx-get')
  return { page, main: document.importNode(main, true) }
}

// Reloads an open menu or log at each new frame, with one request at a time, and restores the
// scroll position. Waits while a part is unfolded, a field has the focus or a finger is down.
const follow = (dialog: HTMLDialogElement, main: HTMLElement, url: string, drawn: () => void) => {
  const controls = () => [...main.querySelectorAll<HTMLElement>('a, button, summary')]
  const mayChange = () => !main.querySelector('details[open], input:focus, :active')
  let isDue = false
  let isAsking = false
  const draw = (fresh: HTMLElement) => {
    const held = controls().findIndex(control => control === document.activeElement)
    const { scrollTop, scrollHeight } = dialog
    main.replaceChildren(...fresh.childNodes)
    drawn()
    controls()[held]?.focus()
    dialog.scrollTop = scrollTop && scrollTop + dialog.scrollHeight - scrollHeight
  }
  const renew = async () => {
    if (!isDue || isAsking || !mayChange()) return
    isDue = false
    isAsking = true
    const fresh = await pageOf(fetch(url, { headers: { accept: 'text/html' } })).catch(
      () => undefined,
    )
    isAsking = false
    if (fresh && mayChange()) draw(fresh.main)
    else isDue = fresh !== undefined
    renew()
  }
  const hear = () => {
    isDue = true
    renew()
  }
  document.body.addEventListener('frame', hear)
  main.addEventListener('toggle', renew, true)
  for (const kind of ['focusout', 'pointerup', 'pointercancel'])
    main.addEventListener(kind, () => setTimeout(renew, CLICK))
  dialog.addEventListener('close', () => document.body.removeEventListener('frame', hear))
}

// Whether the open dialog has its own history entry, so that the browser's back button closes the
// dialog. If the dialog closes in another way, the entry is removed; if another dialog opens, that
// dialog takes the entry over. `history.state` cannot store this, because htmx overwrites it.
let hasEntry = false
const standInHistory = (dialog: HTMLDialogElement) => {
  if (!hasEntry) history.pushState(history.state, '')
  hasEntry = true
  const { href } = location
  // false after a jump to a point in the dialog, because the jump adds a history entry too
  const isHere = () => location.href === href
  const leave = () => {
    if (!isHere()) return
    hasEntry = false
    dialog.close()
  }
  addEventListener('popstate', leave)
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave)
    if (document.querySelector('dialog.over')) return
    if (hasEntry && isHere()) history.back()
    hasEntry = false
  })
}

/**
 * Opens a link's page over the table. Rejects if anything fails; the caller then follows the link.
 */
export const openOver = async (link: HTMLAnchorElement, asked: Promise<Response>) => {
  if (!window.HTMLDialogElement) throw new Error('nothing to show a page in')
  const { page, main } = await pageOf(asked)
  const phone = main.querySelector('[data-phone]') && (await import('./phone.ts'))
  const signals = main.querySelector('[data-gestures]') && (await import('./table/signals.ts'))
  const reminders = main.querySelector('[data-reminders]') && (await import('./app/reminders.ts'))
  // Waits for the styles; otherwise the page would move after it was scrolled to a point.
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')]
  await Promise.all(sheets.map(sheet => loadStylesheet(sheet.getAttribute('href')!)))
  const dialog = dialogWith(main, link.dataset.back ?? '')
  const drawn = () => {
    phone?.fillSettings(dialog)
    reminders?.fillReminders(dialog)
    signals?.offer(dialog)
  }
  drawn()
  if (main.matches('[data-follows]')) follow(dialog, main, link.href, drawn)
  document.querySelector<HTMLDialogElement>('dialog.over')?.close() // one page at a time
  document.body.append(dialog)
  dialog.showModal()
  standInHistory(dialog)
  const point = link.hash ? dialog.querySelector(link.hash) : null
  unfold(point)
  point?.scrollIntoView()
}
