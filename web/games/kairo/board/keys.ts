// The keys of what a seat may do at the bazaar.
export const keys = {
  build: 'B',
  attract: 'A',
  draw: 'D',
  move: 'M', // a stall
  stop: 'P', // for good, in the last round
} as const
