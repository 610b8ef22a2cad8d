// What must I do now: the largest sentence on every screen, and a second voice below it.
import type { ComponentChildren } from 'preact'
import { Absent } from './seats/state.tsx'

const longest = 24 // letters that fit one line of a phone in full size

export const DoNow = ({ children, note }: { children: ComponentChildren; note?: ComponentChildren }) => (
  <div class="do-now">
    <div role="status">
      <h1 class={typeof children === 'string' && children.length > longest ? 'long' : undefined}>{children}</h1>
      {note && <p>{note}</p>}
    </div>
    <Absent />
  </div>
)
