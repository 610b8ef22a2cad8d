// The moves of one's own turn after the ship has sailed: a second leg, drawing, buying, ending.
import { useSecond } from '../../../ui/grid/second.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { MoveTile, Tile, Tiles } from '../../../ui/turn/tile.tsx'
import type { Refusal } from '../../game.ts'
import { type Square, squareName } from '../../kit/squares.ts'
import { DrawIcon, SprintIcon } from '../art/icons.tsx'
import { chartOf } from '../rules/chart.ts'
import { check } from '../rules/legal.ts'
import { buyPrice, handLimit, mayDraw } from '../rules/pieces.ts'
import type { Move, Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type ActsProps, least } from './acts.tsx'
import { shipOf } from './draft.ts'
import { keys } from './keys.ts'

export const StepActs = (props: ActsProps) => {
  const { position, aimsFor } = props
  const wins = winningSprint(props) !== undefined
  return (
    <Tiles>
      {!wins && aimsFor({ kind: 'ship' }).size > 0 && <SprintOn {...props} />}
      {mayBuyToo(position) ? <DrawAndStay {...props} /> : wins && <CloseInstead {...props} />}
    </Tiles>
  )
}

// Returns a sprint that wins the race, and its last square. The main button then makes this sprint.
const winningSprint = ({ aimsFor, prizeIn }: ActsProps): { move: Move; at: Square } | undefined => {
  const aims = aimsFor({ kind: 'ship' })
  const prize = prizeIn(aims)
  return prize?.wins ? { move: aims.get(prize.at)!.move, at: prize.at } : undefined
}

// Shows the other way to end the turn, when the main button is a sprint that wins.
const CloseInstead = ({ position: { view }, words: { sailed } }: ActsProps) => (
  <MoveForm>
    {mayDraw(view) ? (
      <MoveTile final label={sailed.end} move={{ kind: 'end' }} />
    ) : (
      <MoveTile final icon={<DrawIcon />} label={sailed.draw} move={{ kind: 'draw' }} />
    )}
  </MoveForm>
)

// Shows the price of the second leg. The leg itself is a tap on the chart.
const SprintOn = ({ position, words: { act }, aimsFor }: ActsProps) => {
  const { points } = shipOf(position)
  const aims = aimsFor({ kind: 'ship' })
  const cost = least(aims)
  return (
    <Tile
      icon={<SprintIcon />}
      label={act.sprint}
      price={`−${cost}`}
      note={`${act.squares(aims.size)}, ${act.leaves(points, points - cost)}`}
    />
  )
}

const mayBuyToo = ({ you, options, view }: Position): boolean =>
  !mayDraw(view) &&
  shipOf({ you, options, view }).points >= buyPrice &&
  view.hand.length + 1 < handLimit &&
  view.pile > 1

// Draws without ending the turn, for a seat that could still buy a card; the main button draws and
// ends the turn.
const DrawAndStay = ({ words: { sailed } }: ActsProps) => (
  <MoveForm>
    <MoveTile
      final
      label={sailed.drawBuy}
      note={sailed.each}
      price=""
      move={{ kind: 'draw' }}
      shortcut={keys.draw}
    />
  </MoveForm>
)

/**
 * Shows the button that ends a step: a winning sprint, the draw, or the end of the turn. None of
 * these moves can be undone, so the button is styled as final.
 */
export const StepClosing = (props: ActsProps) => {
  const { position, words } = props
  const { view, options } = position
  const { follow, control } = useSecond()
  const win = winningSprint(props)
  if (win) {
    return (
      <MoveForm class="closing">
        <MoveButton class="final" move={win.move}>
          {words.sailed.win(squareName(win.at, chartOf(options.edition).columns))}
        </MoveButton>
      </MoveForm>
    )
  }
  if (view.turn?.step === 'sailed' && !mayDraw(view)) {
    const ends = mayBuyToo(position)
    return (
      <MoveForm class="closing">
        <MoveButton
          class="final"
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
        <MoveButton class="final" move={{ kind: 'end' }}>
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
  const { points } = shipOf(position)
  return (
    <MoveForm>
      <MoveTile
        final
        icon={<DrawIcon />}
        label={words.sailed.buy}
        price={`−${buyPrice}`}
        note={words.act.leaves(points, points - buyPrice)}
        why={refusal && whyNotBuy(refusal, words)}
        move={{ kind: 'buy' }}
        shortcut={keys.buy}
      />
    </MoveForm>
  )
}
