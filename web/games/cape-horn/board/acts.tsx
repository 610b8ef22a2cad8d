// What may be done besides a tap on the chart: ways to sail with their price, and what else a turn knows.
import type { ComponentChildren } from 'preact'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
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

interface TileProps {
  icon: ComponentChildren
  label: string
  price: string
  note: string
  chosen?: boolean
  choose?: (() => void) | undefined // none: impossible, and the note says why
}

const TileFace = ({ icon, label, price, note }: Omit<TileProps, 'choose' | 'chosen'>) => (
  <>
    <span class="tile-name">
      {icon} <span>{label}</span>
    </span>
    <b>{price}</b>
    <small>{note}</small>
  </>
)

const Tile = ({ chosen, choose, ...face }: TileProps) => (
  <button type="button" class="tile" aria-pressed={choose ? chosen : undefined} disabled={!choose} onClick={choose}>
    <TileFace {...face} />
  </button>
)

const count = (aims: Aims, kind: Way) => [...aims.values()].filter(aim => aim.kind === kind).length
const least = (aims: Aims) => Math.min(...[...aims.values()].map(({ cost }) => cost))

// Sail, ignore, sprint: each shows its squares alone while it is chosen.
export const Ways = ({ position, words, intent, intend }: Props) => {
  const { act, why } = words
  const { points } = shipOf(position)
  const way = intent.is === 'ship' ? intent.way : undefined
  const of = (one: Way) => aimsOf(position, { is: 'ship', way: one })
  const [sail, ignore, sprint] = [of('sail'), of('ignore'), of('sprint')]
  const choose = (one: Way, aims: Aims) =>
    aims.size > 0 ? () => intend({ is: 'ship', ...(way !== one && { way: one }) }) : undefined
  const short = (price: number) => (points < price ? why.points(points) : why.noLanding)
  const dearest = sprint.size > 0 ? least(sprint) : sprintPrice
  return (
    <fieldset class="ways-to-sail" aria-label={act.label}>
      <Tile
        icon={<SailIcon />}
        label={act.sail}
        price={sail.size > 0 ? act.free : ''}
        note={sail.size > 0 ? act.squares(sail.size) : why.noLanding}
        chosen={way === 'sail'}
        choose={choose('sail', sail)}
      />
      <Tile
        icon={<IgnoreIcon />}
        label={act.ignore}
        price={`−${ignorePrice}`}
        note={ignore.size > 0 ? act.leaves(points - ignorePrice) : short(ignorePrice)}
        chosen={way === 'ignore'}
        choose={choose('ignore', ignore)}
      />
      <Tile
        icon={<SprintIcon />}
        label={act.sprint}
        price={`−${dearest}`}
        note={count(sprint, 'sprint') > 0 ? act.leaves(points - dearest) : short(sprintPrice)}
        chosen={way === 'sprint'}
        choose={choose('sprint', sprint)}
      />
    </fieldset>
  )
}

// The second leg is a tap on the chart; this says what it costs, or why there is none.
export const SprintOn = ({ position, words }: Pick<Props, 'position' | 'words'>) => {
  const { act, why } = words
  const { points } = shipOf(position)
  const aims = aimsOf(position, { is: 'ship' })
  const cost = aims.size > 0 ? least(aims) : sprintPrice
  const short = position.view.turn?.sprinted ? why.step : points < cost ? why.points(points) : why.noLanding
  return (
    <div class={aims.size > 0 ? 'tile shown' : 'tile shown none'}>
      <TileFace
        icon={<SprintIcon />}
        label={act.sprint}
        price={`−${cost}`}
        note={aims.size > 0 ? `${act.squares(aims.size)}, ${act.leaves(points - cost)}` : short}
      />
    </div>
  )
}

export const Renounce = ({ position, words }: Pick<Props, 'position' | 'words'>) => {
  const { points } = shipOf(position)
  const blocked = aimsOf(position, { is: 'ship', way: 'sail' }).size === 0
  const gains = !(blocked && position.options.blockedGains === 'no') && noted(points, 1) > points
  return (
    <MoveForm class="renounce">
      <MoveButton kind="plain" class="tile" move={{ kind: 'renounce' }}>
        <TileFace
          icon={<AnchorIcon />}
          label={gains ? words.act.renounce : words.act.stay}
          price={gains ? '+1' : '0'}
          note={gains ? words.act.becomes(points + 1) : words.act.stays}
        />
      </MoveButton>
    </MoveForm>
  )
}

// Covering begins with the card one covers with: the one in mind, or the next one taken up.
export const Cover = ({ position, words, intent, intend }: Props) => {
  const { act, why } = words
  const { view } = position
  const { laid, covered } = view.turn!
  const reason = covered
    ? why.covered
    : laid > 0
      ? why.laid
      : view.hand.length === 0
        ? why.noCard
        : coverable(position).length === 0
          ? why.noTarget
          : undefined
  const isOn = intent.is === 'cover'
  const card = intent.is === 'ship' ? undefined : intent.card
  const turnTo: Intent = isOn
    ? card === undefined
      ? { is: 'ship' }
      : { is: 'lay', card }
    : { is: 'cover', ...(card !== undefined && { card }) }
  return (
    <Tile
      icon={<CoverIcon />}
      label={act.cover}
      price="0"
      note={reason ?? act.nothingElse}
      chosen={isOn}
      choose={reason === undefined ? () => intend(turnTo) : undefined}
    />
  )
}

const whyNotBuy = (refusal: Refusal, { why }: BoardWords): string => {
  if (refusal.refused === 'hand-full') return why.full
  if (refusal.refused === 'pile-empty') return why.empty
  return refusal.refused === 'too-few-points' ? why.points(0) : why.step
}

export const Buy = ({ position, words }: Pick<Props, 'position' | 'words'>) => {
  const { points } = shipOf(position)
  const refusal = check(position, { kind: 'buy' })
  return (
    <MoveForm class="buy">
      <MoveButton kind="plain" class="tile final" move={{ kind: 'buy' }} disabled={refusal !== undefined}>
        <TileFace
          icon={<DrawIcon />}
          label={words.act.buy}
          price={`−${buyPrice}`}
          note={refusal ? whyNotBuy(refusal, words) : words.act.leaves(points - buyPrice)}
        />
      </MoveButton>
    </MoveForm>
  )
}
