// The dock before a piece is chosen: the number of pieces in the pot, or that accepting the end is
// final; the result if the game ended now; the pieces that may be set aside (on a desktop, the note
// is below each piece); and `children`, where the dock has room.
import type { ComponentChildren } from 'preact'
import { TilePicture } from '../art/tile.tsx'
import type { Piece } from '../rules/pieces.ts'
import { squareName } from '../rules/places.ts'
import { sideOfSeat } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
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

/** Returns the note for each piece of the hand that may complete a square or be set aside. */
export const usesOf = (
  position: Position,
  known: Known,
  { discard }: BoardWords,
): ReadonlyMap<Piece, string> => {
  if (stageOf(position) !== 'laying') return new Map()
  return new Map(
    (position.view.hand ?? []).flatMap(piece => {
      const { complete = [], kept } = known.places.get(piece) ?? { kept: true }
      const [at] = complete.flat()
      if (at !== undefined)
        return [[piece, discard.completes(squareName(position.options.variant, at))] as const]
      return kept ? [] : [[piece, discard.useless] as const]
    }),
  )
}

export const Options = ({ position, words, known, prices, pick, children }: Props) => {
  const { view } = position
  const hand = view.hand ?? []
  const stage = stageOf(position)
  const counted =
    position.you === 'room' ? undefined : countedNow(sideOfSeat(position.you), prices, words)
  const found = [...usesOf(position, known, words)].map(([piece, use]) => ({
    piece,
    place: hand.indexOf(piece),
    use,
  }))
  return (
    <div class="camino-options">
      <p>
        <span>{stage === 'answering' ? words.offer.forGood : words.hand.pot(view.pot)}</span>
        {counted && <b>{counted}</b>}
      </p>
      {found.length > 0 && (
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
