// What a fact of the log is about, online or beside the box: the cloth that was built, the customer that came.
import { Customer } from '../art/customers.tsx'
import { Swatch } from '../art/stalls.tsx'
import type { Cloth } from '../rules/pieces.ts'

interface Fact {
  kind: string
  cloth?: Cloth
  put?: { cloth: Cloth }
  stall?: { cloth: Cloth }
}

export const Shown = ({ fact }: { fact: unknown }) => {
  const { kind, cloth, put, stall } = fact as Fact
  if (cloth && kind.startsWith('attract')) return <Customer cloth={cloth} />
  const built = put?.cloth ?? stall?.cloth ?? (['stall', 'extension', 'move'].includes(kind) ? cloth : undefined)
  return built ? <Swatch cloth={built} /> : null
}
