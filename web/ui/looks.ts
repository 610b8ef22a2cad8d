// The look of pages on one browser: light or dark, and the size of type.
export const themes = ['auto', 'light', 'dark'] as const
export const sizes = ['normal', 'large', 'largest'] as const

/**
 * The settings that the server needs to draw a page correctly at once. A cookie stores them, for
 * example as `dark.large`.
 */
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
