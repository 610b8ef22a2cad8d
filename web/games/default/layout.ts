// The layout of a game without one. Its pages do not offer to set the game up with its box, or to
// continue a game from the real table.
export const unlaid = {
  isNone: true,
  layoutOf: () => [],
  contents: () => ({}),
  Piece: () => null,
} as const
