// Decides how much of a sweep runs: `npm test` runs a part of each, so that a newcomer waits only
// minutes; `FULL=1`, as in CI, runs all.

/** Whether this run takes every sweep whole. */
export const isFull = process.env.FULL === '1'

/**
 * Returns how many games, seeds or tries a sweep makes. `name` is the environment variable that
 * sets another number: `SEEDS=100 npm test -- test/laws.test.ts`.
 */
export const sweep = (name: string, { part, whole }: { part: number; whole: number }): number =>
  Number(process.env[name] ?? (isFull ? whole : part))

/**
 * The part of each sweep that this run takes: the number of the day (UTC, since 1970), so that a
 * few days' runs cover everything. `npm test` prints it, and `TURN=20781 npm test` repeats that
 * day's choice.
 */
export const turn = Number(process.env.TURN ?? Math.floor(Date.now() / 86_400_000))

/** A long file runs every fifth day. */
export const FILES = 5

/**
 * Returns the number of a day as sweeps count it: five days later it is 13 more. 13 is a prime, so a
 * file that runs every fifth day meets each part of its sweeps in time, by whatever number up to
 * twelve they go.
 */
export const dayOf = (turn: number): number => turn + 8 * Math.floor(turn / FILES)

/**
 * Whether the `n`-th of `by` cases runs this time; in a whole run each does. A game's long evenings
 * alternate this way: one day online, the next beside the box.
 */
export const isOnTurn = (n: number, by: number): boolean => isFull || n % by === dayOf(turn) % by

/** Returns every `by`-th case of a sweep, others tomorrow; all of them in a whole run. */
export const rotating = <Case>(all: readonly Case[], by: number): readonly Case[] =>
  all.filter((_, i) => isOnTurn(i, by))

// The long files, the slowest first, so that the parts of five days take about the same time: whole
// evenings, rarely opened pages, killed servers, bots that think. The tests of each game's rules,
// board and secrets run every day.
export const inTurn = [
  'browser/table-pages',
  'local/over-days',
  'browser/shifts',
  'browser/end',
  'browser/four-phones',
  'browser/bots',
  'local/durability',
  'games/cape-to-cairo/browser/online',
  'browser/tips',
  'games/camino/browser/beside',
  'local/programs',
  'browser/replay',
  'browser/slips',
  'local/one-server',
  'browser/from-box',
  'games/camino/browser/online',
  'games/camino/browser/trying',
  'local/reminders',
  'games/cape-to-cairo/browser/in-sight',
  'browser/waking',
  'browser/forced',
  'browser/this-phone',
  'browser/slow-line',
  'games/cape-horn/browser/hand',
  'browser/install',
  'games/cape-horn/browser/book',
  'games/camino/solver',
  'games/camino/bot',
  'games/kairo/bot',
  'games/camino/solver-cost',
  'games/cape-to-cairo/companion-copy',
  'local/bots',
  'games/cape-to-cairo/browser/room',
  'games/cape-horn/browser/room',
  'local/program',
  'browser/lit',
  'games/kairo/browser/sight',
  'games/kairo/browser/online',
  'games/cape-horn/browser/online',
  'games/camino/browser/sheet-sizes',
]

/**
 * Returns the test files that a run leaves for another day: four of five of the long ones; none if
 * files are named, or in a whole run.
 */
export const leftToday = (areNamed: boolean): string[] =>
  areNamed || isFull
    ? []
    : inTurn.filter((_, i) => i % FILES !== turn % FILES).map(file => `test/${file}.test.ts`)
