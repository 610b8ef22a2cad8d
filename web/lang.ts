// The four languages, with lists and durations formatted by the platform's Intl.

export const langs = ['en', 'fr', 'it', 'de'] as const
export type Lang = (typeof langs)[number]

export const isLang = (value: unknown): value is Lang => langs.some(lang => lang === value)

/** Returns the language in which the server drew this page. Works only in a browser. */
export const pageLang = (): Lang =>
  langs.find(lang => lang === document.documentElement.lang) ?? 'en'

/** Returns items as 'Ama, Jonas and Pierre', with `disjunction` as 'Ama, Jonas or Pierre'. */
export const list = (
  lang: Lang,
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(lang, { type }).format(items)

const HOUR = 3_600_000 // ms

/** Returns a duration (ms) for a sentence: '59 min', '2 hr'. Rounds down. */
export const minutesOf = (lang: Lang, ms: number): string => {
  const [n, unit] = ms < HOUR ? ([ms / 60_000, 'minute'] as const) : ([ms / HOUR, 'hour'] as const)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' })
    .format(Math.floor(n))
    .replace(' ', '\u00a0')
}

/** Returns a duration (ms) in its largest unit: '17s', '5m', '47h', '2d'. Rounds down. */
export const spanOf = (lang: Lang, ms: number): string => {
  const long = ms < 48 * HOUR ? ([HOUR, 'hour'] as const) : ([24 * HOUR, 'day'] as const)
  const [n, unit] = ms < 60_000 ? [1000, 'second'] : ms < HOUR ? [60_000, 'minute'] : long
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(ms / n),
  )
}
