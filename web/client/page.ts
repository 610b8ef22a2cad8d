// Small things a page does with script: sharing a link, closing what was opened, taking a seat's key out of the address.

// navigator.share and the clipboard are missing on plain http (2026): then the link is selected, to copy by hand.
export const share = async (event: Event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-share]')
  if (!button) return
  const { url = location.href, title = document.title, sharedWords } = button.dataset
  try {
    if (navigator.share) return await navigator.share({ url, title })
    await navigator.clipboard.writeText(url)
    if (sharedWords) button.textContent = sharedWords
  } catch {
    const link = document.querySelector<HTMLInputElement>('[data-share-link]')
    if (link) link.hidden = false
    link?.select()
  }
}

// A seat's link is /t/CODE/move#KEY: the fragment reaches no server until the form is sent.
export const fillKeyFromFragment = () => {
  const key = document.querySelector<HTMLInputElement>('[data-key-from-fragment] [name=key]')
  if (!key || location.hash.length < 2) return
  key.value = location.hash.slice(1)
  history.replaceState(null, '', location.pathname + location.search)
}

// An open menu closes by Escape too; a tap outside it meets its summary (style/table/menu.css).
export const closeMenu = ({ key }: KeyboardEvent) => {
  const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('details.menu[open]')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

// A link to the rules or the log, tapped without any key that asks for a new window.
export const overTable = (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-over]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  import('./over.ts').then(
    ({ openOver }) => openOver(link),
    () => location.assign(link.href),
  )
}

// Who opens the field for a code wants to type it.
export const focusCode = ({ target }: Event) => {
  const details = target as HTMLDetailsElement
  if (details.matches('.join') && details.open) details.querySelector('input')?.focus()
}
