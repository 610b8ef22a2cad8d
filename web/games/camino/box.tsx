// Combines the two games, their faces and their words for the shelf.
import { box } from '../box.tsx'
import { Drawings } from './art/drawings.tsx'
import { Finale } from './art/finale.tsx'
import { Lid } from './art/lid.tsx'
import { TilePicture } from './art/tile.tsx'
import { Board } from './board/board.tsx'
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
import { LandPoster, ratio, TracedPlan } from './layout/poster.tsx'
import { weighty } from './parts/recap-kinds.ts'
import { Came } from './parts/seats.tsx'
import { scale, story } from './parts/story.ts'
import { inventory } from './rules/inventory.ts'
import { colours, frameOf, type Piece, seatCounts } from './rules/pieces.ts'
import { digital } from './rules/rules.ts'
import { sideOfSeat } from './rules/sides.ts'
import { waysOf } from './rules/survey.ts'
import { companion } from './sheet/companion.ts'
import { figures } from './sheet/figures.ts'
import { Sheet } from './sheet/sheet.tsx'
import { story as storyOnSheet } from './sheet/story.ts'
import { where as whereOnSheet } from './sheet/where.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'
import * as fr from './words/fr.ts'
import * as it from './words/it.ts'
import { wordsOf } from './words/sentences.ts'

// A seat's piece in the lobby; the choice has no meaning in the game.
const emblems: Record<(typeof colours)[number], Piece> = {
  red: 'curve',
  blue: 'bridge',
  orange: 'three-way',
  teal: 'level-crossing',
}

export default box({
  id: 'camino',
  seats: seatCounts,
  minutes: 60,
  colours,
  better: 'less',
  digital: {
    game: digital,
    bot,
    isWeighty: ({ kind }) => weighty.includes(kind),
    layout: {
      layoutOf,
      contents,
      unlimited,
      placing,
      ...picture,
      plan: ({ variant }) => frameOf(variant),
    },
    choices: [
      {
        name: 'variant',
        values: ['camino', 'caminito', 'caminito-small'],
        // the shortest first: a quarter of an hour, roads only
        alone: ['caminito-small', 'caminito', 'camino'],
      },
      { name: 'end', values: ['automatic', 'agreement'] },
    ],
    Face: face => (
      <Board {...face} drawn={waysOf({ ...face.frame.options, board: face.frame.view.board })} />
    ),
    where: whereOnBoard,
    figures: ({ hands, ways }, { figures }) =>
      hands.map((_, seat) => [seat, figures.way, ways[sideOfSeat(seat)]?.possible ?? figures.none]),
    Drawings,
    story,
    scale,
    Came,
    poster: { isStamp: true, ratio, Picture: LandPoster },
  },
  companion: {
    game: companion,
    figures,
    choices: [
      { name: 'depth', values: ['count', 'trace'] },
      { name: 'variant', values: ['camino', 'caminito', 'caminito-small'] },
    ],
    Face: Sheet,
    where: whereOnSheet,
    story: storyOnSheet,
    // Shows a picture only for traced ways; counts alone give none.
    poster: {
      isStamp: true,
      ratio,
      Picture: ({ view, ...more }) =>
        view.over?.ways ? <TracedPlan view={view} {...more} /> : null,
    },
    Drawings: () => <></>, // the plan of the sheet uses no shared drawings
  },
  Finale: ({ colours, options }) => <Finale colours={colours} variant={options.variant} />,
  Lid,
  Piece: ({ colour }) => <TilePicture piece={emblems[colour]} turns={0} />,
  words: { en: wordsOf(en), fr: wordsOf(fr), it: wordsOf(it), de: wordsOf(de) },
  inventory,
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
})
