// Examples of the ready-made sheets, worked out by hand: who enters what, and what comes of it.
import type { Words } from '../../../web/games/any-box/ready/en.ts'
import type { Entry } from '../../../web/games/any-box/rules/entry.ts'

type Values = Record<string, number | boolean>

export interface Example {
  why: string
  given?: Record<string, string | number> // figures other than the default
  seats: number
  steps: ({ seat: number; entry: Entry } | 'look')[] // look: what the room sees of the accounts
  expect: {
    seats?: number[] // the numbers of seats that may play
    points?: number[][] // by round and side
    accounts: Record<string, number[]>
    places: number[] // by seat
    answers?: string[] // refusals, rounds that wait, and looks
  }
}

const tell = (seat: number, values: Values) => ({ seat, entry: { kind: 'tell', values } as const })
const seal = (seat: number, values: Values) => ({ seat, entry: { kind: 'seal', values } as const })
const know = (values: Values) => ({ seat: 0, entry: { kind: 'know', values } as const })
const stop = { seat: 0, entry: { kind: 'stop' } as const }
const overrule = { seat: 0, entry: { kind: 'overrule' } as const }
// One field, told by seat.
const round = (id: string, ...of: number[]) => of.map((value, seat) => tell(seat, { [id]: value }))
const bids = (...of: number[]) => of.map((bid, seat) => seal(seat, { bid }))

const pointsByRound: Example[] = [
  {
    why: 'most points win, and 100 end it; points may be negative',
    seats: 3,
    steps: [...round('told', 40, 60, -5), ...round('told', 60, 20, 10)],
    expect: {
      points: [
        [40, 60, -5],
        [60, 20, 10],
      ],
      accounts: { total: [100, 80, 5] },
      places: [1, 2, 3],
    },
  },
  {
    why: 'fewest points win, and two share the last place',
    given: { wins: 'least', goal: 66 },
    seats: 3,
    steps: [...round('told', 10, 30, 30), ...round('told', 5, 36, 36)],
    expect: { accounts: { total: [15, 66, 66] }, places: [1, 2, 2] },
  },
  {
    why: 'two rounds, and a draw',
    given: { goal: 0, rounds: 2 },
    seats: 2,
    steps: [...round('told', 3, 4), ...round('told', 4, 3)],
    expect: { accounts: { total: [7, 7] }, places: [1, 1] },
  },
  {
    why: 'one of each two partners enters for both',
    given: { goal: 200, partners: 'two' },
    seats: 4,
    steps: [
      tell(0, { told: 120 }),
      tell(3, { told: 85 }),
      tell(2, { told: 80 }),
      tell(1, { told: 5 }),
    ],
    expect: {
      seats: [4, 6, 8],
      points: [
        [120, 85],
        [80, 5],
      ],
      accounts: { total: [200, 90] },
      places: [1, 2, 1, 2],
    },
  },
]

const pointsAsTheyCome: Example[] = [
  {
    why: 'over when they say so; points may be negative',
    seats: 2,
    steps: [tell(0, { told: 12 }), tell(1, { told: 20 }), tell(0, { told: -3 }), stop],
    expect: { accounts: { total: [9, 20] }, places: [2, 1] },
  },
  {
    why: 'the first to 121 wins in the middle of a round',
    given: { way: 'up' },
    seats: 2,
    steps: [tell(0, { told: 60 }), tell(1, { told: 50 }), tell(0, { told: 61 })],
    expect: { accounts: { total: [121, 50] }, places: [1, 2] },
  },
  {
    why: '140 of 121 left does not count; 121 is exactly 0',
    given: { way: 'down', goal: 301 },
    seats: 2,
    steps: [180, 100, 140, 101, 121].map((told, i) => tell(i % 2, { told })),
    expect: { accounts: { total: [0, 100] }, places: [1, 2] },
  },
]

