// What a fact of the log is about: the cloth that was built, the customer that came; beside the box
// its coins.
import { Customer } from '../art/customers.tsx'
import { Swatch } from '../art/stalls.tsx'
import { Coin } from '../art/tokens.tsx'
import type { Cloth } from '../rules/pieces.ts'

interface Fact {
  kind: string
  cloth?: Cloth
  put?: { cloth: Cloth }
  stall?: { cloth: Cloth }
}

export const Shown = ({ fact }: { fact: unknown }) => {
  const { kind, cloth, put, stall } = fact as Fact
  if (cloth && kind === 'attracted') return <Customer cloth={cloth} />
  if (cloth && kind === 'attract') return <Coin cloth={cloth} />
  const built =
    put?.cloth ??
    stall?.cloth ??
    (['stall', 'extension', 'move'].includes(kind) ? cloth : undefined)
  return built ? <Swatch cloth={built} /> : null
}
