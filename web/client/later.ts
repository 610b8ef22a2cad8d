// What a face does not need on its first page, fetched when it does: parts and their words (ui/later.tsx).
import type { Parts } from '../ui/later.tsx'
import { RETRY } from './anew.ts'

/** What a face says, and what the house says to it. */
export interface Words<Own extends object = object, Ours extends object = object> {
  default: Own
  house: Ours
}

/**
 * Loads a face's later parts, once: at the first call of `need`, whose promise ends when they are there. `come` is
 * called to draw with them. If loading fails, `come` draws without them and loading is tried again after a while, so
 * that a tap without a line is done later. If the server answers but has no such file, a newer build runs there: the
 * page is reloaded.
 */
export const laterOf = ({ later, laterWords }: DOMStringMap, come: () => void) => {
  let coming: Promise<void> | undefined
  // A browser does not try an import again that failed under the same address (Chromium 153, 2026-11).
  const ask = async (tries = 0): Promise<void> => {
    const fresh = (url: string) => (tries > 0 ? `${url}?${tries}` : url)
    try {
      const [parts, words] = await Promise.all([
        import(fresh(later!)) as Promise<Parts>,
        import(fresh(laterWords!)) as Promise<Words>,
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
