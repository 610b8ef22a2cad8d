// What may be done besides a tap on the chart: ways to sail with their price, and what else a turn knows.
import type { JSX } from 'preact'
import { MoveForm } from '../../../ui/moves.tsx'
import { MoveTile, Tile, Tiles } from '../../../ui/turn/tile.tsx'
import type { Refusal } from '../../game.ts'
import { AnchorIcon, CoverIcon, DrawIcon, IgnoreIcon, SailIcon, SprintIcon } from '../art/icons.tsx'
import { check } from '../rules/legal.ts'
import { buyPrice, ignorePrice, noted, sprintPrice } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type Aims, aimsOf, coverable, type Intent, shipOf, type Way } from './aims.ts'

interface Props {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
}

const least = (aims: Aims) => Math.min(...[...aims.values()].map(({ cost }) => cost))

// Sail, ignore, sprint: each shows its squares alone while it is chosen.
export const Ways = ({ position, words, intent, intend }: Props) => {
  const { act, why } = words
  const { points } = shipOf(position)
  const chosen = intent.is === 'ship' ? intent.way : undefined
  const tile = (way: Way, Icon: () => JSX.Element, price: number) => {
    const aims = aimsOf(position, { is: 'ship', way })
    const isOpen = [...aims.values()].some(({ kind }) => kind === way)
    const cost = way === 'sprint' && isOpen ? least(aims) : price
    return (
      <Tile
        icon={<Icon />}
        label={act[way]}
        price={cost > 0 ? `−${cost}` : isOpen ? act.free : ''}
        note={cost > 0 ? act.leaves(points - cost) : act.squares(aims.size)}
        why={isOpen ? undefined : points < cost ? why.points(points) : why.noLanding}
        chosen={chosen === way}
        choose={() => intend({ is: 'ship', ...(chosen !== way && { way }) })}
      />
    )
  }
  return (
    <Tiles label={act.label}>
      {tile('sail', SailIcon, 0)}
      {tile('ignore', IgnoreIcon, ignorePrice)}
      {tile('sprint', SprintIcon, sprintPrice)}
    </Tiles>
  )
}

// The second leg is a tap on the chart; this says what it costs.
export const SprintOn = ({ position, words: { act } }: Pick<Props, 'position' | 'words'>) => {
  const aims = aimsOf(position, { is: 'ship' })
  const cost = least(aims)
  return (
    <Tile
      icon={<SprintIcon />}
      label={act.sprint}
      price={`−${cost}`}
      note={`${act.squares(aims.size)}, ${act.leaves(shipOf(position).points - cost)}`}
    />
  )
}

export const Renounce = ({ position, words: { act } }: Pick<Props, 'position' | 'words'>) => {
  const { points } = shipOf(position)
  const blocked = aimsOf(position, { is: 'ship', way: 'sail' }).size === 0
  const gains = !(blocked && position.options.blockedGains === 'no') && noted(points, 1) > points
  return (
    <MoveForm>
      <MoveTile
        icon={<AnchorIcon />}
        label={gains ? act.renounce : act.stay}
        price={gains ? '+1' : '0'}
        note={gains ? act.becomes(points + 1) : act.stays}
        move={{ kind: 'renounce' }}
      />
    </MoveForm>
  )
}

const whyNotCover = (position: Position, { why }: BoardWords): string | undefined => {
  const { turn, hand } = position.view
  if (turn!.covered) return why.covered
  if (turn!.laid > 0) return why.laid
  if (hand.length === 0) return why.noCard
  return coverable(position).length === 0 ? why.noTarget : undefined
}

// Covering begins with the card one covers with: the one in mind, or the next one taken up.
export const Cover = ({ position, words, intent, intend }: Props) => {
  const isOn = intent.is === 'cover'
  const card = intent.is === 'ship' ? undefined : intent.card
  const back: Intent = card === undefined ? { is: 'ship' } : { is: 'lay', card }
  return (
    <Tile
      icon={<CoverIcon />}
      label={words.act.cover}
      price="0"
      note={words.act.nothingElse}
      why={whyNotCover(position, words)}
      chosen={isOn}
      choose={() => intend(isOn ? back : { is: 'cover', ...(card !== undefined && { card }) })}
    />
  )
}

const whyNotBuy = (refusal: Refusal, { why }: BoardWords): string => {
  if (refusal.refused === 'hand-full') return why.full
  if (refusal.refused === 'pile-empty') return why.empty
  return refusal.refused === 'too-few-points' ? why.points(0) : why.step
}

export const Buy = ({ position, words }: Pick<Props, 'position' | 'words'>) => {
  const refusal = check(position, { kind: 'buy' })
  return (
    <MoveForm>
      <MoveTile
        final
        icon={<DrawIcon />}
        label={words.act.buy}
        price={`−${buyPrice}`}
        note={words.act.leaves(shipOf(position).points - buyPrice)}
        why={refusal && whyNotBuy(refusal, words)}
        move={{ kind: 'buy' }}
      />
    </MoveForm>
  )
}
