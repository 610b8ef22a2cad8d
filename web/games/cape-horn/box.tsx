// Cape Horn on the shelf: both games, their faces, their words.
import type { Box } from '../box.tsx'
import { gameWords } from '../words.ts'
import { Drawings, SheetDrawings } from './art/drawings.tsx'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
import { Ship } from './art/ship.tsx'
import { Board } from './board/board.tsx'
import * as boardLater from './board/later.tsx'
import { story as boardStory } from './board/story.ts'
import { bot } from './bot/bot.ts'
import helpDe from './help/de.md'
import helpEn from './help/en.md'
import helpFr from './help/fr.md'
import helpIt from './help/it.md'
import { pictures } from './help/pictures.tsx'
import { Came, CameRoses } from './parts/came.tsx'
import { type Colour, colours, seatCounts } from './rules/pieces.ts'
import { progressOf } from './rules/progress.ts'
import { digital } from './rules/rules.ts'
import type { Options, View } from './rules/state.ts'
import { companion } from './sheet/companion.ts'
import { figures } from './sheet/figures.ts'
import * as sheetLater from './sheet/later.tsx'
import { Sheet } from './sheet/sheet.tsx'
import type { View as SheetView } from './sheet/state.ts'
import { story as sheetStory } from './sheet/story.ts'
import * as de from './words/de.ts'
import type { Words } from './words/en.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'

interface DrawingsProps {
  mode: 'digital' | 'companion'
  options?: unknown
  words: Words // the chart is lettered in the reader's language
}

const box: Box = {
  id: 'cape-horn',
  seats: seatCounts,
  minutes: 50,
  colours,
  better: 'more',
  digital,
  companion,
  bot,
  choices: {
    digital: [
      { name: 'blockedGains', values: ['yes', 'no'] },
      { name: 'sprintIgnore', values: ['yes', 'no'] },
      { name: 'edition', values: [''], text: true },
    ],
    companion: [{ name: 'hands', values: ['no', 'yes'] }],
  },
  Board,
  Sheet,
  later: { digital: boardLater, companion: sheetLater },
  figures,
  Drawings({ mode, options, words }: DrawingsProps) {
    if (mode === 'companion') return <SheetDrawings />
    const { edition } = (options ?? {}) as Partial<Options>
    return <Drawings words={words.chart} {...(edition && { edition })} />
  },
  Lid: ({ title }) => <Lid title={[title]} />,
  story: ({ views, words, ...course }) =>
    course.mode === 'digital'
      ? boardStory({ ...course, words: words as Words, views: views as View[] })
      : sheetStory({ ...course, words: words as Words, views: views as SheetView[] }),
  Finale: ({ colours }) => <Finale colours={colours} />,
  Came({ view, options, mode, seat, colour }) {
    if (mode === 'companion') return <CameRoses roses={(view as SheetView).pages[seat]!.roses} />
    const progress = progressOf((options as Options).edition)
    const { at, roses } = (view as View).ships[seat]!
    return <Came colour={colour as Colour} roses={roses} came={progress(at)} />
  },
  Piece: ({ colour }) => <Ship colour={colour as Colour} />,
  words: { en: gameWords(en), fr: gameWords(fr), it: gameWords(it), de: gameWords(de) },
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
}

export default box
