// Makes luck in tests depend only on the position: the same moves meet the same luck, in whatever
// order tables are served, so that a failed run can be repeated. Importing this file is enough.
import { chance } from '../durable/proof/chance.ts'
import { shelf } from '../web/shelf.ts'
import { instead, seeded } from './chance.ts'

// FNV-1a, 32 bits.
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

let seed = 0

/** Chooses other luck for the same positions, for everything played in this process from now on. */
export const reseed = (next: number) => {
  seed = next
}

const castFor = (position: unknown) => seeded(hashOf(JSON.stringify(position)) + seed)

for (const box of shelf) {
  const { bot, game } = box.digital
  const { setup, decide, proceed } = game
  box.digital.bot = (position, ...rest) => {
    Object.assign(chance, castFor(position))
    return bot(position, ...rest)
  }
  game.setup = (seats, options, watched) => {
    return setup(seats, options, instead(watched, castFor([seats, options])))
  }
  game.decide = (state, seat, move, watched) => {
    return decide(state, seat, move, instead(watched, castFor([state, move])))
  }
  game.proceed = (state, watched) => {
    return proceed(state, instead(watched, castFor(state)))
  }
}
