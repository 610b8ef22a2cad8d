// The public figures: each side's account with its way as a strip, the number of pieces in the pot,
// and the legend of the ribbons.

import { TilePicture } from '../art/tile.tsx'
import { Account } from '../parts/prices.tsx'
import { WayStrip } from '../parts/seats.tsx'
import { pieces } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import { sideOfSeat, sides } from '../rules/sides.ts'
import type { Position, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { isCertainOn, type SidePrice, seatsOf } from './draft.ts'

interface Props {
  position: Position
  ways: readonly Ways[] // by side
  prices: readonly SidePrice[]
  next?: readonly SidePrice[]
  words: BoardWords
  label: string
}

export const Accounts = ({ position, ways, prices, next, words, label }: Props) => {
  const { view } = position
  const { board } = view
  return (
    <ul class="camino-accounts" aria-label={label}>
      {sides.map(side => {
        const way = ways[side]!.possible
        const isCertain = isCertainOn(board, ways[side]!)
        return (
          <Account
            key={side}
            side={side}
            price={prices[side]!}
            next={next?.[side]}
            hot={!view.over && side === sideOfSeat(view.turn.seat)}
            words={words}
            seats={seatsOf(view, side)}
            note={seat => words.hand.holds(view.hands[seat]!)}
          >
            {way && <WayStrip side={side} {...way} isCertain={isCertain} />}
          </Account>
        )
      })}
    </ul>
  )
}

export const Pot = ({ view, words }: { view: View; words: BoardWords }) => (
  <p class="camino-pot">
    <b>{words.hand.pot(view.pot)}</b>
    {view.aside.length > 0 && (
      <>
        <span>{words.hand.aside(view.aside.length)}</span>
        {pieces
          .filter(piece => view.aside.includes(piece))
          .map(piece => (
            <span key={piece} class="camino-aside" role="img" aria-label={words.piece[piece]}>
              <TilePicture piece={piece} turns={0} />
            </span>
          ))}
      </>
    )}
  </p>
)

export const Legend = ({ words: { legend } }: { words: BoardWords }) => (
  <ul class="camino-legend" aria-hidden="true">
    {(['laid', 'possible'] as const).map(kind => (
      <li key={kind}>
        {sides.map(side => (
          <svg key={side} viewBox="0 0 100 20" aria-hidden="true">
            <g class={`camino-ribbon side-${side}${kind === 'possible' ? ' possible' : ''}`}>
              <path class="case" d="M0 10h100" />
              <path class="tape" d="M0 10h100" />
              {kind === 'laid' && <path class="beads" d="M0 10h100" />}
            </g>
          </svg>
        ))}
        {legend[kind]}
      </li>
    ))}
    <li>
      <b>+1</b> {legend.obstacle}
    </li>
  </ul>
)
