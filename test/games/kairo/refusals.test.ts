// Every refusal names the point of the rules help that says more about it, online and beside the
// box.
import { expect, test } from 'vitest'
import type { Entry } from '../../../web/games/kairo/rules/entry.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import type { Sheet } from '../../../web/games/kairo/sheet/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { attract, begins, draw, evening, extension, sets, stop, two } from './evening.ts'
import {
  coins,
  district,
  extend,
  pay,
  reach,
  refusal,
  setUp,
  situation,
  stall,
} from './situation.ts'

const rule = (...asked: Parameters<typeof refusal>) => {
  const { refused, rule } = refusal(...asked)!
  return `${refused}: ${rule}`
}

test('online', () => {
  const state = situation({
    stalls: [stall(0, 'red', [6, 2], [6, 3])],
    players: [{ hand: [district(2)], coins: coins({ red: 3 }) }, { barkers: 7 }],
  })
  const put = reach(state, 0, extend('red', [7, 2]))
  const placing = situation({
    phase: { kind: 'placing', seat: 0, own: 0, bag: [], neutral: 'blue' },
  })
  const final = { ...state, final: 'two-low' } as const
  const over = { ...state, phase: { kind: 'over' } } as const
  expect([
    rule(state, { kind: 'draw' }, 1),
    rule(state, pay({ red: 2 })),
    rule(put, { kind: 'draw' }),
    rule(state, { kind: 'stop' }),
    rule(final, { kind: 'draw' }),
    rule(state, { kind: 'take', card: district(9) }),
    rule(state, { kind: 'hire' }),
    rule(
      reach(situation({ players: [{ hand: [5, 6, 7, 8].map(district) }, {}] }), 0, ...takes(1, 2)),
      discard(9),
    ),
    rule(placing, setUp('blue', [6, 2], [6, 3]), 1),
    rule(placing, { kind: 'draw' }),
    rule(placing, setUp('red', [6, 2], [6, 3])),
    rule(over, { kind: 'draw' }),
  ]).toEqual([
    'not-your-turn: turn',
    'choose-an-action: turn',
    'pay-first: turn',
    'not-final-yet: final',
    'only-building: final',
    'not-on-display: drawing',
    'no-barkers-left: drawing',
    'not-in-hand: drawing',
    'not-your-turn: start',
    'place-a-stall: start',
    'other-stall-drawn: start',
    'game-over: end',
  ])
})
const takes = (...numbers: number[]) =>
  numbers.map(number => ({ kind: 'take', card: district(number) }) as const)
const discard = (number: number) => ({ kind: 'discard', card: district(number) }) as const

test('beside the box', () => {
  const told = (sheet: Sheet, seat: number | 'room', entry: Entry) => {
    const { refused, rule } = companion.check(positionOf(companion, sheet, seat), entry)!
    return `${refused}: ${rule}`
  }
  const blank = evening(2, {})
  const ready = evening(2, {}, sets(0, 'red', 'white', 'blue'), sets(1, 'red', 'white', 'blue'))
  const final = two({}, [0, { kind: 'final' }])
  const real = two({ coins: 'real' })
  const counting = two({ coins: 'real' }, [0, { kind: 'final' }], [0, stop], [1, stop])
  const none = { ...real, sizes: { ...real.sizes, red: [4, 4] } }
  const joker = { kind: 'stall', cloth: 'violet', coin: 'white' } as const
  const poor = { ...two(), accounts: two().accounts.map(one => ({ ...one, coins: coins() })) }
  expect([
    told(blank, 0, draw),
    told(blank, 0, begins(0)[1]),
    told(ready, 0, sets(0, 'red', 'white', 'blue')[1]),
    told(ready, 0, begins(2)[1]),
    told(real, 0, begins(0)[1]),
    told(real, 'room', draw),
    told(real, 1, draw),
    told(real, 0, { kind: 'stall', cloth: 'red' }),
    told(real, 0, { kind: 'move', cloth: 'blue' }),
    told(real, 0, extension('blue')),
    told({ ...real, sizes: { ...real.sizes, red: [2, 1] } }, 0, { kind: 'move', cloth: 'red' }),
    told(none, 0, extension('red')),
    told(real, 0, joker),
    told(two(), 0, extension('red')),
    told(poor, 0, joker),
    told(real, 0, attract('blue', 0)),
    told(real, 0, stop),
    told(real, 0, { kind: 'counts', coins: 3 }),
    told(final, 0, attract('red', 0)),
    told(final, 0, draw),
    told(final, 0, { kind: 'final' }),
    told(counting, 0, draw),
    told({ ...counting, accounts: counting.accounts.map(one => ({ ...one, counted: 3 })) }, 0, {
      kind: 'counts',
      coins: 3,
    }),
    told(two({}, [0, { kind: 'final' }], [0, stop], [1, stop]), 0, draw),
  ]).toEqual([
    'not-begun: start',
    'stalls-first: start',
    'entered-already: start',
    'no-such-seat: start',
    'begun-already: start',
    'not-your-turn: turn',
    'not-your-turn: turn',
    'stall-on-board: stall',
    'no-such-stall: moving',
    'no-such-stall: extension',
    'is-extended: moving',
    'none-left: extension',
    'coins-are-real: companion',
    'say-what-is-paid: companion',
    'no-coin-for-joker: cards',
    'no-such-stall: attracting',
    'not-final-yet: final',
    'not-counting: end',
    'only-building: final',
    'only-building: final',
    'final-already: final',
    'only-counting: end',
    'entered-already: end',
    'game-over: end',
  ])
})
