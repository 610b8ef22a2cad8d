// What commands of this folder print.

/** Prints a line. */
export const print = (words: string): void => console.log(words)

/** Prints why the command cannot go on, and ends it with status 1. */
export function fail(words: string): never {
  console.error(words)
  process.exit(1)
}
