// Before a piece is in mind: what is left in the pot or that accepting the end is for good, what ending now would mean, which
// pieces may be put away; and beside them what the dock has room for.
import type { ComponentChildren } from 'preact'
import { TilePicture } from '../art/tile.tsx'
import { squareName } from '../rules/places.ts'
import { sideOfSeat } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type SidePrice, stageOf } from './draft.ts'
import type { Known } from './solver-client.tsx'
import { countedNow } from './steps.ts'

interface Props {
  position: Position
  words: BoardWords
  known: Known
  prices: readonly SidePrice[]
  pick(place: number): void
  children?: ComponentChildren
}

export const Options = ({ position, words, known, prices, pick, children }: Props) => {
  const { view, options } = position
  const hand = view.hand ?? []
  const stage = stageOf(position)
  const counted = position.you === 'room' ? undefined : countedNow(sideOfSeat(position.you), prices, words)
  const found = hand.flatMap((piece, place) => {
    const { complete = [], kept } = known.places.get(piece) ?? { kept: true }
    const [at] = complete.flat()
    if (hand.indexOf(piece) !== place || (at === undefined && kept)) return []
    const { discard } = words
    return [
      { piece, place, use: at === undefined ? discard.useless : discard.completes(squareName(options.variant, at)) },
    ]
  })
  return (
    <div class="camino-options">
      <p>
        <span>{stage === 'answering' ? words.offer.forGood : words.hand.pot(view.pot)}</span>
        {counted && <b>{counted}</b>}
      </p>
      {stage === 'laying' && found.length > 0 && (
        <ul>
          {found.map(({ piece, place, use }) => (
            <li key={piece}>
              <button
                type="button"
                class="camino-away"
                aria-label={words.turns.said(words.piece[piece], use)}
                onClick={() => pick(place)}
              >
                <TilePicture piece={piece} turns={0} />
                <span>{use}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
