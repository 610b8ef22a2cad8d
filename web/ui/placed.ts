// Where the game is, in the masthead: at a table that is practice its first part says that too, for
// a phone shows no other.

/** `practice`: the word for it; none: the table is no practice. */
export const placed = (
  [first = '', ...rest]: readonly string[],
  practice?: string,
): readonly string[] =>
  practice ? [first ? `${practice}: ${first}` : practice, ...rest] : first ? [first, ...rest] : []
