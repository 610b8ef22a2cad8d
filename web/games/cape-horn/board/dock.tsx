// What a seat holds and may do: its hand with a line that names it, the ways to sail, and what closes a step.
import { Foot } from '../../../ui/foot.tsx'
import { useSecond } from '../../../ui/grid/second.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { MoveTile, Tiles } from '../../../ui/turn/tile.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { type Square, squareName } from '../../kit/squares.ts'
import { chartOf } from '../rules/chart.ts'
import { mayDraw } from '../rules/legal.ts'
import { buyPrice, handLimit } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { Buy, Cover, Renounce, SprintOn, Ways } from './acts.tsx'
import { aimsOf, type Intent, isTurnOf, shipOf } from './aims.ts'
import { Hand } from './hand.tsx'

interface Props {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
  place: number | undefined // of the card taken up
  plan: { card: string; at: Square } | undefined
  pick: ((place: number) => void) | undefined
  grip: ((place: number) => (event: PointerEvent) => void) | undefined
}

export const Dock = (props: Props) => {
  const { position, words, intent, intend, place, pick, grip } = props
  const { view } = position
  const yours = isTurnOf(position)
  const step = yours ? view.turn?.step : undefined
  return (
    <>
      <p class="hand-line" aria-live="polite">
        <HandLine {...props} />
      </p>
      <Hand position={position} words={words} picked={place} pick={pick} grip={grip} />
      <div class="acts">
        {step === 'laying' && <Ways position={position} words={words} intent={intent} intend={intend} />}
        {step === 'sailed' && (
          <Tiles>
            {aimsOf(position, { is: 'ship' }).size > 0 && <SprintOn position={position} words={words} />}
            {mayBuyToo(position) && <DrawAndStay words={words} />}
          </Tiles>
        )}
      </div>
      <Foot>
        <Undo>{words.act.undo}</Undo>
        {yours && <Closing position={position} words={words} intent={intent} intend={intend} />}
      </Foot>
    </>
  )
}

// What the hand is for now, or the card taken up by its name.
const HandLine = ({ position, words, intent, plan, pick }: Props) => {
  const { hand, card } = words
  const { arrows, columns } = chartOf(position.options.edition)
  const named = (type: string) => card(arrows.get(type) ?? [])
  if (intent.is !== 'ship' && intent.card !== undefined) {
    return (
      <>
        <strong>{named(intent.card)}</strong> · {hand.back}
      </>
    )
  }
  if (!isTurnOf(position) && plan) return <>{hand.planned(named(plan.card), squareName(plan.at, columns))}</>
  if (!pick || position.view.hand.length === 0) return <>{hand.label}</>
  return <>{!isTurnOf(position) ? hand.plan : intent.is === 'cover' ? hand.cover : hand.tap}</>
}

type ClosingProps = Pick<Props, 'position' | 'words' | 'intent' | 'intend'>

// What closes a step: staying, or covering instead; the draw, which is final and looks it; the end of the turn.
const Closing = (props: ClosingProps) => {
  const { position, words } = props
  const { view } = position
  const { follow, control } = useSecond()
  if (view.turn?.step === 'laying') {
    return (
      <>
        <Renounce position={position} words={words} />
        <Cover {...props} />
      </>
    )
  }
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
          {ends ? words.act.drawEnd : words.act.draw}
        </MoveButton>
      </MoveForm>
    )
  }
  return (
    <>
      {control && <MoveForm>{control}</MoveForm>}
      {view.turn?.step === 'buying' && <Buy position={position} words={words} />}
      <MoveForm class="closing">
        <MoveButton shortcut="E" move={{ kind: 'end' }}>
          {words.act.end}
        </MoveButton>
      </MoveForm>
    </>
  )
}

const mayBuyToo = ({ you, options, view }: Position): boolean =>
  !mayDraw(view) &&
  shipOf({ you, options, view }).points >= buyPrice &&
  view.hand.length + 1 < handLimit &&
  view.pile > 1

// Where more could be bought after the draw, one tap draws and stays; the main one draws and ends the turn.
const DrawAndStay = ({ words: { act } }: Pick<Props, 'words'>) => (
  <MoveForm>
    <MoveTile final label={act.drawBuy} note={act.each} price={`−${buyPrice}`} move={{ kind: 'draw' }} />
  </MoveForm>
)
