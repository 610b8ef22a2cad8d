// The controls of a turn after its first choice: those of the current step, the button back, and
// the button that makes the move.
import type { ComponentChildren } from 'preact'
import { WayButton } from '../../../ui/fields/ways.tsx'
import { keys } from '../../../ui/keys.ts'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { incomeOf } from '../rules/attracting.ts'
import { sizeOf } from '../rules/bazaar.ts'
import { total } from '../rules/pieces.ts'
import type { Move } from '../rules/state.ts'
import { turnOf } from './accounts.tsx'
import { waysOf } from './aims.ts'
import { AttractDock } from './attract-dock.tsx'
import { BuildDock } from './build-dock.tsx'
import { DiscardDock, PlayDock, TakeDock } from './cards-dock.tsx'
import { choicesFor, isTaking, nothing, stepIn, type TurnProps } from './draft.ts'
import { Hand } from './market.tsx'
import { chosenWay, PayDock } from './pay-dock.tsx'

export const StepDock = (props: TurnProps) => {
  const { position, intent } = props
  const step = stepIn(position)
  if (step === 'pay') return <PayDock {...props} />
  if (step === 'play') return <PlayDock {...props} />
  if (step === 'take' || isTaking(intent))
    return (
      <>
        <TakeDock {...props} />
        <Hand {...props} />
      </>
    )
  if (step === 'discard') return <DiscardDock {...props} />
  if (intent.kind === 'build') return <BuildDock {...props} intent={intent} />
  return intent.kind === 'attract' ? <AttractDock {...props} intent={intent} /> : null
}

const Final = ({ move, children }: { move: Move; children: ComponentChildren }) => (
  <MoveForm class="closing">
    <MoveButton class="final" move={move}>
      {children}
    </MoveButton>
  </MoveForm>
)

export const StepClosing = ({ position, words, intent, intend }: TurnProps) => {
  const step = stepIn(position)
  const { attract, pay } = words
  const back = (
    <button
      type="button"
      class="button quiet"
      aria-keyshortcuts={keys.back}
      onClick={() => intend(nothing)}
    >
      {words.back}
    </button>
  )
  if (step === 'pay') {
    const way = waysOf(position)[chosenWay(intent)]!
    return (
      <WayButton form="pay" way={{ move: way, words: '' }} plain={pay.pay(total(way.coins))}>
        {pay.pay(total(way.coins))}
      </WayButton>
    )
  }
  if (intent.kind === 'attract' && intent.cloth) {
    const chosen = choicesFor(position, intent.cloth).find(
      ({ stall }) => stall.entrance === intent.entrance,
    )
    const [income] = chosen
      ? incomeOf(turnOf(position.view)!, chosen.stall.owner, sizeOf(chosen.stall))
      : []
    return (
      <>
        {back}
        {chosen && (
          <Final move={chosen.move}>{attract.now(words.cloth[intent.cloth], income!.coins)}</Final>
        )}
      </>
    )
  }
  if (intent.kind === 'final')
    return (
      <>
        {step !== 'play' && step !== 'take' && back}
        <Final move={intent.move}>{words.sure[intent.move.kind as keyof typeof words.sure]}</Final>
      </>
    )
  return step !== 'placing' || (intent.kind === 'build' && intent.put) ? back : null
}
