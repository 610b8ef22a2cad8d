// A ship by its seat: the bare rig, and the counter that stands on a card's hub.
import { type Colour, MarkFace } from './marks.tsx'

export const Ship = ({ colour }: { colour: Colour }) => (
  <svg class={`horn-ship horn-${colour}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <use href={`#horn-ship-${colour}`} width="64" height="64" />
  </svg>
)

/** The counter as part of a larger picture: a disc of 60 about (50, 50). */
export const CounterFace = ({ colour }: { colour: Colour }) => (
  <g class={`horn-counter horn-${colour}`}>
    <circle cx="51" cy="52.5" r="29" fill="var(--h-cast)" />
    <circle cx="50" cy="50" r="29" fill="var(--h-slip)" stroke="currentColor" stroke-width="3" />
    <circle cx="50" cy="50" r="25.3" fill="none" stroke="currentColor" />
    <use href={`#horn-ship-${colour}`} x="30" y="28.5" width="40" height="40" />
    <circle cx="71" cy="71" r="9.5" fill="var(--h-slip)" stroke="currentColor" stroke-width="2" />
    <g transform="translate(64.4 64.4) scale(.55)">
      <MarkFace colour={colour} />
    </g>
  </g>
)

export const Counter = ({ colour }: { colour: Colour }) => (
  <svg class="horn-counter-alone" viewBox="18 18 66 66" aria-hidden="true" focusable="false">
    <CounterFace colour={colour} />
  </svg>
)
