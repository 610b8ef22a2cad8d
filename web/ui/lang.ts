// The four languages and the lists as the platform's Intl knows them for each.

export const langs = ['en', 'fr', 'it', 'de'] as const
export type Lang = (typeof langs)[number]

export const isLang = (value: unknown): value is Lang => langs.some(lang => lang === value)

/** 'Ama, Jonas and Pierre'; 'disjunction': 'Ama, Jonas or Pierre' */
export const list = (lang: Lang, items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(lang, { type }).format(items)

/** How long something has lasted, in its largest unit: '17s', '5m', '2h'. */
export const spanOf = (lang: Lang, ms: number): string => {
  const [n, unit] = ms < 60_000 ? [1000, 'second'] : ms < 3_600_000 ? [60_000, 'minute'] : [3_600_000, 'hour']
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(ms / n))
}
