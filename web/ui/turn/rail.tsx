// The steps of a turn: what is done, what is now, what comes.
//
//   <Rail label="Steps of the turn" steps={['+1 point', 'Lay cards', 'Sail', 'Draw']} now={1} />
//
// `now` counts from 0. All steps stand in one line, in any width.
import { CheckIcon } from '../icons.tsx'

export const Rail = ({ label, steps, now }: { label: string; steps: readonly string[]; now: number }) => (
  <ol class="rail" aria-label={label}>
    {steps.map((step, i) => (
      <li
        key={step}
        class={i < now ? 'done' : i === now ? 'now' : undefined}
        aria-current={i === now ? 'step' : undefined}
      >
        {i < now ? <CheckIcon /> : <b>{i + 1}</b>}
        <span>{step}</span>
      </li>
    ))}
  </ol>
)
