// Cape to Cairo on the shelf: both games, their faces, their words.
import { box } from '../box.tsx'
import { Drawings, SheetDrawings } from './art/drawings.tsx'
import { emblems } from './art/emblems.ts'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
import { WholeEngine } from './art/trains.tsx'
import { Board } from './board/board.tsx'
import { momentOf as onBoard } from './board/moment.ts'
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
import { Lines, ratio } from './layout/poster.tsx'
import { Came } from './parts/arrival.tsx'
import { Shown } from './parts/fact-picture.tsx'
import { weighty } from './parts/recap-kinds.ts'
import { scale, story } from './parts/story.ts'
import { inventory } from './rules/inventory.ts'
import { cardOf, colours, seatCounts } from './rules/pieces.ts'
import { digital } from './rules/rules.ts'
import { companion } from './sheet/companion.ts'
import { recalled } from './sheet/crossed-cards.ts'
import { figures } from './sheet/figures.ts'
import { layoutKnown } from './sheet/known.ts'
import { momentOf as onSheet } from './sheet/moment.ts'
import { Sheet } from './sheet/sheet.tsx'
import { where as whereOnSheet } from './sheet/where.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'
import { wordsOf } from './words/sentences.ts'

// Splits a title for the lid into two lines of about equal length.
const lines = (title: string): string[] => {
  const words = title.split(' ')
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

export default box({
  id: 'cape-to-cairo',
  seats: seatCounts,
  minutes: 30,
  colours,
  better: 'more',
  digital: {
    game: digital,
    bot,
    layout: { layoutOf, contents, unlimited, standIn: 'counter', placing, ...picture },
    isMoment: ({ kind }) => kind === 'revealed' || kind === 'crossed',
    isWeighty: ({ kind }) => kind === 'chose' || weighty.includes(kind),
    choices: [{ name: 'bonusFrom', values: ['choice', 'pile'] }],
    Face: Board,
    where: whereOnBoard,
    figures: ({ railways }, { standing }) =>
      railways.map(({ crossed }, seat) => [seat, standing.crossed, crossed.length]),
    Drawings,
    story: ({ views, ...course }) => story({ ...course, views: views.map(onBoard) }),
    scale,
    Came,
    poster: {
      ratio,
      Picture: ({ view: { railways }, colours }) => (
        <Lines
          lines={railways.map(({ crossed, lane }) => ({
            crossed: crossed.length,
            waiting: lane.map(cardOf),
          }))}
          colours={colours}
        />
      ),
    },
    Shown,
  },
  companion: {
    game: companion,
    figures,
    layoutKnown,
    order: ({ reveal }) => reveal?.order ?? [],
    choices: [{ name: 'depth', values: ['ledger', 'full'] }],
    Face: Sheet,
    where: whereOnSheet,
    // The room's page shows lanes, so it needs the trains too.
    Drawings: ({ you, view, look }) => (
      <SheetDrawings of={you === 'room' && view ? 'room' : (view?.depth ?? 'ledger')} look={look} />
    ),
    story: ({ views, ...course }) => story({ ...course, views: views.map(onSheet) }),
    // Of a sheet, only the crossed landscapes are always known.
    poster: {
      ratio,
      Picture: ({ view: { accounts }, colours }) => (
        <Lines
          lines={accounts.map(({ crossed }) => ({ crossed, waiting: [] }))}
          colours={colours}
        />
      ),
    },
    recalled,
    Shown,
  },
  Lid: ({ title }) => <Lid title={lines(title)} />,
  Finale: ({ colours, words }) => <Finale colours={colours} sign={words.digital.cairo} />,
  marks: emblems,
  Piece: WholeEngine,
  words: { en: wordsOf(en), fr: wordsOf(fr), it: wordsOf(it), de: wordsOf(de) },
  inventory,
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
})
