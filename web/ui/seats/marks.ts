// Contains the drawings of the seats' marks: eight for every game, which differ in shape as well as
// colour. A box lists the colours that it uses (`Box.colours`); a game with its own emblems defines
// them as `Box.marks`.

export interface MarkDrawing {
  // 24 × 24, filled with the seat's colour, outlined with --mark-line if that is set
  shape: string
  glyph?: string // the sign on the shape, in the colour --glyph
  lines?: true // the glyph is drawn in lines, not filled
}

export const marks: Record<string, MarkDrawing> = {
  black: { shape: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 1 1 0-19z' },
  blue: { shape: 'M3.5 3.5h17v17h-17z' },
  orange: { shape: 'M12 2.5L22.5 20.5h-21z' },
  violet: { shape: 'M12 1L23 12 12 23 1 12z' },
  teal: { shape: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z' },
  red: { shape: 'M12 1l3.2 7.5 8.1.7-6.1 5.4 1.8 8L12 18.4l-7 4.2 1.8-8L.7 9.2l8.1-.7z' },
  green: { shape: 'M12 1c4 5.5 8 9.5 8 14a8 8 0 0 1-16 0c0-4.5 4-8.5 8-14z' },
  // a ring: the inner circle runs the other way, so that it is left open
  yellow: {
    shape:
      'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21zm0 6a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9z',
  },
}
