// What commands of this folder print.

/** Prints a line. */
export const print = (words: string): void => console.log(words)

/** The exit status of a command whose settings are wrong (EX_CONFIG of sysexits.h). */
export const WRONG_SETTINGS = 78

/** Prints why the command cannot go on, and ends it. */
export function fail(words: string, status = 1): never {
  console.error(words)
  process.exit(status)
}
