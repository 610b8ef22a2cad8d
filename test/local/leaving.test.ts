// Where a frame leads a page: every way to leave, and that otherwise it stays.
import { expect, test } from 'vitest'
import { type Page, whereTo } from '../../web/client/table/leaving.ts'
import type { Frame } from '../../web/protocol.ts'

const taken = { taken: true, colour: 'red', name: null }
const frame = (news: Partial<Frame> = {}): Frame => ({
  ...{
    game: 'bids',
    mode: 'digital',
    options: {},
    you: 0,
    seats: [taken, taken],
    seq: 4,
    waiting: [0],
    view: {},
  },
  ...news,
})
const page = (news: Partial<Page> = {}): Page => ({
  ...{ code: 'ABCDEF', stage: 'play', holds: [0], isScreen: false, isLeaving: false },
  ...news,
})
const { view: _, ...lobby } = frame()
const result = [{ seat: 0, place: 1, score: 3, sum: [] }]
const shared = (news: Partial<Page> = {}) => page({ holds: [0, 1], ...news })
const others = frame({ waiting: [1] }) // seat 0 looks on
const curtain = (waiting: number[]) => frame({ you: 'room', waiting })
const freed = frame({ seats: [taken, { ...taken, taken: false }] })

test.each<[string, Frame | undefined, Frame, Page, string]>([
  ['a frame after another', frame(), frame({ seq: 5 }), page(), 'stay'],
  ['the first frame of a page', undefined, frame(), page(), 'stay'],
  ['somebody sits down in the lobby', lobby, lobby, page({ stage: 'lobby' }), 'stay'],
  ['the game begins', lobby, frame(), page({ stage: 'lobby' }), 'reload'],
  ['one’s seat is freed', frame(), frame({ you: 'room' }), page(), '/t/ABCDEF?why=freed'],
  ['one’s own form freed it', frame(), frame({ you: 'room' }), page({ isLeaving: true }), 'stay'],
  [
    'a seat is freed before an onlooker',
    frame({ you: 'room' }),
    { ...freed, you: 'room' },
    page({ holds: [] }),
    'reload',
  ],
  [
    'a seat is freed before the big screen, which shows its QR',
    frame(),
    freed,
    page({ isScreen: true }),
    'reload',
  ],
  ['it is taken', freed, frame(), page({ isScreen: true }), 'reload'],
  ['another seat is freed', freed, freed, page({ isScreen: true }), 'stay'],
  ['a seat is freed before a player', frame(), freed, page(), 'stay'],
  ['the game ends', frame(), frame({ result }), page(), 'stay'],
  ['the end is taken back', frame({ result }), frame(), page({ stage: 'over' }), 'reload'],
  [
    'the end is corrected',
    frame({ result }),
    frame({ result: [{ ...result[0]!, score: 4 }] }),
    page(),
    'reload',
  ],
  ['the end is told again', frame({ result }), frame({ result }), page({ stage: 'over' }), 'stay'],
  [
    'the next game is opened',
    frame({ result }),
    frame({ result, again: 'NEXT12' }),
    page({ stage: 'over' }),
    'stay',
  ],
  [
    'an end with a next game is visited',
    undefined,
    frame({ result, again: 'NEXT12' }),
    page(),
    'stay',
  ],
  ['the game goes on online', frame(), frame({ again: 'NEXT12' }), page(), '/t/ABCDEF/again'],
  [
    'it does on the big screen',
    frame(),
    frame({ again: 'NEXT12' }),
    page({ isScreen: true }),
    '/t/NEXT12/screen',
  ],
  ['a shared phone has made its move', frame(), frame({ waiting: [1] }), shared(), '/t/ABCDEF'],
  ['a shared phone is not done yet', frame(), frame(), shared(), 'stay'],
  [
    'others are to move, and then its other seat',
    frame({ waiting: [2] }),
    frame({ waiting: [1] }),
    shared(),
    '/t/ABCDEF',
  ],
  [
    'one of its seats is waited for, and another is looked at',
    others,
    { ...others, seq: 5 },
    shared(),
    'stay',
  ],
  ['its seats have moved, others are to move', others, frame({ waiting: [2] }), shared(), 'stay'],
  ['the curtain names who is next', curtain([0]), curtain([1]), shared(), '/t/ABCDEF'],
  ['the curtain says that others are to move', curtain([0]), curtain([2]), shared(), '/t/ABCDEF'],
  ['others move behind the curtain', curtain([0, 2]), curtain([0]), shared(), 'stay'],
  ['the big screen has no curtain', curtain([0]), curtain([1]), shared({ isScreen: true }), 'stay'],
  ['one’s own phone has made its move', frame(), frame({ waiting: [1] }), page(), 'stay'],
])('%s', (_, before, after, where, way) => {
  expect(whereTo(before, after, where)).toBe(way)
})
