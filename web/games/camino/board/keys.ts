// The keys for a piece's actions and for the end of the game.
export const keys = {
  turn: 'R',
  aside: 'A',
  lay: 'Y', // where another move is the main one
  offer: 'O',
  decline: 'N',
} as const
