// Draws the picture of a game's end: a frame of 390 × 226 around the game's own drawing. In a place
// with another shape, both sides or the top are cut off.
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
