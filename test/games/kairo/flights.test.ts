// What flies over the bazaar: from where it was won, to who has it now.
import { expect, test } from 'vitest'
import { flightsOf } from '../../../web/games/kairo/board/flights.tsx'
import type { Event } from '../../../web/games/kairo/rules/state.ts'

const after = (you: number | 'room', ...events: Event[]) =>
  flightsOf({
    you,
    options: { medals: '2-1' },
    told: { seq: 9, seat: 0, events },
  } as unknown as Parameters<typeof flightsOf>[0]).map(({ from, to }) => [from, ...to])

const built = { kind: 'built', seat: 0, put: { square: 31 } } as Event
const scored = (...gains: { medal: 'gold' | 'silver'; from: number | null }[]) =>
  ({ kind: 'scored', seat: 0, cloth: 'red', size: 3, gains }) as unknown as Event

test('a medal flies from its rival, or from the stall that won it', () => {
  expect(
    after(1, built, scored({ medal: 'gold', from: 2 }, { medal: 'silver', from: null })),
  ).toEqual([
    ['[data-holder="2"]', '[data-holder="0"]'],
    ['[data-square="31"]', '[data-holder="0"]'],
  ])
})

test('each coin flies from the entrance to its mark, one’s own into the purse where it is in sight', () => {
  const arrived = {
    kind: 'attracted',
    cloth: 'red',
    entrance: 7,
    income: [
      { seat: 0, coins: 1 },
      { seat: 2, coins: 2 },
    ],
  }
  expect(after(0, arrived as unknown as Event)).toEqual([
    ['[data-square="7"]', '.kairo-purse', '[data-holder="0"]'],
    ['[data-square="7"]', '[data-holder="2"]'],
    ['[data-square="7"]', '[data-holder="2"]'],
  ])
  expect(after('room', arrived as unknown as Event)[0]).toEqual([
    '[data-square="7"]',
    '[data-holder="0"]',
  ])
})
