// The seats' emblems, each a part of its engine: the large driving wheel, the diamond-shaped
// chimney, the humped tank, the pointed front.
import type { Colour } from '../rules/pieces.ts'

export const emblems = {
  blue: {
    shape: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z',
    glyph: 'M18 12a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM6 12h12M12 6v12M7.8 7.8l8.4 8.4M7.8 16.2l8.4-8.4',
    lines: true as const,
  },
  red: {
    shape: 'M12 1.5L22.5 12 12 22.5 1.5 12z',
    glyph: 'M9 6h6l2.5 3.5-3.5 4V18h-4v-4.5l-3.5-4z',
  },
  yellow: {
    shape: 'M2 22V11.5a10 10 0 0 1 20 0V22z',
    glyph: 'M6 18v-4q0-4 4-4h4V6.5h3v4q1.5 1 1.5 3.5v4z',
  },
  green: { shape: 'M2 2.5h12L22.5 12 14 21.5H2z', glyph: 'M5 16.5v-7h3v-3h3.5v3L18 16.5z' },
} satisfies Record<Colour, { shape: string; glyph: string; lines?: true }>
