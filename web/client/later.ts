// What a face does not need on its first page, fetched when it does: parts, their words and their look (ui/later.tsx).
import type { Parts } from '../ui/later.tsx'
import { RETRY } from './anew.ts'

// What a face says, and what the house says to it.
export interface Words<Own extends object = object, Ours extends object = object> {
  default: Own
  house: Ours
}

// A sheet of style, as soon as it is worn; one that is there already is not asked for twice.
export const wear = (href: string) =>
  document.querySelector(`link[href="${href}"]`)
    ? undefined
    : new Promise((worn, failed) => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href,
          onload: worn,
          onerror: () => {
            link.remove()
            failed()
          },
        })
        document.head.append(link)
      })

// The parts that come later, asked for once; `come` draws with them. Without a line they are asked for again after a
// while: the tap that wanted them waits, and so does whoever waits for `need`; `come` draws without them meanwhile. What a
// server that answers does not give was renewed there: so is the page.
export const laterOf = ({ later, laterLook, laterWords }: DOMStringMap, come: () => void) => {
  let coming: Promise<void> | undefined
  // An import that failed is not tried again under its name (Chromium 153, 2026-11).
  const ask = async (tries = 0): Promise<void> => {
    const fresh = (url: string) => (tries > 0 ? `${url}?${tries}` : url)
    try {
      const [parts, words] = await Promise.all([
        import(fresh(later!)) as Promise<Parts>,
        import(fresh(laterWords!)) as Promise<Words>,
        wear(laterLook!),
      ])
      Object.assign(found, { parts, words })
      come()
    } catch {
      come()
      await new Promise(done => setTimeout(done, RETRY))
      const answer = await fetch(later!).catch(() => undefined)
      if (answer?.ok === false) location.reload()
      else await ask(tries + 1)
    }
  }
  const found: { parts?: Parts; words?: Words; need(): Promise<void> } = {
    need() {
      coming ??= ask()
      return coming
    },
  }
  return found
}
