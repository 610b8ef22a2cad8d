// The keys of what a seat may do with a piece, and of offering the end.
export const keys = {
  turn: 'R',
  aside: 'A',
  lay: 'Y', // where another move is the main one
  offer: 'O',
  decline: 'N',
} as const
