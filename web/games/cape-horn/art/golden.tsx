// Marks a square where a card can be laid and sailed to at once: a flag, and the card as it would
// be laid there.
import type { ComponentChildren } from 'preact'

export const Golden = ({ children }: { children?: ComponentChildren }) => (
  <>
    {children && <g transform="translate(13 15) scale(.7)">{children}</g>}
    <circle class="horn-flagged" cx="86" cy="13" r="14.5" />
    <path d="M86 4.5l6.5 14.5-6.5-2.5-6.5 2.5z" fill="var(--h-on-signal)" />
  </>
)
