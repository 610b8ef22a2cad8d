// The words of the pages in every language; they are spoken on the server only.
import type { Lang } from '../../ui/lang.ts'
import en from './en.ts'

export type PageWords = typeof en

const words: Record<Lang, PageWords> = { en, fr: en, it: en, de: en }

export const saying = (lang: Lang): PageWords => words[lang]
