// The medals of a cloth that a seat holds, and the symbols that all medals refer to.
import { Medal, Medals } from '../art/tokens.tsx'
import type { Medal as Metal, Worth } from '../rules/medals.ts'
import type { Cloth } from '../rules/pieces.ts'

interface Props {
  cloth: Cloth
  metals: readonly Metal[]
  worth: Worth
  words: Record<Metal, string>
}

export const Held = ({ cloth, metals, worth, words }: Props) => (
  <>
    {metals.map(metal => (
      <span key={metal} class="kairo-medal-held">
        <Medal cloth={cloth} metal={metal} worth={worth[metal]} />
        <span class="visually-hidden">{words[metal]}</span>
      </span>
    ))}
  </>
)

/** Defines the symbols that medals refer to, once per page. */
export const MedalPlates = () => (
  <svg class="kairo-plates" width="0" height="0" aria-hidden="true">
    <Medals />
  </svg>
)
