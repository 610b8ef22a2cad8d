// One's own turn once the ship has sailed: a second leg, the draw, buying, the end.
import { useSecond } from '../../../ui/grid/second.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { MoveTile, Tile, Tiles } from '../../../ui/turn/tile.tsx'
import type { Refusal } from '../../game.ts'
import { DrawIcon, SprintIcon } from '../art/icons.tsx'
import { check } from '../rules/legal.ts'
import { buyPrice, handLimit, mayDraw } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type ActsProps, least } from './acts.tsx'
import { shipOf } from './intent.ts'

export const StepActs = (props: ActsProps) => (
  <Tiles>
    {props.aimsFor({ kind: 'ship' }).size > 0 && <SprintOn {...props} />}
    {mayBuyToo(props.position) && <DrawAndStay {...props} />}
  </Tiles>
)

// The second leg is a tap on the chart; this says what it costs.
const SprintOn = ({ position, words: { act }, aimsFor }: ActsProps) => {
  const aims = aimsFor({ kind: 'ship' })
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

const mayBuyToo = ({ you, options, view }: Position): boolean =>
  !mayDraw(view) &&
  shipOf({ you, options, view }).points >= buyPrice &&
  view.hand.length + 1 < handLimit &&
  view.pile > 1

// Where more could be bought after the draw, one tap draws and stays; the main one draws and ends the turn.
const DrawAndStay = ({ words: { sailed } }: ActsProps) => (
  <MoveForm>
    <MoveTile final label={sailed.drawBuy} note={sailed.each} price={`−${buyPrice}`} move={{ kind: 'draw' }} />
  </MoveForm>
)

// What closes a step: the draw, or the end of the turn. Both are final and look it.
export const StepClosing = ({ position, words }: Pick<ActsProps, 'position' | 'words'>) => {
  const { view } = position
  const { follow, control } = useSecond()
  if (view.turn?.step === 'sailed' && !mayDraw(view)) {
    const ends = mayBuyToo(position)
    return (
      <MoveForm class="closing">
        <MoveButton
          class="final"
          shortcut="D"
          move={{ kind: 'draw' }}
          follow={ends ? () => follow({ kind: 'end' }) : undefined}
        >
          {ends ? words.sailed.drawEnd : words.sailed.draw}
        </MoveButton>
      </MoveForm>
    )
  }
  return (
    <>
      {control && <MoveForm>{control}</MoveForm>}
      {view.turn?.step === 'buying' && <Buy position={position} words={words} />}
      <MoveForm class="closing">
        <MoveButton class="final" shortcut="E" move={{ kind: 'end' }}>
          {words.sailed.end}
        </MoveButton>
      </MoveForm>
    </>
  )
}

const whyNotBuy = (refusal: Refusal, { why }: BoardWords): string => {
  if (refusal.refused === 'hand-full') return why.full
  if (refusal.refused === 'pile-empty') return why.empty
  return refusal.refused === 'too-few-points' ? why.points(0) : why.step
}

const Buy = ({ position, words }: Pick<ActsProps, 'position' | 'words'>) => {
  const refusal = check(position, { kind: 'buy' })
  return (
    <MoveForm>
      <MoveTile
        final
        icon={<DrawIcon />}
        label={words.sailed.buy}
        price={`−${buyPrice}`}
        note={words.act.leaves(shipOf(position).points - buyPrice)}
        why={refusal && whyNotBuy(refusal, words)}
        move={{ kind: 'buy' }}
      />
    </MoveForm>
  )
}
