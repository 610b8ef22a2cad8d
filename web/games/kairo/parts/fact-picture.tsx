// The picture for an event of the log: the cloth that was built, or the customer that came. Beside
// the box a coin stands for the customer, because no customers are drawn there.
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
