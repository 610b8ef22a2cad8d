// Cape Horn on the shelf: both games, their faces, their words.
import type { Box } from '../box.tsx'
import { gameWords } from '../words.ts'
import { Drawings, SheetDrawings } from './art/drawings.tsx'
import { Lid } from './art/lid.tsx'
import { Ship } from './art/ship.tsx'
import { Board } from './board/board.tsx'
import helpDe from './help/de.md'
import helpEn from './help/en.md'
import helpFr from './help/fr.md'
import helpIt from './help/it.md'
import { pictures } from './help/pictures.tsx'
import { type Colour, colours } from './rules/pieces.ts'
import { digital } from './rules/rules.ts'
import type { Options } from './rules/state.ts'
import { companion } from './sheet/companion.ts'
import { figures } from './sheet/figures.ts'
import { Sheet } from './sheet/sheet.tsx'
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
  Board,
  Sheet,
  figures,
  Drawings({ mode, options, words }: DrawingsProps) {
    if (mode === 'companion') return <SheetDrawings />
    const { edition } = (options ?? {}) as Partial<Options>
    return <Drawings words={words.chart} {...(edition && { edition })} />
  },
  Lid: ({ title }) => <Lid title={[title]} />,
  Piece: ({ colour }) => <Ship colour={colour as Colour} />,
  words: { en: gameWords(en), fr: gameWords(fr), it: gameWords(it), de: gameWords(de) },
  help: { en: helpEn, fr: helpFr, it: helpIt, de: helpDe },
  pictures,
}

export default box
