// The house's words in every language, for the server; a browser loads one of the files alone.
import type { Lang } from '../ui/lang.ts'
import de from './de.ts'
import en from './en.ts'
import fr from './fr.ts'
import type { House } from './house.ts'
import it from './it.ts'

export const houses: Record<Lang, House> = { en, fr, it, de }
