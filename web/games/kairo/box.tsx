// The box of Kairo: both games, their faces, their words.
import { box } from '../box.tsx'
import type { Figure } from '../words.ts'
import { Customer } from './art/customers.tsx'
import { Drawings } from './art/drawings.tsx'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
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
import { Bazaar, ratio } from './layout/poster.tsx'
import { Shown } from './parts/fact-picture.tsx'
import { weighty } from './parts/recap-kinds.ts'
import { StallTiles } from './parts/stall-tiles.tsx'
import { scale, story } from './parts/story.ts'
import { sizeOf, stallOf } from './rules/bazaar.ts'
import { groundOf } from './rules/ground.ts'
import { inventory } from './rules/inventory.ts'
import { worths } from './rules/medals.ts'
import { type Cloth, colours, seatCounts } from './rules/pieces.ts'
import { digital } from './rules/rules.ts'
import { companion } from './sheet/companion.ts'
import { figures } from './sheet/figures.ts'
import { layoutKnown } from './sheet/known.ts'
import { momentOf as onSheet } from './sheet/moment.ts'
import { Sheet } from './sheet/sheet.tsx'
import { where as whereOnSheet } from './sheet/where.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'
import { type Words, wordsOf } from './words/sentences.ts'

// The customer that stands for a seat in the lobby. Its cloth has no meaning in the game.
const guests: Record<(typeof colours)[number], Cloth> = {
  black: 'white',
  blue: 'blue',
  orange: 'red',
  violet: 'violet',
}

interface StallsProps extends Pick<Parameters<typeof StallTiles>[0], 'seat' | 'size' | 'medals'> {
  words: Words
}
const Stalls = ({ words: { digital }, ...stalls }: StallsProps) => (
  <StallTiles {...stalls} words={digital} />
)

export default box({
  id: 'kairo',
  seats: seatCounts,
  minutes: 45,
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
      plan: ({ edition }) => groundOf(edition),
    },
    isMoment: event => event.kind === 'scored' && event.gains.length > 0,
    isWeighty: ({ kind }) => weighty.includes(kind),
    choices: [
      { name: 'start', values: ['given', 'variable'] },
      { name: 'medals', values: worths },
      { name: 'oneOtherColour', values: ['no', 'yes'] },
      { name: 'edition', values: [''], text: true },
    ],
    Face: Board,
    where: whereOnBoard,
    figures: ({ players }, { standing }) =>
      players.flatMap(({ tally }, seat): Figure[] => [
        [seat, standing.stalls, tally.stalls],
        [seat, standing.medals, tally.medals],
      ]),
    Drawings: ({ options }) => <Drawings edition={options.edition} />,
    poster: { isStamp: true, ratio, Picture: Bazaar },
    story: ({ views, ...course }) => story({ ...course, views: views.map(onBoard) }),
    scale,
    Came({ view: { bazaar, medals }, seat, words }) {
      const size = (cloth: Cloth) => {
        const stall = stallOf(bazaar, seat, cloth)
        return stall ? sizeOf(stall) : 0
      }
      return <Stalls {...{ seat, size, medals, words }} />
    },
    Shown,
  },
  companion: {
    game: companion,
    figures,
    layoutKnown,
    choices: [
      { name: 'coins', values: ['kept', 'real'] },
      { name: 'medals', values: worths },
      { name: 'oneOtherColour', values: ['no', 'yes'] },
    ],
    Face: Sheet,
    where: whereOnSheet,
    // Beside the box, only the lobby shows customers.
    Drawings: ({ view }) => <Drawings people={view === undefined} />,
    story: ({ views, ...course }) => story({ ...course, views: views.map(onSheet) }),
    Came: ({ view: { sizes, medals }, seat, words }) => (
      <Stalls {...{ seat, medals, words }} size={cloth => sizes[cloth][seat]!} />
    ),
    Shown,
  },
  Lid,
  Finale,
  Piece: ({ colour }) => <Customer cloth={guests[colour]} />,
  words: { en: wordsOf(en), fr: wordsOf(fr), it: wordsOf(it), de: wordsOf(de) },
  inventory,
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
})
