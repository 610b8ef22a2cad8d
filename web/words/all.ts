// The house's words in every language, for the server; a browser loads one of the files alone.
import type { Lang } from '../ui/lang.ts'
import en from './en.ts'
import type { House } from './house.ts'

export const houses: Record<Lang, House> = { en, fr: en, it: en, de: en }
