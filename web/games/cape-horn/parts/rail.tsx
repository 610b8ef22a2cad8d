// The four steps of a turn: what is done, what is now, what comes.

import type { Shared } from '../words/en.ts'
import { CheckIcon } from './check-icon.tsx'

export type RailStep = 1 | 2 | 3 | 4

export const Rail = ({ words: { rail }, now }: { words: Shared; now: RailStep }) => (
  <ol class="rail" aria-label={rail.label}>
    {[rail.point, rail.lay, rail.sail, rail.draw].map((step, i) => (
      <li
        key={step}
        class={i + 1 < now ? 'done' : i + 1 === now ? 'now' : undefined}
        aria-current={i + 1 === now ? 'step' : undefined}
      >
        {i + 1 < now ? <CheckIcon /> : <b>{i + 1}</b>}
        <span>{step}</span>
      </li>
    ))}
  </ol>
)
