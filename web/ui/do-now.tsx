// What must I do now: the largest sentence on every screen, and a second voice below it.
import type { ComponentChildren } from 'preact'

export const DoNow = ({ children, note }: { children: ComponentChildren; note?: ComponentChildren }) => (
  <div class="do-now" role="status">
    <h1>{children}</h1>
    {note && <p>{note}</p>}
  </div>
)
