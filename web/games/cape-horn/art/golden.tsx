// Lay here and sail here at once: the flag on a golden square, and the card as it would lie there.
import type { ComponentChildren } from 'preact'

export const Golden = ({ children }: { children?: ComponentChildren }) => (
  <>
    {children && <g transform="translate(13 15) scale(.7)">{children}</g>}
    <circle class="horn-flagged" cx="86" cy="13" r="14.5" />
    <path d="M86 4.5l6.5 14.5-6.5-2.5-6.5 2.5z" fill="var(--h-on-signal)" />
  </>
)
