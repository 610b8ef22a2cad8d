// What is left for all: apart from the entries' checks, because the first page shows it and no
// entry can be made there.
import { type Cloth, extensionsPerCloth } from '../rules/pieces.ts'
import type { View } from './state.ts'

/** Extensions of a cloth that nobody has taken yet. */
export const supplyOf = ({ sizes }: Pick<View, 'sizes'>, cloth: Cloth): number =>
  sizes[cloth].reduce((left, size) => left - Math.max(0, size - 1), extensionsPerCloth)
