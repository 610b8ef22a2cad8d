// A seat's hand with a line about it, its ways to sail, and the keys that end a step.
import { Foot } from '../../../ui/foot.tsx'
import type { Sights } from '../../../ui/grid/sights.ts'
import { useTable } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { type Square, squareName } from '../../kit/squares.ts'
import { chartOf } from '../rules/chart.ts'
import { type ActsProps, Cover, Renounce, Ways } from './acts.tsx'
import { isTurnOf } from './draft.ts'
import { Hand } from './hand.tsx'
import { Overview } from './overview.tsx'
import { StepActs, StepClosing } from './step-acts.tsx'

interface Props extends ActsProps {
  sights: Sights
  place: number | undefined // in the hand, of the picked card
  tried: { card: string; at: Square } | undefined // while others play
  pick: ((place: number) => void) | undefined
  grip: ((place: number) => (event: PointerEvent) => void) | undefined
}

export const Dock = (props: Props) => {
  const { position, words, sights, place, pick, grip } = props
  const { frame } = useTable()
  const { view } = position
  const yours = isTurnOf(position)
  const step = yours ? view.turn?.step : undefined
  return (
    <>
      <p class="hand-line" aria-live="polite">
        <HandLine {...props} />
      </p>
      <div class="horn-hand">
        <Hand position={position} words={words} picked={place} pick={pick} grip={grip} />
        <Overview position={position} sights={sights} />
      </div>
      <div class="acts">
        {step === 'laying' && <Ways {...props} />}
        {step === 'sailed' && <StepActs {...props} />}
      </div>
      <Foot>
        {frame.undoable !== undefined && <Undo>{words.act.undo}</Undo>}
        {step === 'laying' ? (
          <>
            <Renounce position={position} words={words} />
            <Cover {...props} />
          </>
        ) : (
          step && <StepClosing {...props} />
        )}
      </Foot>
    </>
  )
}

// The text above the hand: the name of the picked card, or what a tap on the hand does now.
const HandLine = ({ position, words, intent, tried, pick }: Props) => {
  const { hand, card } = words
  const { arrows, columns } = chartOf(position.options.edition)
  const named = (type: string) => card(arrows.get(type) ?? [])
  if (intent.kind !== 'ship' && intent.card !== undefined) {
    return (
      <>
        <strong>{named(intent.card)}</strong> <span>· {hand.back}</span>
      </>
    )
  }
  if (!isTurnOf(position) && tried)
    return <>{hand.planned(named(tried.card), squareName(tried.at, columns))}</>
  if (!pick || position.view.hand.length === 0) return <>{hand.label}</>
  return <>{!isTurnOf(position) ? hand.plan : intent.kind === 'cover' ? hand.cover : hand.tap}</>
}
