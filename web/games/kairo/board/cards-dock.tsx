// Cards to choose from: to play for a build, to draw, and to discard above the hand limit.
import type { ComponentChildren } from 'preact'
import { digitOf } from '../../../ui/keys.ts'
import { BuildingCard, CardBack } from '../art/cards.tsx'
import { Barker, Coin } from '../art/tokens.tsx'
import type { Card } from '../rules/cards.ts'
import type { Move } from '../rules/state.ts'
import { offered, same } from './aims.ts'
import type { TurnProps } from './draft.ts'
import { barkersLeft, districtsOf } from './market.tsx'

interface ChooseProps extends TurnProps {
  place: number // index in its row
  move: Move
  label: string
  alike?: boolean // an equal card comes earlier in the row, and only that one shows as chosen
  cards?: readonly Card[] // cards on the button
  children?: ComponentChildren
}

// A card to choose. A tap only selects it; the button in the foot makes the move.
const Choose = ({
  position,
  intent,
  intend,
  place,
  move,
  label,
  alike,
  cards = [],
  children,
}: ChooseProps) => (
  <button
    type="button"
    class={cards.length > 1 ? 'kairo-choose keyed three' : 'kairo-choose keyed'}
    aria-pressed={!alike && intent.kind === 'final' && same(intent.move, move)}
    aria-keyshortcuts={digitOf(place)}
    onClick={() => intend({ kind: 'final', move })}
  >
    <span class="visually-hidden">{label}</span>
    {cards.map((card, i) => (
      <BuildingCard key={`${card} ${i}`} districts={districtsOf(position, card)} />
    ))}
    {children}
  </button>
)

/**
 * Returns the number of rows, of six places each, that the ways to play need on a phone. Three
 * cards take two places.
 */
export const rowsToPlay = (position: TurnProps['position']): number =>
  Math.ceil(
    offered(position).reduce(
      (places, move) => places + (move.kind === 'play' ? Math.min(2, move.cards.length) : 0),
      0,
    ) / 6,
  )

/**
 * Shows the ways to play a card for the current build: a card of the district, a joker with its
 * coin, or any three cards.
 */
export const PlayDock = (props: TurnProps) => (
  <div class="kairo-cards">
    {offered(props.position).map(
      (move, place) =>
        move.kind === 'play' && (
          <Choose
            key={JSON.stringify(move)}
            {...props}
            place={place}
            move={move}
            label={props.words.play.way(
              move.cards.map(card => districtsOf(props.position, card)),
              move.coin,
            )}
            cards={move.cards}
          >
            {move.coin && <Coin cloth={move.coin} />}
          </Choose>
        ),
    )}
  </div>
)

/** Shows what a seat can take: the display, the pile and the barkers. */
export const TakeDock = (props: TurnProps) => {
  const { position, words } = props
  const { display, pile } = position.view
  const left = barkersLeft(position.view)
  return (
    <div class="kairo-cards">
      {display.map((card, i) => (
        <Choose
          key={`${card} ${i}`}
          {...props}
          place={i}
          move={{ kind: 'take', card }}
          label={words.take.display(words.named(districtsOf(position, card)))}
          alike={display.indexOf(card) < i}
          cards={[card]}
        />
      ))}
      <Choose
        {...props}
        place={display.length}
        move={{ kind: 'draw' }}
        label={words.take.pile(pile)}
      >
        <CardBack count={pile} />
      </Choose>
      {left > 0 && (
        <Choose
          {...props}
          place={display.length + 1}
          move={{ kind: 'hire' }}
          label={words.take.barkers(left)}
        >
          <Barker />
          <b aria-hidden="true">{left}</b>
        </Choose>
      )}
    </div>
  )
}

export const DiscardDock = (props: TurnProps) => (
  <div class="kairo-cards">
    {offered(props.position).map(
      (move, place) =>
        move.kind === 'discard' && (
          <Choose
            key={move.card}
            {...props}
            place={place}
            move={move}
            label={props.words.take.discard(
              props.words.named(districtsOf(props.position, move.card)),
            )}
            cards={[move.card]}
          />
        ),
    )}
  </div>
)
