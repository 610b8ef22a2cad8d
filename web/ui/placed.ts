// The position in the game, for the masthead. At a practice table its first part begins with the
// word for practice, because a phone shows only that part.

/** `practice`: the word for it; undefined unless the table is practice. */
export const placed = (
  [first = '', ...rest]: readonly string[],
  practice?: string,
): readonly string[] =>
  practice ? [first ? `${practice}: ${first}` : practice, ...rest] : first ? [first, ...rest] : []
