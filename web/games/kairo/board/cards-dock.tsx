// Cards: the one that a build is played with, those that are drawn, and those that are too many for a hand.
import type { ComponentChildren } from 'preact'
import { BuildingCard, CardBack } from '../art/cards.tsx'
import { Customer } from '../art/customers.tsx'
import { Barker, Coin } from '../art/tokens.tsx'
import type { Card } from '../rules/cards.ts'
import { barkerCards, cloths } from '../rules/pieces.ts'
import type { Move, Position, View } from '../rules/state.ts'
import { type Minded, offered } from './aims.ts'

const districtsOf = ({ options }: Position, card: Card) => options.edition.cards[card]!.districts
const barkersLeft = ({ players }: View) => players.reduce((left, { barkers }) => left - barkers, barkerCards)
const same = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other)

// Cards as they lie, only looked at.
const Cards = ({ position, words, cards }: Pick<Minded, 'position' | 'words'> & { cards: readonly Card[] }) => (
  <>
    {cards.map((card, i) => (
      <li key={`${card} ${i}`}>
        <BuildingCard districts={districtsOf(position, card)} />
        <span class="visually-hidden">{words.take.card(districtsOf(position, card))}</span>
      </li>
    ))}
  </>
)

interface ChooseProps extends Minded {
  move: Move
  label: string
  alike?: boolean // the same card is on offer before this one
  cards?: readonly Card[] // that it shows
  children?: ComponentChildren
}

// A card to choose: the first tap lifts it, the foot says what it does for good.
const Choose = ({ position, intent, intend, move, label, alike, cards = [], children }: ChooseProps) => (
  <button
    type="button"
    class={cards.length > 1 ? 'kairo-choose three' : 'kairo-choose'}
    aria-pressed={!alike && intent.is === 'final' && same(intent.move, move)}
    onClick={() => intend({ is: 'final', move })}
  >
    <span class="visually-hidden">{label}</span>
    {cards.map((card, i) => (
      <BuildingCard key={`${card} ${i}`} districts={districtsOf(position, card)} />
    ))}
    {children}
  </button>
)

/** The ways to play a card for what was put: a card of the district, a joker with its coin, or any three. */
export const PlayDock = (props: Minded) => (
  <div class="kairo-cards">
    {offered(props.position).map(
      move =>
        move.kind === 'play' && (
          <Choose
            key={JSON.stringify(move)}
            {...props}
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

/** The display, the pile and the barkers, two cards of them a turn. */
export const TakeDock = (props: Minded) => {
  const { position, words } = props
  const { display, pile } = position.view
  const left = barkersLeft(position.view)
  return (
    <div class="kairo-cards">
      {display.map((card, i) => (
        <Choose
          key={`${card} ${i}`}
          {...props}
          move={{ kind: 'take', card }}
          label={words.take.display(districtsOf(position, card))}
          alike={display.indexOf(card) < i}
          cards={[card]}
        />
      ))}
      <Choose {...props} move={{ kind: 'draw' }} label={words.take.pile(pile)}>
        <CardBack />
        <b aria-hidden="true">{pile}</b>
      </Choose>
      {left > 0 && (
        <Choose {...props} move={{ kind: 'hire' }} label={words.take.barkers(left)}>
          <Barker />
          <b aria-hidden="true">{left}</b>
        </Choose>
      )}
    </div>
  )
}

export const DiscardDock = (props: Minded) => (
  <div class="kairo-cards">
    {offered(props.position).map(
      move =>
        move.kind === 'discard' && (
          <Choose
            key={move.card}
            {...props}
            move={move}
            label={props.words.take.discard(districtsOf(props.position, move.card))}
            cards={[move.card]}
          />
        ),
    )}
  </div>
)

/** One's own hand, only looked at. */
export const Hand = ({ position, words }: Pick<Minded, 'position' | 'words'>) => {
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

/** What lies open for everybody: display, pile, barkers, and the customer beside the board. */
export const Market = ({ position, words }: Pick<Minded, 'position' | 'words'>) => {
  const { bazaar, display, pile } = position.view
  const waiting = cloths.find(cloth => bazaar.customers[cloth] === null)
  return (
    <fieldset class="kairo-market" aria-label={words.take.title}>
      <ul class="kairo-hand">
        <Cards position={position} words={words} cards={display} />
        <li>
          <CardBack />
          <b aria-hidden="true">{pile}</b>
          <span class="visually-hidden">{words.take.note(pile)}</span>
        </li>
        <li>
          <Barker />
          <b aria-hidden="true">{barkersLeft(position.view)}</b>
          <span class="visually-hidden">{words.take.barkersLeft(barkersLeft(position.view))}</span>
        </li>
        {waiting && (
          <li>
            <Customer cloth={waiting} />
            <small>{words.attract.waits}</small>
          </li>
        )}
      </ul>
    </fieldset>
  )
}