const bidThenTricks: Example[] = [
  {
    why: 'a sum that does not hold waits; a trick that nobody took is overruled',
    given: { rounds: 3 },
    seats: 3,
    steps: [
      ...bids(1, 0, 0),
      tell(0, { tricks: 1, bonus: 10 }),
      tell(1, { tricks: 0 }),
      tell(2, { tricks: 0 }),
      // One off is −10, and its bonus does not count; a bid of 0 with a trick is −10 times 2 cards.
      ...bids(2, 0, 1),
      tell(0, { tricks: 1, bonus: 20 }),
      tell(1, { tricks: 1 }),
      tell(2, { tricks: 1 }),
      tell(2, { tricks: 0 }),
      seal(0, { bid: 4 }),
      ...bids(3, 0, 2),
      tell(0, { tricks: 0, bonus: 15 }),
      tell(0, { tricks: 0, bonus: 310 }),
      tell(0, { tricks: 4 }),
      tell(0, { tricks: 0 }),
      tell(1, { tricks: 0 }),
      tell(2, { tricks: 2, bonus: 30 }),
      overrule,
    ],
    expect: {
      points: [
        [30, 10, 10],
        [-10, -20, -10],
        [-30, 30, 70],
      ],
      accounts: { total: [-10, 20, 70] },
      places: [3, 2, 1],
      answers: ['waits', 'too-large', 'between-steps', 'too-large', 'too-large', 'waits'],
    },
  },
  {
    why: 'bids aloud; right is 20 and 10 a trick',
    given: { bids: 'open', count: 'plus', rounds: 2 },
    seats: 2,
    steps: [
      ...round('bid', 1, 1),
      ...round('tricks', 1, 0),
      ...round('bid', 0, 2),
      ...round('tricks', 0, 2),
    ],
    expect: {
      points: [
        [30, -10],
        [20, 40],
      ],
      accounts: { total: [50, 30] },
      places: [1, 2],
    },
  },
  {
    why: '1 a trick, and 10 for a right bid',
    given: { bids: 'open', count: 'ten', rounds: 1 },
    seats: 3,
    steps: [...round('bid', 0, 1, 0), ...round('tricks', 0, 0, 1)],
    expect: { accounts: { total: [10, 0, 1] }, places: [1, 3, 2] },
  },
]

const countUp: Example[] = [
  {
    why: '25 each, and what is left over breaks the tie',
    given: { lines: 3 },
    seats: 3,
    steps: [
      tell(0, { line1: 20, line2: 10, line3: -5 }),
      tell(1, { line1: 15, line2: -2, line3: 12, left: 1 }),
      tell(2, { line1: -1, line2: 14, line3: 5, left: 9 }),
    ],
    expect: { accounts: { total: [25, 25, 18] }, places: [2, 1, 3] },
  },
  {
    why: 'six lines',
    seats: 2,
    steps: [
      tell(0, { line1: 30, line2: 5, line3: 8, line4: -6, line5: -4, line6: -1, left: 4 }),
      tell(1, { line1: 20, line2: 9, line3: 0, line4: 12, line5: 7, line6: 3 }),
    ],
    expect: { points: [[32, 51]], accounts: { total: [32, 51] }, places: [2, 1] },
  },
]

const counters: Example[] = [
  {
    why: 'a trophy goes from one to another; 4 + 2 × 3 = 10 is the end',
    seats: 3,
    steps: [
      tell(0, { by1: 3 }),
      tell(0, { by2: 2 }),
      know({ t1: 0 }),
      know({ t2: 2 }),
      'look',
      tell(1, { by2: 1 }),
      know({ t1: 1 }),
      know({ t2: -1 }),
      know({ t1: -1 }),
      'look',
      tell(2, { by1: 100 }),
      tell(2, { by2: 100 }),
      know({ t1: 1 }),
      tell(0, { by2: 3 }),
      tell(0, { by1: 4 }),
    ],
    expect: {
      accounts: { total: [10, 6, 2] },
      places: [1, 2, 3],
      answers: ['{"total":[9,2,4]}', '{"total":[7,4,2]}', 'too-large', 'too-large'],
    },
  },
  {
    why: 'levels from 1; 7 and a trophy of 3 is the end',
    given: { counters: 1, start: 1, trophies: 1, worth: 3 },
    seats: 2,
    steps: [
      'look',
      tell(0, { by1: 7 }),
      know({ t1: 1 }),
      know({ t1: -1 }),
      'look',
      know({ t1: 0 }),
    ],
    expect: {
      accounts: { total: [10, 1] },
      places: [1, 2],
      answers: ['{"total":[1,1]}', '{"total":[7,1]}'],
    },
  },
]

