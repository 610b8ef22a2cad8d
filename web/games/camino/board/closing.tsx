// The buttons under a seat's board: turn the piece, set it aside, lay it; draw or undo; offer the
// end, or answer an offer.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { squareName } from '../rules/places.ts'
import type { Move, Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import {
  type Draft,
  mayCompleteNow,
  mayLayNow,
  mustPass,
  type Plan,
  type SidePrice,
  stageOf,
  turnedOn,
} from './draft.ts'
import { keys } from './keys.ts'
import type { Known } from './solver-client.tsx'

interface Props {
  position: Position
  words: BoardWords
  plan: Plan | undefined
  prices: readonly SidePrice[]
  known: Known
  isStill: boolean // nothing of the hand can be laid
  draft: Draft
  setDraft(draft: Draft): void
}

// Says what the player must do elsewhere first; shown where a button will be.
const Hint = ({ children }: { children: string }) => <p class="button camino-hint">{children}</p>

interface MakeProps {
  move: Move
  final?: boolean
  // the key of a button that stands beside a better choice, because Enter taps the better one
  shortcut?: string
  forced?: boolean
  children: string
}

const Make = ({ move, final, shortcut, forced, children }: MakeProps) => (
  <MoveForm class="closing">
    <MoveButton
      move={move}
      forced={forced}
      kind={shortcut ? 'quiet' : 'main'}
      class={final ? 'final' : undefined}
      shortcut={shortcut}
    >
      {children}
    </MoveButton>
  </MoveForm>
)

const mayAsk = ({ places }: Plan) =>
  places && (!places.kept || places.kept.refused === 'still-of-use')

// Sets a river or railway aside if it has no use any more; otherwise the same button shows where it
// still fits.
const Aside = ({ plan, words, draft, setDraft }: Props & { plan: Plan }) => {
  if (!mayAsk(plan)) return null
  if (plan.places?.kept) {
    return (
      <button
        type="button"
        class="button quiet camino-kept"
        aria-keyshortcuts={keys.aside}
        onClick={() => setDraft({ ...draft, keeps: true })}
      >
        {words.act.aside}
      </button>
    )
  }
  return <Make move={{ kind: 'set-aside', piece: plan.piece }}>{words.act.aside}</Make>
}

const Turn = ({ plan, words, draft, setDraft }: Props & { plan: Plan }) =>
  plan.turnings.length > 1 ? (
    <button
      type="button"
      class="button quiet camino-turn"
      aria-keyshortcuts={keys.turn}
      onClick={() => setDraft({ ...draft, turns: turnedOn(plan) })}
    >
      {words.act.turn}
    </button>
  ) : null

const Offer = ({ words }: Pick<Props, 'words'>) => (
  <MoveForm>
    <MoveButton kind="quiet" move={{ kind: 'offer' }} shortcut={keys.offer}>
      {words.act.offer}
    </MoveButton>
  </MoveForm>
)

const Laying = (props: Props) => {
  const { position, words, plan, prices, known, isStill } = props
  const { act } = words
  const { view, options } = position
  const mayOffer = !view.turn.hasOffered && prices.every(({ certain }) => certain !== undefined)
  if (isStill && view.pot === 0) {
    return (
      <>
        {mayOffer && <Offer words={words} />}
        <Make final move={{ kind: 'pass' }} forced={mustPass(view, known.places, mayOffer)}>
          {act.pass}
        </Make>
      </>
    )
  }
  if (!plan) {
    return (
      <>
        {mayOffer && <Offer words={words} />}
        <Hint>{act.pick}</Hint>
      </>
    )
  }
  const { piece, turns, at } = plan
  if (at === undefined) {
    return (
      <>
        <Turn {...props} plan={plan} />
        <Aside {...props} plan={plan} />
        {isStill ? (
          <Make final move={{ kind: 'swap', piece }}>
            {act.swap}
          </Make>
        ) : (
          <Hint>{act.tap}</Hint>
        )}
      </>
    )
  }
  const square = squareName(options.variant, at)
  return (
    <>
      <Turn {...props} plan={plan} />
      {mayCompleteNow(plan) && (
        <Make move={{ kind: 'complete', piece, turns, at }}>
          {mayLayNow(plan) ? act.complete : act.completeAt(square)}
        </Make>
      )}
      {mayLayNow(plan) ? (
        // Completing a square is the main choice: the seat then draws and may still lay a piece.
        <Make
          move={{ kind: 'lay', piece, turns, at }}
          shortcut={mayCompleteNow(plan) ? keys.lay : undefined}
        >
          {mayCompleteNow(plan) ? act.lay : act.layAt(square)}
        </Make>
      ) : (
        !mayCompleteNow(plan) && <Hint>{act.tap}</Hint>
      )}
    </>
  )
}

export const Closing = (props: Props) => {
  const { position, words, plan } = props
  const { act } = words
  const stage = stageOf(position)
  switch (stage) {
    case 'laying':
      return (
        <>
          {!plan && <Undo>{act.back}</Undo>}
          <Laying {...props} />
        </>
      )
    case 'discarded':
    case 'laid':
      return (
        <>
          <Undo>{act.back}</Undo>
          {position.view.pot > 0 ? (
            <Make final move={{ kind: 'draw' }}>
              {act.draw}
            </Make>
          ) : (
            <Make final move={{ kind: 'end' }}>
              {act.end}
            </Make>
          )}
        </>
      )
    case 'answering':
      return (
        <>
          <MoveForm>
            <MoveButton kind="quiet" move={{ kind: 'decline' }} shortcut={keys.decline}>
              {act.decline}
            </MoveButton>
          </MoveForm>
          <Make final move={{ kind: 'accept' }}>
            {act.accept}
          </Make>
        </>
      )
    default:
      return (
        <>
          <Undo>{act.back}</Undo>
          {plan && <Turn {...props} plan={plan} />}
          {stage === 'watching' && <Hint>{act.wait}</Hint>}
        </>
      )
  }
}
