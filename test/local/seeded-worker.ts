// The whole Worker with luck, keys, ids and clock set by the caller: two such servers give the same
// answers.
import { chance } from '../../durable/proof/chance.ts'
import { shelf } from '../../web/shelf.ts'
import worker from '../../worker/index.ts'
import { botsLuck, instead, seeded } from '../chance.ts'
import { unpause } from '../unpaused.ts'

export { Table } from '../../worker/index.ts'

const START = Date.UTC(2026, 10, 21) // ms since 1970

let now = START
let dice = seeded(0)

const fill = <Bytes extends ArrayBufferView>(into: Bytes): Bytes => {
  const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
  for (let i = 0; i < bytes.length; i++) bytes[i] = dice.roll(256)
  return into
}
const hex = (length: number) => Array.from({ length }, () => dice.roll(16).toString(16)).join('')

Date.now = () => now
Object.defineProperties(crypto, {
  getRandomValues: { value: fill },
  randomUUID: { value: () => [8, 4, 4, 4, 12].map(hex).join('-') },
})

// The luck of a game belongs to the request instead of the table, so that two servers differ in
// nothing else.
for (const box of shelf) {
  const { game } = box.digital
  const { setup, decide, proceed } = game
  game.setup = (seats, options, watched) => setup(seats, options, instead(watched, chance))
  game.decide = (state, seat, move, watched) => decide(state, seat, move, instead(watched, chance))
  game.proceed = (state, watched) => proceed(state, instead(watched, chance))
}

// A bot moves by itself, with its own luck (`botsLuck`) and at its own hour, and nobody waits for
// it.
unpause()
for (const box of shelf) {
  const { bot } = box.digital
  box.digital.bot = (...asked) => {
    now = START
    Object.assign(chance, seeded(botsLuck))
    return bot(...asked)
  }
}

export default {
  fetch(request: Request, ...rest: unknown[]) {
    const hour = Number(request.headers.get('x-hour'))
    now = START + hour * 1000
    dice = seeded(hour)
    Object.assign(chance, seeded(Number(request.headers.get('x-luck'))))
    return (worker.fetch as (request: Request, ...rest: unknown[]) => unknown)(request, ...rest)
  },
}
