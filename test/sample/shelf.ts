// A shelf with a game that gives only what a box must (`race/`).
import type { Box } from '../../web/games/box.tsx'
import race from './race/box.tsx'

export const shelf: Box[] = [race]

export const boxOf = (id: string): Box | undefined => shelf.find(box => box.id === id)
