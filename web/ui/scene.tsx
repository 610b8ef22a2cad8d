// The end as a picture of 390 × 226, the frame for every game's own drawing. A narrower place shows
// its middle and its bottom.
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
