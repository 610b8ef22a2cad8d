// The rules and the log open over the table: the table stays where it is and goes on, and one tap leads back.

// What the page wears besides this one's; worn before it is shown, or a point scrolled to would move away again.
const wear = (page: Document) => {
  const worn = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href))
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href }) => !worn.has(href),
  )
  return Promise.all(
    missing.map(sheet => {
      const copy = document.importNode(sheet, true)
      document.head.append(copy)
      return new Promise(done => {
        copy.onload = copy.onerror = done
      })
    }),
  )
}

const dialogWith = (main: HTMLElement, back: string) => {
  const dialog = document.createElement('dialog')
  dialog.className = 'over'
  const way = document.createElement('button')
  Object.assign(way, { type: 'button', className: 'button main over-back', textContent: back })
  // The log has a way back of its own.
  dialog.append(...(main.querySelector('.log-bar') ? [] : [way]), main)
  dialog.addEventListener('click', event => {
    const isOutside = event.target === dialog
    if (isOutside || (event.target as Element).closest('.over-back, .log-bar a')) {
      event.preventDefault()
      dialog.close()
    }
  })
  dialog.addEventListener('close', () => dialog.remove())
  return dialog
}

// Whatever fails here, the link itself still leads there.
export const openOver = async (link: HTMLAnchorElement) => {
  try {
    const answer = await fetch(link.href, { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const main = page.querySelector('main')
    if (!answer.ok || !main || !window.HTMLDialogElement) throw new Error('no page to show')
    for (const part of [main, ...main.querySelectorAll('[hx-get]')]) part.removeAttribute('hx-get')
    await wear(page)
    const dialog = dialogWith(document.importNode(main, true), link.dataset.back ?? '')
    document.body.append(dialog)
    dialog.showModal()
    const point = link.hash && dialog.querySelector(link.hash)
    if (point) point.scrollIntoView()
  } catch {
    location.assign(link.href)
  }
}
