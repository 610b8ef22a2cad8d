// The supply, apart from the checks of entries: the first page shows it but needs no checks,
// because no entry can be made there.
import { type Cloth, extensionsPerCloth } from '../rules/pieces.ts'
import type { View } from './state.ts'

/** Returns the number of extensions of a cloth that are left in the supply. */
export const supplyOf = ({ sizes }: Pick<View, 'sizes'>, cloth: Cloth): number =>
  sizes[cloth].reduce((left, size) => left - Math.max(0, size - 1), extensionsPerCloth)
