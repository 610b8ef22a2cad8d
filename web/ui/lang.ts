// The four languages and the lists as the platform's Intl knows them for each.

export const langs = ['en', 'fr', 'it', 'de'] as const
export type Lang = (typeof langs)[number]

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang)

// 'Ama, Jonas and Pierre'; 'disjunction': 'Ama, Jonas or Pierre'
export const list = (lang: Lang, items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(lang, { type }).format(items)
