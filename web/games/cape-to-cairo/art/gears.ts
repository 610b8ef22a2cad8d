// Positions of the wheels and rods of the four trains.
import type { Colour } from '../rules/pieces.ts'

interface Gear {
  wheels: [x: number, radius: number][]
  rod: string
}

export const small = 9.5 // radius at which the common wheel is drawn
export const rail = 64 // y of the rail top, in units of the engines

export const gears: Record<Colour, Gear> = {
  blue: {
    wheels: [
      [18, small],
      [47, small],
      [80, small],
      [151, small],
      [119, 19],
    ],
    rod: 'M119 45L151 52',
  },
  red: {
    wheels: [
      [13, 8],
      [31, 8],
      [49, 8],
      [84, 13],
      [112, 13],
      [133, 8],
      [147, 8],
    ],
    rod: 'M84 54H140',
  },
  yellow: {
    wheels: [
      [17, small],
      [45, small],
      [84, 10],
      [108, 10],
      [134, 10],
    ],
    rod: 'M84 56H134l16-3',
  },
  green: {
    wheels: [
      [13, 8.5],
      [31, 8.5],
      [49, 8.5],
      [77, 10],
      [99, 10],
      [121, 10],
      [143, 10],
      [160, 6.5],
    ],
    rod: 'M77 57H143',
  },
}
