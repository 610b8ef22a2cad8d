// The games, one line each.
import capeToCairo from './games/cape-to-cairo/box.tsx'

export const shelf = [capeToCairo]

export const boxOf = (id: string) => shelf.find(box => box.id === id)
