// The worked turn of the rules help, played: its figures are those of the rules, in every language.
import { expect, test } from 'vitest'
import { total } from '../../../web/games/kairo/rules/pieces.ts'
import { langs } from '../../../web/lang.ts'
import { helpIn } from '../../../worker/local/help.ts'
import {
  at,
  attract,
  coins,
  customers,
  district,
  extend,
  ground,
  make,
  pay,
  playCards,
  reach,
  situation,
  stall,
} from './situation.ts'

// As the opening picture shows it: Ada's red stall, its entrance, and the customer some squares off.
const [main, entrance, added] = [
  [6, 6],
  [6, 7],
  [7, 6],
] as const
const start = situation({
  stalls: [stall(0, 'red', [...main], [...entrance]), stall(1, 'red', [10, 2], [10, 1])],
  customers: customers({
    yellow: [3, 3],
    green: [10, 3],
    white: [3, 10],
    blue: [10, 10],
    red: [9, 8],
  }),
  players: [{ hand: [district(5), district(1), district(9)] }, { hand: [] }],
})
const paid = { red: 1, yellow: 1, green: 1 }

const built = reach(start, 0, extend('red', added), pay(paid), playCards(district(5)))
const attracted = make({ ...built, phase: { kind: 'turn', seat: 1, taken: 0 } }, 1, attract(6, 7))

const [ada, ben] = [0, 1].map(seat => {
  const before = built.players[seat]!.coins.red
  return attracted.state.players[seat]!.coins.red - before
})

test('two tiles cost one coin of the colour and two others, and score five points', () => {
  expect(ground.district[at(...main)]).toBe(5)
  expect(ground.district[at(...added)]).toBe(5)
  expect(total(start.players[0]!.coins)).toBe(6)
  expect(built.players[0]).toMatchObject({
    coins: coins({ white: 1, blue: 1, violet: 1 }),
    tally: { stalls: 2, medals: 3 },
  })
  expect(built.medals.red).toEqual({ gold: 0, silver: 0 })
})

test('the customer that Ben attracts there brings Ben one coin and Ada two', () => {
  expect([ben, ada]).toEqual([1, 2])
})

test.each(langs)('the help tells it with these figures: %s', async lang => {
  const file = new URL(`../../../web/games/kairo/help/${lang}.md`, import.meta.url)
  const { stalls, medals } = built.players[0]!.tally
  const [gold, silver] = [2, 1]
  expect(gold + silver).toBe(medals)
  const { text } = (await helpIn(file.pathname)).example!
  expect(text.join('').match(/\d+/g)?.map(Number)).toEqual([
    ...[5, 5],
    ...[paid.red, paid.yellow, paid.green],
    ...[stalls, gold, silver, stalls + medals],
    ...[ben, ada],
  ])
})
