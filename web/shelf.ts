// The games, one line each.
import capeHorn from './games/cape-horn/box.tsx'
import capeToCairo from './games/cape-to-cairo/box.tsx'

export const shelf = [capeToCairo, capeHorn]

export const boxOf = (id: string) => shelf.find(box => box.id === id)
