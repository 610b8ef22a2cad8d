// The four languages and the figures, lists and plurals that the platform's Intl knows for each.

export const langs = ['en', 'fr', 'it', 'de'] as const
export type Lang = (typeof langs)[number]

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang)

// 'Ama, Jonas and Pierre'
export const list = (lang: Lang, items: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items)

// The word for a count, by the language's own plural rule; `#` stands for the count.
export const counted = (lang: Lang, count: number, words: { one: string; other: string }): string =>
  words[new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other'].replace('#', String(count))
