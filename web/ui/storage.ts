// What this browser keeps as JSON, for good or as long as its tab. Storage may be forbidden or full
// (private windows): then it is kept as long as the page.
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
  // Where there is no room for it, what was kept before must not be read in its place.
  try {
    window[where].removeItem(name)
  } catch {}
}