const oneAgainstTheOthers: Example[] = [
  {
    why: 'each deals once; what one wins, two lose, so all points add up to 0',
    given: { deals: 1 },
    seats: 3,
    steps: [
      know({ alone: 0, worth: 30, won: true }),
      know({ alone: 1, worth: 20, won: false }),
      know({ alone: 2, worth: 10, won: true }),
    ],
    expect: {
      seats: [3, 4, 5, 6, 7, 8],
      points: [
        [60, -30, -30],
        [20, -40, 20],
        [-10, -10, 20],
      ],
      accounts: { total: [70, -80, 10] },
      places: [1, 3, 2],
    },
  },
  {
    why: 'only one scores; lost counts double',
    given: { who: 'one', lost: 'twice', deals: 0 },
    seats: 3,
    steps: [
      know({ alone: 0, worth: 24, won: true }),
      know({ alone: 1, worth: 18, won: false }),
      stop,
    ],
    expect: { accounts: { total: [24, -36, 0] }, places: [1, 3, 2] },
  },
]

const boxes: readonly Values[] = [
  { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 },
  { ones: 2, twos: 6, threes: 12, fours: 8, fives: 20, sixes: 12 },
  { three: 22, four: 0, house: 25, small: 30, large: 0, five: 50, chance: 19 },
  { three: 25, four: 26, house: 25, small: 30, large: 40, five: 0, chance: 23 },
]
const tooLarge = {
  ...{ ones: 6, twos: 12, threes: 18, fours: 24, fives: 30, sixes: 36 },
  ...{ three: 31, four: 31, house: 50, small: 60, large: 80, five: 100, chance: 31 },
}
const between = {
  ...{ twos: 3, threes: 4, fours: 5, fives: 6, sixes: 20 },
  ...{ house: 20, small: 20, large: 20, five: 20 },
}
const eachOf = (values: Values) =>
  Object.entries(values).map(([id, value]) => tell(0, { [id]: value }))

const dice: Example[] = [
  {
    why: '63 in the upper part brings 35 and 60 does not; over when every box is full',
    seats: 2,
    steps: [
      ...eachOf(tooLarge),
      ...eachOf(between),
      tell(0, boxes[0]!),
      tell(1, boxes[1]!),
      'look',
      tell(0, boxes[2]!),
      tell(1, boxes[3]!),
    ],
    expect: {
      accounts: { total: [244, 229] },
      places: [1, 2],
      answers: [
        ...Object.keys(tooLarge).map(() => 'too-large'),
        ...Object.keys(between).map(() => 'between-steps'),
        '{"total":[98,60]}',
      ],
    },
  },
]

const auction: Example[] = [
  {
    why: 'of equal bids the first from the starter wins; money breaks the tie, and is hidden',
    given: { money: 20, treasures: 2 },
    seats: 3,
    steps: [
      know({ lot: 5 }),
      ...bids(8, 8, 3),
      'look',
      know({ lot: 5 }),
      seal(0, { bid: 13 }),
      ...bids(4, 6, 6),
    ],
    expect: {
      points: [
        [5, 0, 0],
        [0, 5, 0],
      ],
      accounts: { total: [5, 5, 0], money: [12, 14, 20] },
      places: [2, 1, 3],
      answers: ['{"total":[5,0,0],"money":[null,null,null]}', 'too-large'],
    },
  },
  {
    why: 'everybody pays, and everybody sees the money',
    given: { money: 10, pays: 'all', purse: 'open', treasures: 0 },
    seats: 3,
    steps: [know({ lot: 4 }), ...bids(3, 5, 0), 'look', stop],
    expect: {
      accounts: { total: [0, 4, 0], money: [7, 5, 10] },
      places: [3, 1, 2],
      answers: ['{"total":[0,4,0],"money":[7,5,10]}'],
    },
  },
]

export const examples: Record<keyof Words, readonly Example[]> = {
  points: pointsByRound,
  running: pointsAsTheyCome,
  tricks: bidThenTricks,
  'count-up': countUp,
  counters,
  alone: oneAgainstTheOthers,
  dice,
  auction,
}
