// How much of a sweep runs: `npm test` runs a part of each, so that a newcomer waits minutes; `FULL=1`, as CI does, runs all.

/** Whether this run makes every sweep whole. */
export const isFull = process.env.FULL === '1'

/**
 * How many games, seeds or tries a sweep makes. `name` is the environment variable that asks for another number:
 * `SEEDS=100 npm test -- test/laws.test.ts`.
 */
export const sweep = (name: string, { part, whole }: { part: number; whole: number }): number =>
  Number(process.env[name] ?? (isFull ? whole : part))

/**
 * Which part of a sweep this run takes: the number of the day (UTC, since 1970), so that a few days' runs meet all of it.
 * `npm test` prints it, and `TURN=20781 npm test` repeats that day's choice.
 */
export const turn = Number(process.env.TURN ?? Math.floor(Date.now() / 86_400_000))

/**
 * Whether the `n`-th of `by` has its turn in this run; in a whole run each has. So a game's long evenings by taps take turns:
 * one day the one online, the other day the one beside the box.
 */
export const isOnTurn = (n: number, by: number): boolean => isFull || n % by === turn % by

/** Every `by`-th case of a sweep, the next ones tomorrow; all of them in a whole run. */
export const rotating = <Case>(all: readonly Case[], by: number): readonly Case[] =>
  all.filter((_, i) => isOnTurn(i, by))
