// The keyboard keys of the moves.
export const keys = {
  sail: 'S',
  ignore: 'I',
  sprint: 'P',
  renounce: 'N', // also for staying without a point
  cover: 'C',
  draw: 'D',
  buy: 'B',
} as const
