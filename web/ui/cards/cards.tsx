// Draws cards: a hand, a display or a pile. The game provides the name of each card and its picture
// (`face`, as wide as its place).
//
//   <Display label="On offer" cards={cards} />   only shows cards
//   <Display … take={id => move} say={name => `Take ${name}`} />   a tap makes the card's move
//   <Display … picked={17} pick={id => …} say={…} />   a tap selects a card
//   <Hand label="Your hand" empty="No card" cards={cards} picked={2} pick={i => …} say={…} />
//   <Pile name="pile" back={<CardBack />}>49 in the pile</Pile>
//
// A card's `id` names it for animations (`card 17` in `turn/motion.ts`); a card without `id` is not
// animated. `from` names the place that a new card comes from, for example a pile. A hand selects
// by index, because two cards may be alike. A `Display` puts cards side by side: with the class
// `of-3` at most three in a row, with `small many` small and overlapping; `--card-width` is their
// greatest width. A `Hand` has one row at any width, and shows names below its cards if there is
// room.
import type { ComponentChildren } from 'preact'
import { digitOf, keys } from '../keys.ts'
import { MoveButton } from '../moves.tsx'

export interface CardShown<Id = number | string> {
  id?: Id
  name: string
  face: ComponentChildren
  from?: string
  note?: string // why the card is useful now; a hand shows it below the card if there is room
}

const motionOf = ({ id, from }: CardShown) => ({
  'data-moves': id === undefined ? undefined : `card ${id}`,
  'data-from': from,
})

export const CardAt = ({ card, ...props }: { card: CardShown; class?: string }) => (
  <span {...props} role="img" aria-label={card.name} {...motionOf(card)}>
    {card.face}
  </span>
)

interface DisplayProps<Id> {
  label: string
  class?: string
  // undefined: the empty place of a card that was taken
  cards: readonly (CardShown<Id> | undefined)[]
  take?: (id: Id) => unknown
  picked?: Id
  pick?: (id: Id) => void
  say?(name: string): string
}

export const Display = <Id extends number | string>({
  label,
  cards,
  take,
  picked,
  pick,
  say,
  ...props
}: DisplayProps<Id>) => (
  <ul class={`display ${props.class ?? ''}`.trim()} aria-label={label}>
    {cards.map((card, i) =>
      !card ? (
        <li key={i} aria-hidden="true" />
      ) : (
        <li
          key={card.id ?? i}
          class={picked !== undefined && card.id === picked ? 'picked' : undefined}
        >
          {pick && card.id !== undefined ? (
            <button
              type="button"
              class="card-button"
              aria-pressed={card.id === picked}
              aria-keyshortcuts={digitOf(i)}
              onClick={() => pick(card.id!)}
            >
              <span class="visually-hidden">{say?.(card.name) ?? card.name}</span>
              <span {...motionOf(card)}>{card.face}</span>
            </button>
          ) : take && card.id !== undefined ? (
            <MoveButton kind="plain" class="card-button" move={take(card.id)} shortcut={digitOf(i)}>
              <span class="visually-hidden">{say?.(card.name) ?? card.name}</span>
              <span {...motionOf(card)}>{card.face}</span>
            </MoveButton>
          ) : (
            <CardAt card={card} />
          )}
        </li>
      ),
    )}
  </ul>
)

interface HandProps {
  label: string
  empty: string
  cards: readonly CardShown[]
  picked?: number
  pick?: (i: number) => void // undefined: cards are only shown
  // set if cards can be dragged too (`grid/drag.ts`)
  grip?: (i: number) => (event: PointerEvent) => void
  say(name: string): string
}

export const Hand = ({ label, empty, cards, picked, pick, grip, say }: HandProps) =>
  cards.length === 0 ? (
    <p class="hand-empty">{empty}</p>
  ) : (
    <ul class="hand" aria-label={label}>
      {cards.map((card, i) => (
        <li key={card.id ?? `${card.name} ${i}`} class={i === picked ? 'picked' : undefined}>
          {pick ? (
            <button
              type="button"
              class={grip ? 'card-button drags' : 'card-button'}
              aria-pressed={i === picked}
              aria-keyshortcuts={
                i === picked ? `${digitOf(i) ?? ''} ${keys.back}`.trim() : digitOf(i)
              }
              onClick={() => pick(i)}
              onPointerDown={grip?.(i)}
            >
              <span class="visually-hidden">
                {say(card.name)}
                {card.note && `, ${card.note}`}
              </span>
              <span {...motionOf(card)}>{card.face}</span>
            </button>
          ) : (
            <CardAt card={card} />
          )}
          <span class={card.note ? 'card-name-below noted' : 'card-name-below'} aria-hidden="true">
            {card.note ?? card.name}
          </span>
        </li>
      ))}
    </ul>
  )

export const Pile = ({
  name,
  back,
  children,
}: {
  name: string
  back: ComponentChildren
  children: ComponentChildren
}) => (
  <div class="pile">
    <span class="pile-back" data-source={name}>
      {back}
    </span>
    <p>{children}</p>
  </div>
)
