// The keys of what a seat may do in the race.
export const keys = {
  sail: 'S',
  ignore: 'I',
  sprint: 'P',
  renounce: 'N', // or stay
  cover: 'C',
  draw: 'D',
  buy: 'B',
} as const
