// The words of the pages in every language; they are spoken on the server only.
import type { Lang } from '../../ui/lang.ts'
import de from './de.ts'
import en from './en.ts'
import fr from './fr.ts'
import it from './it.ts'

export type PageWords = typeof en

const words: Record<Lang, PageWords> = { en, fr, it, de }

export const pageWords = (lang: Lang): PageWords => words[lang]
