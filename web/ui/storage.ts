// Stores data of this browser as JSON, permanently or for one tab. If storage is blocked or full
// (private windows), the data is kept while the page is open.
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
  // If the new value does not fit, the old one must not be read in its place.
  try {
    window[where].removeItem(name)
  } catch {}
}
