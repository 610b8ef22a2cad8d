// Keyboard shortcuts for the actions of a turn.
export const keys = {
  build: 'B',
  attract: 'A',
  draw: 'D',
  move: 'M', // moves a stall
  stop: 'P', // stops building for good, in the final phase
} as const
