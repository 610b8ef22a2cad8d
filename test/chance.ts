// The luck of the tests comes again by its seed.
export { seeded } from '../web/games/kit/seeded.ts'

// With it every bot of the two houses in test/local/leaks.test.ts thinks and moves.
export const botsLuck = 1
