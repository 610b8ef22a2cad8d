// The key of not building: the other moves of a seat have Enter, digits or the keys of ways to pay.
export const keys = {
  pass: 'P',
} as const
