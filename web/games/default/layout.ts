// The layout of a game that has none: nobody is offered to set it up with its box, nor to continue
// it from there.
export const unlaid = {
  isNone: true,
  layoutOf: () => [],
  contents: () => ({}),
  Piece: () => null,
} as const
