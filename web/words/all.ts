// The house's words in every language, for the server; a browser loads the live ones of its language alone.
import type { Lang } from '../ui/lang.ts'
import de from './de.ts'
import en from './en.ts'
import fr from './fr.ts'
import type { House } from './house.ts'
import it from './it.ts'
import servedDe from './served/de.ts'
import servedEn from './served/en.ts'
import servedFr from './served/fr.ts'
import servedIt from './served/it.ts'
import type { Served } from './served/served.ts'

const whole = (live: House, served: Served) => ({ ...served, ...live, refused: { ...served.refused, ...live.refused } })

export const houses: Record<Lang, House & Served> = {
  en: whole(en, servedEn),
  fr: whole(fr, servedFr),
  it: whole(it, servedIt),
  de: whole(de, servedDe),
}
