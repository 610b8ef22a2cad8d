// Any box: a sheet that people define for the game on their table.
import { box } from '../box.tsx'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
import helpDe from './help/de.md'
import helpEn from './help/en.md'
import helpFr from './help/fr.md'
import helpIt from './help/it.md'
import { openingOf } from './making/made.ts'
import { Offer } from './making/offer.tsx'
import { Page } from './making/page.tsx'
import { Summary } from './making/says.tsx'
import { all } from './rules/owners.ts'
import { colours, seatCounts } from './rules/seats.ts'
import { companion } from './sheet/companion.ts'
import { sidesIn, totalOf } from './sheet/face.ts'
import { fields } from './sheet/fields.ts'
import { Sheet } from './sheet/sheet.tsx'
import type { View } from './sheet/state.ts'
import { story } from './sheet/story.ts'
import { where } from './sheet/where.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'
import { wordsOf } from './words/sentences.ts'

export default box({
  id: 'any-box',
  seats: seatCounts,
  minutes: 30,
  colours,
  better: 'more',
  companion: {
    game: companion,
    choices: [{ name: 'sheet', values: [''], text: true }],
    Face: Sheet,
    where,
    fields,
    score: (view: View, options) =>
      all(view.seats).map(seat => totalOf({ view }, seat % sidesIn({ view, options })) ?? 0),
    story,
  },
  Lid,
  Finale,
  words: { en: wordsOf(en), fr: wordsOf(fr), it: wordsOf(it), de: wordsOf(de) },
  making: { Offer, Page, Summary, openingOf },
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
})
