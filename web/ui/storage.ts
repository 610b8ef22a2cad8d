// Stores data of this browser as JSON, permanently or for one tab. If storage is blocked or full
// (private windows), the data exists only until the page is closed.
type Where = 'localStorage' | 'sessionStorage'

const here = new Map<string, unknown>()

export const kept = <Data>(name: string, where: Where = 'localStorage'): Data | undefined => {
  try {
    const text = window[where].getItem(name)
    if (text) return JSON.parse(text)
  } catch {}
  return here.get(name) as Data | undefined
}

export const keep = (name: string, data: unknown, where: Where = 'localStorage'): void => {
  here.set(name, data)
  try {
    if (data !== undefined) {
      window[where].setItem(name, JSON.stringify(data))
      return
    }
  } catch {}
  // Removes the old value: otherwise it would be read in place of a new value that did not fit.
  try {
    window[where].removeItem(name)
  } catch {}
}

/** Returns whether the browser has stored this, so that it outlives the page. */
export const isStored = (name: string): boolean => {
  try {
    return window.localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
