// How much of a sweep runs: `npm test` runs a part of each, so that a newcomer waits minutes;
// `FULL=1`, as CI does, runs all.

/** Whether this run makes every sweep whole. */
export const isFull = process.env.FULL === '1'

/**
 * How many games, seeds or tries a sweep makes. `name` is the environment variable that asks for
 * another number: `SEEDS=100 npm test -- test/laws.test.ts`.
 */
export const sweep = (name: string, { part, whole }: { part: number; whole: number }): number =>
  Number(process.env[name] ?? (isFull ? whole : part))

/**
 * Which part of a sweep this run takes: the number of the day (UTC, since 1970), so that a few
 * days' runs meet all of it. `npm test` prints it, and `TURN=20781 npm test` repeats that day's
 * choice.
 */
export const turn = Number(process.env.TURN ?? Math.floor(Date.now() / 86_400_000))

/**
 * Whether the `n`-th of `by` has its turn in this run; in a whole run each has. So a game's long
 * evenings by taps take turns: one day the one online, the other day the one beside the box.
 */
export const isOnTurn = (n: number, by: number): boolean => isFull || n % by === turn % by

/** Every `by`-th case of a sweep, the next ones tomorrow; all of them in a whole run. */
export const rotating = <Case>(all: readonly Case[], by: number): readonly Case[] =>
  all.filter((_, i) => isOnTurn(i, by))

// Long files, the dearest first, so that the parts of five days take about the same time: evenings
// to their end, pages that are seldom opened, houses that are killed, bots that think. What each
// game's rules, board and secrets need stays in every run.
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
 * The test files that a run leaves to another day: four of five of the long ones; none where files
 * are named, or in a whole run. By five, since the sweeps within them go by two, three and four: by
 * one of these some parts would never meet their day.
 */
export const leftToday = (areNamed: boolean): string[] =>
  areNamed ? [] : inTurn.filter((_, i) => !isOnTurn(i, 5)).map(file => `test/${file}.test.ts`)
