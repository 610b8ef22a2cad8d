// The end as a picture, 390 × 226: what every game's own drawing of it lies in. A narrower place
// shows its middle and its foot.
import type { ComponentChildren } from 'preact'

export const Scene = ({ children }: { children: ComponentChildren }) => (
  <svg
    class="finale-picture"
    viewBox="0 0 390 226"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    {children}
  </svg>
)
