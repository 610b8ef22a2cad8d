// A dice race that gives only its rules, its score and its words: bot, faces and drawings are the
// house's.
import { box } from '../../../web/games/box.tsx'
import { gameWords } from '../../../web/games/words.ts'
import helpDe from './help/de.md'
import helpEn from './help/en.md'
import helpFr from './help/fr.md'
import helpIt from './help/it.md'
import { digital, score } from './rules/rules.ts'
import { colours, seatCounts } from './rules/state.ts'
import { companion } from './sheet/companion.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'

export default box({
  id: 'race',
  seats: seatCounts,
  minutes: 10,
  colours,
  better: 'more',
  digital: { game: digital, score },
  companion: { game: companion, score },
  words: { en: gameWords(en), fr: gameWords(fr), it: gameWords(it), de: gameWords(de) },
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
})
