// Kairo on the shelf: both games, their faces, their words.
import type { Box } from '../box.tsx'
import type { Seat } from '../game.ts'
import { gameWords } from '../words.ts'
import { Customer } from './art/customers.tsx'
import { Drawings } from './art/drawings.tsx'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
import { Board } from './board/board.tsx'
import { bot } from './bot/bot.ts'
import helpDe from './help/de.md'
import helpEn from './help/en.md'
import helpFr from './help/fr.md'
import helpIt from './help/it.md'
import { pictures } from './help/pictures.tsx'
import { Shown } from './parts/shown.tsx'
import { StallTiles } from './parts/stall-tiles.tsx'
import { type Moment, story } from './parts/story.ts'
import { sizeOf, stallOf } from './rules/bazaar.ts'
import { worths } from './rules/medals.ts'
import { type Cloth, colours, seatCounts } from './rules/pieces.ts'
import { digital } from './rules/rules.ts'
import type { Options, View } from './rules/state.ts'
import { companion } from './sheet/companion.ts'
import { figures } from './sheet/figures.ts'
import { Sheet } from './sheet/sheet.tsx'
import type { View as SheetView } from './sheet/state.ts'
import * as de from './words/de.ts'
import type { Words } from './words/en.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'

// A seat's customer in the lobby: whom it looks like has no meaning in the game.
const guests: Record<string, Cloth> = { black: 'white', blue: 'blue', orange: 'red', violet: 'violet' }

const isSheet = (view: View | SheetView): view is SheetView => 'accounts' in view
const pointsIn = (view: View | SheetView): Moment =>
  (isSheet(view) ? view.accounts : view.players).map(({ tally }) => tally.stalls + tally.medals)
const sizeIn = (view: View | SheetView, seat: Seat, cloth: Cloth): number => {
  if (isSheet(view)) return view.sizes[cloth][seat]!
  const stall = stallOf(view.bazaar, seat, cloth)
  return stall ? sizeOf(stall) : 0
}

const box: Box = {
  id: 'kairo',
  seats: seatCounts,
  minutes: 45,
  colours,
  better: 'more',
  digital,
  companion,
  bot,
  choices: {
    digital: [
      { name: 'start', values: ['given', 'variable'] },
      { name: 'medals', values: worths },
      { name: 'oneOtherColour', values: ['no', 'yes'] },
      { name: 'edition', values: [''], text: true },
    ],
    companion: [
      { name: 'coins', values: ['kept', 'real'] },
      { name: 'medals', values: worths },
      { name: 'oneOtherColour', values: ['no', 'yes'] },
    ],
  },
  Board,
  Sheet,
  figures,
  // Beside the box customers are seen in the lobby alone.
  Drawings: ({ mode, options, view }) =>
    mode === 'digital' ? <Drawings edition={(options as Options).edition} /> : <Drawings people={view === undefined} />,
  Lid: ({ title }) => <Lid title={title} />,
  story: ({ views, words, ...course }) =>
    story({ ...course, words: words as Words, views: views.map(view => pointsIn(view as View | SheetView)) }),
  Finale: ({ colours }) => <Finale colours={colours} />,
  Came: ({ view, seat, words }) => {
    const [seen, { digital }] = [view as View | SheetView, words as Words]
    return (
      <StallTiles
        seat={seat}
        size={cloth => sizeIn(seen, seat, cloth)}
        medals={seen.medals}
        words={{ cloth: digital.cloth, medal: digital.medal, none: digital.table.none }}
      />
    )
  },
  Shown,
  Piece: ({ colour }) => <Customer cloth={guests[colour] ?? 'white'} />,
  words: { en: gameWords(en), fr: gameWords(fr), it: gameWords(it), de: gameWords(de) },
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
}

export default box
