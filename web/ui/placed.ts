// Returns the position in the game, for the masthead. At a practice table the first part begins
// with the word for practice, because a phone shows only the first part.

/** Adds the word for practice to the first part; `practice` is undefined at any other table. */
export const placed = (
  [first = '', ...rest]: readonly string[],
  practice?: string,
): readonly string[] =>
  practice ? [first ? `${practice}: ${first}` : practice, ...rest] : first ? [first, ...rest] : []
