// Draws the picture of a game's end: a frame of 390 × 226 around the game's own drawing. In a place
// with another shape, the sides or the top are cut off.
import type { ComponentChildren } from 'preact'

interface SceneProps {
  keeps?: 'middle' | 'right' // what stays in sight where the sides are cut off
  children: ComponentChildren
}

export const Scene = ({ keeps = 'middle', children }: SceneProps) => (
  <svg
    class="finale-picture"
    viewBox="0 0 390 226"
    preserveAspectRatio={keeps === 'right' ? 'xMaxYMax slice' : 'xMidYMax slice'}
    aria-hidden="true"
  >
    {children}
  </svg>
)
