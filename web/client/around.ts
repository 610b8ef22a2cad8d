// Scripts for parts of several pages: the button that shares a link, the form that takes a seat's
// key from the address, and the field for a table's code.
import { closest } from '../ui/closest.ts'

// Shares or copies the link. Plain http has neither navigator.share nor the clipboard (2026), so
// there the link is selected for copying by hand.
const share = async (event: Event) => {
  const button = closest<HTMLButtonElement>(event.target, '[data-share]')
  if (!button) return
  const { url = location.href, title = document.title, text, sharedWords } = button.dataset
  try {
    if (navigator.share) return await navigator.share({ url, title, ...(text && { text }) })
    await navigator.clipboard.writeText(text ? `${text} ${url}` : url)
    if (sharedWords) button.textContent = sharedWords
  } catch {
    const link = document.querySelector<HTMLInputElement>('[data-share-link]')
    if (link) link.hidden = false
    link?.select()
  }
}

// A seat's link is /t/CODE/move#KEY. Browsers do not send the fragment, so the key reaches no
// server log; only the form sends it.
const fillKeyFromFragment = () => {
  const key = document.querySelector<HTMLInputElement>('[data-key-from-fragment] [name=key]')
  if (!key || location.hash.length < 2) return
  key.value = location.hash.slice(1)
  history.replaceState(null, '', location.pathname + location.search)
}

// Focuses the field for a code when its part of the page is unfolded.
const focusCode = ({ target }: Event) => {
  if (target instanceof HTMLDetailsElement && target.matches('.join[open]'))
    target.querySelector('input')?.focus()
}

document.addEventListener('click', share)
document.addEventListener('toggle', focusCode, true)
fillKeyFromFragment()
