// Cape Horn on the shelf: both games, their faces, their words.
import type { Box } from '../box.tsx'
import type { GameWords } from '../words.ts'
import { Drawings, SheetDrawings } from './art/drawings.tsx'
import { Lid } from './art/lid.tsx'
import { type Colour, Mark } from './art/marks.tsx'
import { Ship } from './art/ship.tsx'
import { Board } from './board/board.tsx'
import { ByList } from './board/by-list.tsx'
import helpDe from './help/de.tsx'
import helpEn from './help/en.tsx'
import helpFr from './help/fr.tsx'
import helpIt from './help/it.tsx'
import type { Face } from './parts/seats.tsx'
import { colours } from './rules/pieces.ts'
import { digital } from './rules/rules.ts'
import type { Options } from './rules/state.ts'
import { companion } from './sheet/companion.ts'
import { Entry } from './sheet/entry.tsx'
import { Sheet } from './sheet/sheet.tsx'
import de from './words/de.ts'
import en, { type Words } from './words/en.ts'
import fr from './words/fr.ts'
import it from './words/it.ts'

interface DrawingsProps {
  mode: 'digital' | 'companion'
  options?: unknown
  words?: GameWords // the chart is lettered in the reader's language
}

const box: Box = {
  id: 'cape-horn',
  seats: [3, 4, 5],
  minutes: 50,
  colours,
  better: 'more',
  digital,
  companion,
  choices: {
    digital: [
      { name: 'blockedGains', values: ['yes', 'no'] },
      { name: 'sprintIgnore', values: ['yes', 'no'] },
      { name: 'edition', values: [''], text: true },
    ],
    companion: [{ name: 'hands', values: ['no', 'yes'] }],
  },
  // Without script every move stands in a list too; a browser that runs scripts draws the board alone.
  Board(props: Face<Words>) {
    return (
      <>
        <Board {...props} />
        <noscript>
          <ByList {...props} />
        </noscript>
      </>
    )
  },
  Sheet,
  Entry,
  Drawings({ mode, options, words = en }: DrawingsProps) {
    if (mode === 'companion') return <SheetDrawings />
    const { edition } = (options ?? {}) as Partial<Options>
    return <Drawings words={(words as Words).chart} {...(edition && { edition })} />
  },
  Lid: ({ title }) => <Lid title={[title]} />,
  Mark: ({ colour }) => <Mark colour={colour as Colour} />,
  Piece: ({ colour }) => <Ship colour={colour as Colour} />,
  words: { en, fr, it, de },
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
}

export default box
