// What a seat must know stands where it decides; what is final says so; what can be taken back can
// be.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Board } from '../../../web/games/cape-to-cairo/board/board.tsx'
import box from '../../../web/games/cape-to-cairo/box.tsx'
import type { Entry } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import type { Event, Options, View } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import { Sheet } from '../../../web/games/cape-to-cairo/sheet/sheet.tsx'
import type {
  Options as Kept,
  View as SheetView,
} from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Said } from '../../../web/games/companion.ts'
import { positionOf } from '../../../web/games/play.ts'
import type { Frame } from '../../../web/protocol.ts'
import { Table } from '../../../web/ui/table.tsx'
import { houses } from '../../../web/words/all.ts'
import { built, builtOn, crossed, type Evening, evening, stocked, took } from './evening.ts'

const words = box.words.en
const house = houses.en
const seats = ['blue', 'red', 'yellow'].map(colour => ({ taken: true, colour, name: null }))
const room = {
  code: 'AAAAAA',
  lang: 'en',
  house,
  large: false,
  moveId: '',
  online: true,
  presence: [],
} as const

const railway = (lane: number[], more = {}): View['railways'][number] => ({
  capital: 60,
  crossed: [],
  lane,
  bonuses: 0,
  prefers: 'pile',
  ...more,
})

// Cards by number: ten of a terrain, rivers first (rules/pieces.ts); 30 is a village.
const board = (view: Partial<View>, more: Partial<Frame> = {}) => {
  const frame = {
    ...{
      game: box.id,
      mode: 'digital',
      options: { bonusFrom: 'pile' },
      you: 0,
      seats,
      seq: 9,
      waiting: [0],
    },
    view: {
      railways: [railway([30]), railway([31])],
      pile: 20,
      discards: 0,
      stock: [],
      offer: [],
      auctions: 1,
      ...view,
    },
    ...more,
  } as Frame<View, Event, Options> & { view: View }
  return renderToString(
    <Table.Provider value={{ ...room, frame, since: [] }}>
      <Board frame={frame} words={words.digital as never} />
    </Table.Provider>,
  )
}

const sheet = (at: Evening, you: number, more: Partial<Frame> = {}) => {
  const frame = {
    ...{
      game: box.id,
      mode: 'companion',
      seats,
      seq: 9,
      waiting: [you],
      ...positionOf(companion, at.sheet(), you),
    },
    ...more,
  } as Frame<SheetView, Said<Entry, Kept>, Kept> & { view: SheetView }
  return renderToString(
    <Table.Provider value={{ ...room, frame, since: [] }}>
      <Sheet frame={frame} words={words.companion as never} />
    </Table.Provider>,
  )
}

// Without what is folded until one enters for somebody else on purpose (ui/fields/entering.tsx).
const open = (html: string) =>
  html.replaceAll(/<details><summary class="button quiet">.*?<\/details>/gs, '')

const building = { kind: 'building', turn: 0, drawn: true } as const
const enough = [0, 1, 10] // eight tracks

test('a build on a lane’s last card says that it is final; on another one it does not', () => {
  expect(board({ phase: building, stock: enough })).toContain(house.final)
  expect(
    board({ phase: building, stock: enough, railways: [railway([30, 32]), railway([31])] }),
  ).not.toContain(house.final)
})

test('a build by which a river gains says that it is final', () => {
  expect(
    board({ phase: building, stock: enough, railways: [railway([30, 32]), railway([0])] }),
  ).toContain(house.final)
})

test('undo stands beside pass and build as long as the table allows it', () => {
  expect(board({ phase: building, stock: enough }, { undoable: 8 })).toContain('data-undo')
  expect(board({ phase: building, stock: enough })).not.toContain('data-undo')
})

test('a way to pay says what leaves the purse and what the coin brings', () => {
  const ways = (html: string) =>
    [...html.matchAll(/way-words">([^<]*)<\/span><strong[^>]*>([^<]*)/g)].map(([, said, left]) =>
      [said, left].map(text => text!.replaceAll('\u2060', '')),
    )
  // a village of £1 with five tracks
  const railways = [railway([30], { bonuses: 1 }), railway([31])]
  expect(ways(board({ phase: building, stock: [0], railways }))).toEqual([
    ['1 bonus card · −£10 +£1', '£51'],
    ['−£20 +£1', '£41'],
  ])
  expect(ways(board({ phase: building, stock: enough }))).toEqual([['Enough tracks · +£1', '£61']])
})

test('the last seal says what it does', () => {
  const bidding = (sealed: boolean[]) =>
    board({ phase: { kind: 'auction', sealed }, offer: [1, 2] })
  // Without script nothing is typed before it is sent: the button looks final.
  expect(bidding([false, true])).toMatch(/class="[^"]*seal final/)
  expect(bidding([false, false])).not.toMatch(/class="[^"]*seal final/)
})

