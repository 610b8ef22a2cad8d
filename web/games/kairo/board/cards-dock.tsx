// Cards: the one that a build is played with, those that are drawn, and those that are too many for a hand.
import type { ComponentChildren } from 'preact'
import { BuildingCard, CardBack } from '../art/cards.tsx'
import { Barker, Coin } from '../art/tokens.tsx'
import type { Card } from '../rules/cards.ts'
import { barkerCards, cardsTaken } from '../rules/pieces.ts'
import type { Move, Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type Intent, offered } from './aims.ts'

interface Props {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
}

export const districtsOf = ({ options }: Pick<Position, 'options'>, card: Card) =>
  options.edition.cards[card]!.districts

const same = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other)

// A card to choose: the first tap lifts it, the foot says what it does for good.
const Choose = (props: {
  move: Move
  label: string
  intent: Intent
  intend(intent: Intent): void
  class?: string
  children: ComponentChildren
}) => {
  const { move, label, intent, intend, children } = props
  return (
    <button
      type="button"
      class={`kairo-choose ${props.class ?? ''}`.trim()}
      aria-pressed={intent.is === 'final' && same(intent.move, move)}
      onClick={() => intend({ is: 'final', move })}
    >
      <span class="visually-hidden">{label}</span>
      {children}
    </button>
  )
}

/** The ways to play a card for what was put: a card of the district, a joker with its coin, or any three. */
export const PlayDock = ({ position, words, intent, intend }: Props) => (
  <div class="kairo-cards">
    {offered(position)
      .filter(move => move.kind === 'play')
      .map(move => (
        <Choose
          key={JSON.stringify(move)}
          move={move}
          label={words.play.way(
            move.cards.map(card => districtsOf(position, card)),
            move.coin,
          )}
          class={move.cards.length > 1 ? 'three' : ''}
          intent={intent}
          intend={intend}
        >
          {move.cards.map((card, i) => (
            <BuildingCard key={`${card} ${i}`} districts={districtsOf(position, card)} />
          ))}
          {move.coin && (
            <span class="kairo-joker-coin">
              <Coin cloth={move.coin} />
            </span>
          )}
        </Choose>
      ))}
  </div>
)

/** The display, the pile and the barkers, two cards of them a turn. */
export const TakeDock = ({ position, words, intent, intend }: Props) => {
  const { view } = position
  const can = (move: Move) => offered(position).some(other => same(other, move))
  const left = barkerCards - view.players.reduce((sum, { barkers }) => sum + barkers, 0)
  return (
    <div class="kairo-cards">
      {view.display.map((card, i) => (
        <Choose
          key={`${card} ${i}`}
          move={{ kind: 'take', card }}
          label={words.take.display(districtsOf(position, card))}
          intent={view.display.indexOf(card) === i ? intent : { is: 'nothing' }}
          intend={intend}
        >
          <BuildingCard districts={districtsOf(position, card)} />
        </Choose>
      ))}
      <Choose move={{ kind: 'draw' }} label={words.take.pile(view.pile)} intent={intent} intend={intend}>
        <CardBack />
        <b aria-hidden="true">{view.pile}</b>
      </Choose>
      {can({ kind: 'hire' }) && (
        <Choose move={{ kind: 'hire' }} label={words.take.barkers(left)} class="barker" intent={intent} intend={intend}>
          <Barker />
          <b aria-hidden="true">{left}</b>
        </Choose>
      )}
    </div>
  )
}

export const DiscardDock = ({ position, words, intent, intend }: Props) => (
  <div class="kairo-cards">
    {offered(position)
      .filter(move => move.kind === 'discard')
      .map(move => (
        <Choose
          key={move.card}
          move={move}
          label={words.take.discard(districtsOf(position, move.card))}
          intent={intent}
          intend={intend}
        >
          <BuildingCard districts={districtsOf(position, move.card)} />
        </Choose>
      ))}
  </div>
)

/** One's own hand, only looked at. */
export const Hand = ({ position, words }: Pick<Props, 'position' | 'words'>) => {
  const { you, view } = position
  const hand = you === 'room' ? [] : (view.players[you]!.hand ?? [])
  return (
    <ul class="kairo-hand" aria-label={words.hand}>
      {hand.map((card, i) => (
        <li key={`${card} ${i}`}>
          <BuildingCard districts={districtsOf(position, card)} />
          <span class="visually-hidden">{words.take.card(districtsOf(position, card))}</span>
        </li>
      ))}
    </ul>
  )
}

/** What lies open for everybody: display, pile and barkers. */
export const Market = ({ position, words }: Pick<Props, 'position' | 'words'>) => {
  const { view } = position
  const left = barkerCards - view.players.reduce((sum, { barkers }) => sum + barkers, 0)
  return (
    <section class="kairo-market sheet">
      <h2>
        {words.take.title} <small>{words.take.note(view.pile)}</small>
      </h2>
      <ul class="kairo-hand">
        {view.display.map((card, i) => (
          <li key={`${card} ${i}`}>
            <BuildingCard districts={districtsOf(position, card)} />
            <span class="visually-hidden">{words.take.card(districtsOf(position, card))}</span>
          </li>
        ))}
        <li class="barker">
          <Barker />
          <span>{words.take.barkersLeft(left)}</span>
        </li>
      </ul>
    </section>
  )
}

/** Whether a taken card ends the turn, or luck is drawn: then it takes a second tap. */
export const takenOf = ({ phase }: Position['view']) => (phase.is === 'turn' ? phase.taken : cardsTaken)
