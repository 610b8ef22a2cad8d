// Cards without a button: the viewer's own hand, and the display with the pile.
import { capital } from '../../words.ts'
import { BuildingCard, CardBack } from '../art/cards.tsx'
import { Customer } from '../art/customers.tsx'
import { Barker } from '../art/tokens.tsx'
import type { Card } from '../rules/cards.ts'
import { barkerCards, cloths, displaySize } from '../rules/pieces.ts'
import type { Position, View } from '../rules/state.ts'
import type { TurnProps } from './draft.ts'

export const districtsOf = ({ options }: Position, card: Card) =>
  options.edition.cards[card]!.districts
export const barkersLeft = ({ players }: View) =>
  players.reduce((left, { barkers }) => left - barkers, barkerCards)

const Cards = ({
  position,
  words,
  cards,
}: Pick<TurnProps, 'position' | 'words'> & { cards: readonly Card[] }) => (
  <>
    {cards.map((card, i) => (
      <li key={`${card} ${i}`}>
        <BuildingCard districts={districtsOf(position, card)} />
        <span class="visually-hidden">{capital(words.named(districtsOf(position, card)))}</span>
      </li>
    ))}
  </>
)

/** Shows the viewer's own hand, without buttons. */
export const Hand = ({ position, words }: Pick<TurnProps, 'position' | 'words'>) => {
  const { you, view } = position
  const hand = (you !== 'room' && view.players[you]!.hand) || []
  return (
    <section class="kairo-own-hand">
      <h2>{words.hand}</h2>
      <ul class="kairo-hand">
        <Cards position={position} words={words} cards={hand} />
        {hand.length === 0 && <li class="none">{words.noCard}</li>}
      </ul>
    </section>
  )
}

/** Shows what is open to everybody: display, pile, barkers, and the customer beside the board. */
export const Market = ({ position, words }: Pick<TurnProps, 'position' | 'words'>) => {
  const { bazaar, display, pile } = position.view
  const waiting = cloths.find(cloth => bazaar.customers[cloth] === null)
  return (
    <section class="kairo-market">
      <h2>{words.take.title}</h2>
      <ul class="kairo-hand">
        <Cards position={position} words={words} cards={display} />
        {/* Taken cards leave empty places, or the pile would move at every card. */}
        {Array.from({ length: displaySize - display.length }, (_, i) => (
          <li key={i} aria-hidden="true" />
        ))}
        <li>
          <CardBack count={pile} />
          <span class="visually-hidden">{words.take.note(pile)}</span>
        </li>
        <li>
          <Barker />
          <b aria-hidden="true">{barkersLeft(position.view)}</b>
          <span class="visually-hidden">{words.barkers(barkersLeft(position.view))}</span>
        </li>
        {waiting && (
          <li>
            <Customer cloth={waiting} />
            <span class="visually-hidden">{words.customer[waiting]}: </span>
            <small>{words.waits}</small>
          </li>
        )}
      </ul>
    </section>
  )
}
