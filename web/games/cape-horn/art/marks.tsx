// Who is who: a mark for each seat, told apart by shape as well as by colour.
import type { colours } from '../rules/pieces.ts'

export type Colour = (typeof colours)[number]

const shapes: Record<Colour, string> = {
  black: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 1 1 0-19z',
  blue: 'M3.5 3.5h17v17h-17z',
  orange: 'M12 2.5L22.5 20.5h-21z',
  violet: 'M12 1L23 12 12 23 1 12z',
  teal: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
}

/** The mark as part of a larger picture, 24 × 24. */
export const MarkFace = ({ colour }: { colour: Colour }) => <path d={shapes[colour]} fill="currentColor" />

export const Mark = ({ colour }: { colour: Colour }) => (
  <svg class={`horn-mark horn-${colour}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <MarkFace colour={colour} />
  </svg>
)
