// The luck of the tests comes again by its seed.
export { seeded } from '../web/games/kit/seeded.ts'
