// Draws the steps of a turn: done, current, still to come.
//
//   <Rail label="Steps of the turn" steps={['+1 point', 'Lay cards', 'Sail', 'Draw']} now={1} />
//
// `now` counts from 0. All steps are on one line at any width. `moves`: the moves of steps that can
// be tapped. `seat`: the seat to move for, if it is not the reader's own.
import { CheckIcon } from '../icons.tsx'
import { MoveButton, MoveForm } from '../moves.tsx'

interface Props {
  label: string
  steps: readonly string[]
  now: number
  moves?: readonly unknown[]
  seat?: number
}

export const Rail = ({ label, steps, now, moves, seat }: Props) => (
  <ol class="rail" aria-label={label}>
    {steps.map((step, i) => (
      <li
        key={step}
        class={i < now ? 'done' : i === now ? 'now' : undefined}
        aria-current={i === now ? 'step' : undefined}
      >
        {moves?.[i] === undefined ? (
          <Step i={i} now={now} step={step} />
        ) : (
          <MoveForm seat={seat}>
            <MoveButton kind="plain" class="rail-step" move={moves[i]}>
              <Step i={i} now={now} step={step} />
            </MoveButton>
          </MoveForm>
        )}
      </li>
    ))}
  </ol>
)

const Step = ({ i, now, step }: { i: number; now: number; step: string }) => (
  <>
    {i < now ? <CheckIcon /> : <b>{i + 1}</b>}
    <span>{step}</span>
  </>
)
