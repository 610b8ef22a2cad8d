// What must I do now: the largest sentence on every screen, and a second voice below it.
import type { ComponentChildren } from 'preact'
import { Absent } from './seats/state.tsx'

export const DoNow = ({ children, note }: { children: ComponentChildren; note?: ComponentChildren }) => (
  <div class="do-now">
    <div role="status">
      <h1>{children}</h1>
      {note && <p>{note}</p>}
    </div>
    <Absent />
  </div>
)
