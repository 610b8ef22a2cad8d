// How pages look on one browser: light or dark, and the size of type.
export const themes = ['auto', 'light', 'dark'] as const
export const sizes = ['normal', 'large', 'largest'] as const

/** What the server must know to draw a page right at once; it travels in a cookie, `dark.large`. */
export interface Looks {
  theme: (typeof themes)[number]
  size: (typeof sizes)[number]
}
export const looksOf = (cookie: string | undefined): Looks => {
  const [theme, size] = (cookie ?? '').split('.')
  return {
    theme: themes.find(one => one === theme) ?? 'auto',
    size: sizes.find(one => one === size) ?? 'normal',
  }
}