test('one’s own lane, with tracks, bonus cards and how far it came, stands above the ticket', () => {
  const html = board({
    phase: { kind: 'auction', sealed: [false, false] },
    offer: [1, 2],
    railways: [railway([0, 1], { bonuses: 2, crossed: [30, 31] }), railway([32])],
  })
  const own = html.indexOf('class="line viewer shown"')
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(html.indexOf('class="ticket'))
  expect(html).toContain('lane: 6 tracks')
  expect(html).toContain('2 bonus cards')
  expect(html).toContain('2 of 8')
})

test('beside the box undo stands in every phase that allows it', () => {
  const ledger = evening(2, 'ledger')
  expect(sheet(ledger, 0, { undoable: 8 })).toContain('data-undo')
  ledger.bid(1, 0)
  expect(sheet(ledger, 0, { undoable: 8 })).toContain('data-undo')
  const full = evening(2, 'full')
  full.bid(1, 0)
  full.say(0, took('savanna', 3, 1))
  full.say(1, took('savanna', 3, 2))
  full.say(0, stocked(9))
  const html = sheet(full, 0, { undoable: 8 })
  expect(html).toContain('"kind":"built"'.replaceAll('"', '&quot;'))
  expect(html).toContain('data-undo')
})

test('beside the box nobody is said to think but over a bid', () => {
  const ledger = evening(3, 'ledger')
  const waiting = { waiting: [0, 1, 2] }
  expect(sheet(ledger, 0, { ...waiting, seq: 1 })).toContain(house.thinking)
  ledger.bid(3, 2, 1)
  expect(sheet(ledger, 0, waiting)).not.toContain(house.thinking)
})

test('a page enters for its own seat; for another one only when that was opened', () => {
  const ledger = evening(2, 'ledger')
  ledger.bid(1, 0)
  const html = sheet(ledger, 1)
  const forSeats = (shown: string) =>
    new Set([...shown.matchAll(/name="seat" value="(\d)"/g)].map(([, seat]) => seat))
  expect(forSeats(open(html))).toEqual(new Set(['1']))
  expect(forSeats(html)).toEqual(new Set(['0', '1'])) // unfolded without script
})

test('in the ledger a river that one phone named is ticked on every other, and seen at the table', () => {
  const ledger = evening(3, 'ledger')
  ledger.bid(3, 2, 1)
  ledger.say(0, crossed(4, { rivers: [2] }))
  ledger.bid(0, 1, 0)
  const html = open(sheet(ledger, 1))
  const ticked = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].filter(([input]) =>
    input.includes('checked'),
  )
  expect(ticked.map(([input]) => /value="(\d)"/.exec(input)![1])).toEqual(['2'])
  expect(html).toContain('0 of 8 · River')
})

test('in full depth one tap crosses; with bonus cards, or where money does not reach, it asks first', () => {
  const full = evening(2, 'full')
  full.bid(60, 0)
  full.say(0, took('savanna', 1, 1)) // five tracks are missing
  full.say(1, took('river', 0, 2))
  const keysOf = (html: string) =>
    [...html.matchAll(/value="([^"]*)"[^>]*class="key-face/g)].map(([, move]) =>
      JSON.parse(move!.replaceAll('&quot;', '"')),
    )
  expect(keysOf(open(sheet(full, 0)))).toEqual([
    stocked(0), // £50 of £40
    ...[4, 3, 2, 1, 0].map((bought, i) => ({ ...built(0, bought), stock: i + 1 })),
  ])
  full.say(0, builtOn(5)) // before a river: seat 1 gains a bonus card
  full.bid(0, 0)
  full.say(0, took('savanna', 1, 3))
  full.say(1, took('savanna', 1, 4))
  expect(keysOf(open(sheet(full, 1))).map(({ kind }) => kind)).toEqual([
    ...Array(9).fill('stocked'),
    'built',
  ])
})
