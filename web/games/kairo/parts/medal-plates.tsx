// The symbols that all medals of a page refer to.
import { Medals } from '../art/tokens.tsx'

/** Defines the symbols that medals refer to, once per page. */
export const MedalPlates = () => (
  <svg class="kairo-plates" width="0" height="0" aria-hidden="true">
    <Medals />
  </svg>
)
