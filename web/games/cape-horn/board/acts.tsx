// The moves of the laying step that are not a tap on the chart: ways to sail with their price,
// staying, covering.
import type { JSX } from 'preact'
import { MoveForm } from '../../../ui/moves.tsx'
import { MoveTile, Tile, Tiles } from '../../../ui/turn/tile.tsx'
import { seatOf } from '../../kit/seats.ts'
import { AnchorIcon, CoverIcon, IgnoreIcon, SailIcon, SprintIcon } from '../art/icons.tsx'
import { mustStay } from '../rules/legal.ts'
import { ignorePrice, sprintPrice } from '../rules/pieces.ts'
import { gainOf } from '../rules/renouncing.ts'
import type { Way } from '../rules/sailing.ts'
import type { Position } from '../rules/state.ts'
import type { Prize } from '../rules/stations.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Aims, type Intent, shipOf } from './draft.ts'
import { keys } from './keys.ts'

export interface ActsProps {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
  aimsFor(intent: Intent): Aims
  prizeIn(aims: Aims): Prize | undefined
}

export const least = (aims: Aims) => Math.min(...[...aims.values()].map(({ cost }) => cost))

/** Shows the ways to sail, ignore and sprint. Choosing a way marks only its squares. */
export const Ways = ({ position, words, intent, intend, aimsFor, prizeIn }: ActsProps) => {
  const { act, why } = words
  const { points } = shipOf(position)
  const chosen = intent.kind === 'ship' ? intent.way : undefined
  const tile = (way: Way, shortcut: string, Icon: () => JSX.Element, price: number) => {
    const aims = aimsFor({ kind: 'ship', way })
    const isOpen = [...aims.values()].some(({ kind }) => kind === way)
    const cost = way === 'sprint' && isOpen ? least(aims) : price
    const wins = isOpen && prizeIn(aims)?.wins
    return (
      <Tile
        icon={<Icon />}
        label={act[way]}
        price={cost > 0 ? `−${cost}` : isOpen ? act.free : ''}
        note={
          wins ? act.wins : cost > 0 ? act.leaves(points, points - cost) : act.squares(aims.size)
        }
        why={isOpen ? undefined : points < cost ? why.points(points) : why.noLanding}
        chosen={chosen === way}
        shortcut={shortcut}
        choose={() => intend({ kind: 'ship', way: chosen === way ? undefined : way })}
      />
    )
  }
  return (
    <Tiles label={act.label}>
      {tile('sail', keys.sail, SailIcon, 0)}
      {tile('ignore', keys.ignore, IgnoreIcon, ignorePrice)}
      {tile('sprint', keys.sprint, SprintIcon, sprintPrice)}
    </Tiles>
  )
}

export const Renounce = ({ position, words: { act } }: Pick<ActsProps, 'position' | 'words'>) => {
  const { points } = shipOf(position)
  const gains = gainOf(position, seatOf(position)) > 0
  return (
    <MoveForm>
      <MoveTile
        icon={<AnchorIcon />}
        label={gains ? act.renounce : act.stay}
        price={gains ? '+1' : '0'}
        note={gains ? act.becomes(points, points + 1) : act.stays}
        move={{ kind: 'renounce' }}
        shortcut={keys.renounce}
        forced={mustStay(position)}
      />
    </MoveForm>
  )
}

const whyNotCover = ({ position, words: { why }, aimsFor }: ActsProps): string | undefined => {
  const { turn, hand } = position.view
  if (turn!.covered) return why.covered
  if (turn!.laid > 0) return why.laid
  if (hand.length === 0) return why.noCard
  return aimsFor({ kind: 'cover', card: hand[0]! }).size === 0 ? why.noTarget : undefined
}

/**
 * Shows the key that starts or ends covering. The card already picked covers; if there is none, the
 * next one picked.
 */
export const Cover = (props: ActsProps) => {
  const { words, intent, intend } = props
  const isOn = intent.kind === 'cover'
  const card = intent.kind === 'ship' ? undefined : intent.card
  const back: Intent = card === undefined ? { kind: 'ship' } : { kind: 'lay', card }
  return (
    <Tile
      icon={<CoverIcon />}
      label={words.act.cover}
      price="0"
      note={words.act.nothingElse}
      why={whyNotCover(props)}
      chosen={isOn}
      shortcut={keys.cover}
      choose={() => intend(isOn ? back : { kind: 'cover', card })}
    />
  )
}
