// How much of a sweep runs: `npm test` runs a part of each, so that a newcomer waits minutes; `FULL=1`, as CI does, runs all.

/** Whether this run makes every sweep whole. */
export const isFull = process.env.FULL === '1'

/**
 * How many games, seeds or tries a sweep makes. `name` is the environment variable that asks for another number:
 * `SEEDS=100 npm test -- test/laws.test.ts`.
 */
export const sweep = (name: string, { part, whole }: { part: number; whole: number }): number =>
  Number(process.env[name] ?? (isFull ? whole : part))
