// The words of the page that makes a sheet and of the ready-made sheets, by language.
import { de as readyDe } from '../ready/de.ts'
import { en as readyEn } from '../ready/en.ts'
import { fr as readyFr } from '../ready/fr.ts'
import { it as readyIt } from '../ready/it.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { de as summaryDe } from './summary/de.ts'
import { en as summaryEn } from './summary/en.ts'
import { fr as summaryFr } from './summary/fr.ts'
import { it as summaryIt } from './summary/it.ts'

export const texts = { en, fr, it, de }
export const summaryTexts = { en: summaryEn, fr: summaryFr, it: summaryIt, de: summaryDe }
export const readyTexts = { en: readyEn, fr: readyFr, it: readyIt, de: readyDe }

export type Lang = keyof typeof texts
