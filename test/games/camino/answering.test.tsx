// Who is offered the end reads above the answer what it would mean, and that it is for good.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Options } from '../../../web/games/camino/board/pieces-dock.tsx'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import * as en from '../../../web/games/camino/words/en.ts'
import { wordsOf } from '../../../web/games/camino/words/sentences.ts'
import { positionOf } from '../../../web/games/play.ts'
import { boardOf, closed, later, situation, squareIn } from './situation.ts'

test('accepting is for good, and says so', () => {
  const words = wordsOf(en).digital
  const agreement = situation({
    board: boardOf('caminito-small', ...closed),
    hands: [['meadow'], ['meadow']],
    starts: [0, squareIn('caminito-small', 10, 1)],
    options: { variant: 'caminito-small', end: 'agreement' },
  })
  const drawn = (seat: number, state = agreement) =>
    renderToString(
      <Options
        position={positionOf(digital, state, seat)}
        words={words}
        known={{ places: new Map() } as never}
        prices={[{}, {}] as never}
        pick={() => {}}
      />,
    )
  const offered = later(agreement, 0, { kind: 'offer' })
  expect(drawn(1, offered)).toContain(words.offer.forGood)
  for (const html of [drawn(0), drawn(1), drawn(0, offered)])
    expect(html).not.toContain(words.offer.forGood)
})
