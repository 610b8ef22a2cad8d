// The game's icons on the shared 20 px grid, in the colour of the text beside them.
import type { ComponentChildren } from 'preact'

const Icon = ({ children }: { children: ComponentChildren }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    {children}
  </svg>
)

export const AnchorIcon = () => (
  <Icon>
    <path d="M10 6v12M6 9h8M3 11.5q0 6 7 6.5 7-.5 7-6.5M1.8 13.5L3 11l2.5 1.5M18.2 13.5L17 11l-2.5 1.5" />
    <circle cx="10" cy="4" r="2" />
  </Icon>
)
export const SailIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
  </Icon>
)
export const IgnoreIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" pathLength="16" stroke-dasharray="1.2 .8" />
  </Icon>
)
export const SprintIcon = () => (
  <Icon>
    <path d="M2 2h16v16H2zM6 6h8v8H6z" />
  </Icon>
)
export const CoverIcon = () => (
  <Icon>
    <path d="M2 2h11v11H2zM13 7h5v11H7v-5M7.5 5v5M5 7.5h5" />
  </Icon>
)
export const DrawIcon = () => (
  <Icon>
    <path d="M3 3h14v14H3zM10 6.5v7M6.5 10h7" />
  </Icon>
)
