// Cape Horn on the shelf: both games, their faces, their words.
import { box } from '../box.tsx'
import type { Figure } from '../words.ts'
import { Drawings, SheetDrawings } from './art/drawings.tsx'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
import { Ship } from './art/ship.tsx'
import { Board } from './board/board.tsx'
import { story as boardStory, scale } from './board/story.ts'
import { where as whereOnBoard } from './board/where.ts'
import { bot } from './bot/bot.ts'
import helpDe from './help/de.md'
import helpEn from './help/en.md'
import helpFr from './help/fr.md'
import helpIt from './help/it.md'
import { pictures } from './help/pictures.tsx'
import { contents, layoutOf, unlimited } from './layout/layout.ts'
import * as picture from './layout/picture.tsx'
import * as placing from './layout/place.ts'
import { ratio, Voyages } from './layout/poster.tsx'
import { Came, CameRoses } from './parts/arrival.tsx'
import { weighty } from './parts/recap-kinds.ts'
import { chartOf } from './rules/chart.ts'
import { inventory } from './rules/inventory.ts'
import { colours, seatCounts } from './rules/pieces.ts'
import { progressOf } from './rules/progress.ts'
import { digital } from './rules/rules.ts'
import { companion } from './sheet/companion.ts'
import { figures } from './sheet/figures.ts'
import { layoutKnown } from './sheet/known.ts'
import { Sheet } from './sheet/sheet.tsx'
import { story as sheetStory } from './sheet/story.ts'
import { where as whereOnSheet } from './sheet/where.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'
import { wordsOf } from './words/sentences.ts'

export default box({
  id: 'cape-horn',
  seats: seatCounts,
  minutes: 50,
  colours,
  better: 'more',
  digital: {
    game: digital,
    bot,
    layout: {
      layoutOf,
      contents,
      unlimited,
      placing,
      ...picture,
      plan: ({ edition }) => chartOf(edition),
    },
    isMoment: ({ kind }) => kind === 'won-rose',
    isWeighty: ({ kind }) => kind === 'sailed' || weighty.includes(kind),
    choices: [
      { name: 'blockedGains', values: ['yes', 'no'] },
      { name: 'sprintIgnore', values: ['yes', 'no'] },
      { name: 'edition', values: [''], text: true },
    ],
    Face: Board,
    where: whereOnBoard,
    figures: ({ ships }, { standing }) =>
      ships.flatMap(({ roses, points }, seat): Figure[] => [
        [seat, standing.roses, roses.length],
        [seat, standing.points, points],
      ]),
    // The server letters the chart in the reader's language.
    Drawings: ({ options, words }) => <Drawings words={words.chart} edition={options.edition} />,
    story: boardStory,
    scale,
    poster: { isStamp: true, ratio, Picture: Voyages },
    Came({ view, options, seat, colour }) {
      const { at, roses } = view.ships[seat]!
      return <Came colour={colour} roses={roses} came={progressOf(options.edition)(at)} />
    },
  },
  companion: {
    game: companion,
    figures,
    layoutKnown,
    choices: [{ name: 'hands', values: ['no', 'yes'] }],
    Face: Sheet,
    where: whereOnSheet,
    Drawings: SheetDrawings,
    story: sheetStory,
    Came: ({ view, seat }) => <CameRoses roses={view.pages[seat]!.roses} />,
  },
  Lid: ({ title }) => <Lid title={[title]} />,
  Finale,
  Piece: Ship,
  words: { en: wordsOf(en), fr: wordsOf(fr), it: wordsOf(it), de: wordsOf(de) },
  inventory,
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
})
