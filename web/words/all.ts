// The house's words in every language, for the server; a browser loads the live ones of its
// language alone.
import { joined } from '../games/words.ts'
import type { Lang } from '../lang.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { EveningsWords, FairWords, House, PageWords, PlainWords, Served } from './house.ts'
import * as it from './it.ts'

export const houses: Record<Lang, House & Served> = {
  en: joined(en.live, en.served),
  fr: joined(fr.live, fr.served),
  it: joined(it.live, it.served),
  de: joined(de.live, de.served),
}

const pages: Record<Lang, PageWords> = { en: en.pages, fr: fr.pages, it: it.pages, de: de.pages }

export const pageWords = (lang: Lang): PageWords => pages[lang]

export const plainWords: Record<Lang, PlainWords> = {
  en: en.plain,
  fr: fr.plain,
  it: it.plain,
  de: de.plain,
}

export const eveningsWords: Record<Lang, EveningsWords> = {
  en: en.evenings,
  fr: fr.evenings,
  it: it.evenings,
  de: de.evenings,
}

export const fairWords: Record<Lang, FairWords> = {
  en: en.fair,
  fr: fr.fair,
  it: it.fair,
  de: de.fair,
}
