// The keyboard key for passing. Other moves use Enter, digits or the keys of ways to pay.
export const keys = {
  pass: 'P',
} as const
