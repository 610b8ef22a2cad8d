// The games, one line each.
import anyBox from './games/any-box/box.tsx'
import camino from './games/camino/box.tsx'
import capeHorn from './games/cape-horn/box.tsx'
import capeToCairo from './games/cape-to-cairo/box.tsx'
import kairo from './games/kairo/box.tsx'

export const shelf = [capeToCairo, capeHorn, kairo, camino, anyBox]

export const boxOf = (id: string) => shelf.find(box => box.id === id)
