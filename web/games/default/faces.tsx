// The default faces, as the server draws them. For browsers, the build bundles each with the rules
// and words of its game (`worker/local/faces.ts`).
import type { JSX } from 'preact'
import type { Lang } from '../../lang.ts'
import { kindsOf } from '../../ui/fields/schema.ts'
import { useTable } from '../../ui/table.tsx'
import { plainWords } from '../../words/all.ts'
import type { AnyGame } from '../game.ts'
import type { FaceWords, GameWords } from '../words.ts'
import { faceOf as boardOf } from './board.tsx'
import type { Face, Score } from './page.tsx'
import { faceOf as sheetOf } from './sheet.tsx'

type Said = Record<Lang, GameWords>

const drawn =
  (Plain: (face: Face) => JSX.Element, said: Said, wordsIn: (words: GameWords) => object) =>
  ({ frame, words }: Face<FaceWords>) => {
    const { lang } = useTable()
    const more = { moves: {}, kinds: [], plain: plainWords[lang], ...wordsIn(said[lang]) }
    return <Plain frame={frame} words={{ ...words, ...more }} />
  }

/** Returns the board of a game without one. */
export const board = (said: Said, { game, score }: { game: AnyGame; score?: Score }) =>
  drawn(boardOf({ digital: game, score }), said, ({ moves }) => ({ moves: moves.board }))

/** Returns the sheet of a game without one. */
export const sheet = (said: Said, { game, score }: { game: AnyGame; score?: Score }) =>
  drawn(sheetOf({ companion: game, score }), said, ({ moves, fields }) => ({
    moves: moves.sheet,
    kinds: kindsOf(game.move, fields),
  }))
