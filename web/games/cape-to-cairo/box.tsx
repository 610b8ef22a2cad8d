// Cape to Cairo on the shelf: both games, their faces, their words.
import type { Box } from '../box.tsx'
import { gameWords } from '../words.ts'
import { Drawings, SheetDrawings } from './art/drawings.tsx'
import { emblems } from './art/emblems.ts'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
import { WholeEngine } from './art/trains.tsx'
import { Board } from './board/board.tsx'
import * as boardLater from './board/later.tsx'
import { momentOf as onBoard } from './board/moment.ts'
import { bot } from './bot/bot.ts'
import helpDe from './help/de.md'
import helpEn from './help/en.md'
import helpFr from './help/fr.md'
import helpIt from './help/it.md'
import { pictures } from './help/pictures.tsx'
import { Came } from './parts/came.tsx'
import { Shown } from './parts/shown.tsx'
import { story } from './parts/story.ts'
import { type Colour, colours, seatCounts } from './rules/pieces.ts'
import { digital } from './rules/rules.ts'
import type { View } from './rules/state.ts'
import { companion } from './sheet/companion.ts'
import { figures } from './sheet/figures.ts'
import * as sheetLater from './sheet/later.tsx'
import { momentOf as onSheet } from './sheet/moment.ts'
import { recalled } from './sheet/recalled.ts'
import { Sheet } from './sheet/sheet.tsx'
import type { View as SheetView } from './sheet/state.ts'
import * as de from './words/de.ts'
import type { Words } from './words/en.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'

// A title on the lid, in lines of about equal length.
const lines = (title: string): string[] => {
  const words = title.split(' ')
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

const box: Box = {
  id: 'cape-to-cairo',
  seats: seatCounts,
  minutes: 30,
  colours,
  better: 'more',
  digital,
  companion,
  bot,
  choices: {
    digital: [{ name: 'bonusFrom', values: ['choice', 'pile'] }],
    companion: [{ name: 'depth', values: ['ledger', 'full'] }],
  },
  Board,
  Sheet,
  later: { digital: boardLater, companion: sheetLater },
  figures,
  // The room beside the box looks at lanes too.
  Drawings: ({ mode, you, view }) =>
    mode === 'digital' || (you === 'room' && view) ? (
      <Drawings />
    ) : (
      <SheetDrawings full={(view as SheetView | undefined)?.depth === 'full'} />
    ),
  Lid: ({ title }) => <Lid title={lines(title)} />,
  story: ({ views, words, ...course }) =>
    story({
      ...course,
      words: words as Words,
      views: views.map(view => (course.mode === 'digital' ? onBoard(view as View) : onSheet(view as SheetView))),
    }),
  Finale: ({ colours, words }) => <Finale colours={colours} sign={(words as Words).digital.cairo} />,
  // The sheet's own columns say it beside the box.
  Came: ({ view, mode, seat, colour }) =>
    mode === 'digital' ? <Came view={view as View} seat={seat} colour={colour as Colour} /> : null,
  recalled: (actions, { mode, view }) =>
    mode === 'companion' && view ? recalled(actions, view as SheetView) : actions,
  Shown,
  marks: emblems,
  Piece: ({ colour }) => <WholeEngine colour={colour as Colour} />,
  words: { en: gameWords(en), fr: gameWords(fr), it: gameWords(it), de: gameWords(de) },
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
}

export default box
