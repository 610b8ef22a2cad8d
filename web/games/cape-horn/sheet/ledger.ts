// How each entry changes points, roses, hands and the turn of the log book (rulebook 001).
import type { Seat } from '../../game.ts'
import type { Entry } from '../rules/entry.ts'
import {
  buyPrice,
  handLimit,
  ignorePrice,
  noted,
  sprintPrice,
  startHand,
  startPoints,
} from '../rules/pieces.ts'
import { hasWon } from '../rules/stations.ts'
import type { Options, Page, Sheet, Turn } from './state.ts'

/** Returns an empty log book. */
export const blank = (seats: number, options: Options): Sheet => ({
  options,
  pages: Array.from({ length: seats }, () => ({
    points: startPoints,
    roses: [],
    hand: options.hands === 'yes' ? startHand : null,
  })),
  turn: null,
})

const withPage = (sheet: Sheet, seat: Seat, change: (page: Page) => Partial<Page>): Sheet => ({
  ...sheet,
  pages: sheet.pages.map((page, at) => (at === seat ? { ...page, ...change(page) } : page)),
})

const inTurn = (sheet: Sheet, change: Partial<Turn>): Sheet => ({
  ...sheet,
  turn: { ...sheet.turn!, ...change },
})

const counted = (hand: number | null, change: number) => (hand === null ? null : hand + change)

// Begins a turn. It adds the point of step 1, so that nobody can forget it.
const begun = (sheet: Sheet, seat: Seat): Sheet => ({
  ...withPage(sheet, seat, ({ points }) => ({ points: noted(points, 1) })),
  turn: { seat, step: 'laying', renounced: false, ignored: false, sprinted: false, roses: 0 },
})

const spent = (sheet: Sheet, seat: Seat, price: number, change: Partial<Turn>): Sheet =>
  inTurn(
    withPage(sheet, seat, ({ points }) => ({ points: points - price })),
    change,
  )

// Adds a rose. If it is entered late, after the draw, the turn stays at the draw.
const won = (
  sheet: Sheet,
  seat: Seat,
  { stage, colour }: Extract<Entry, { kind: 'rose' }>,
): Sheet => {
  const { step, roses } = sheet.turn!
  const next = withPage(sheet, seat, page => ({ roses: [...page.roses, { stage, colour }] }))
  if (hasWon(next.pages[seat]!.roses)) return { ...next, over: { winner: seat, how: 'roses' } }
  return inTurn(next, { step: step === 'laying' ? 'sailing' : step, roses: roses + 1 })
}

/** Ends the race as it is. */
export const end = (sheet: Sheet): Sheet => ({ ...evened(sheet), over: { how: 'closed' } })

// When people end the race within a round, ships that have not moved get the point of the turn that
// they miss (ruling).
const evened = (sheet: Sheet): Sheet => {
  const { first = 0, pages, turn } = sheet
  const place = (seat: Seat) => (seat - first + pages.length) % pages.length
  return {
    ...sheet,
    pages: pages.map((page, seat) =>
      turn && place(seat) > place(turn.seat) ? { ...page, points: noted(page.points, 1) } : page,
    ),
  }
}

// Adds the free card of step 4, if hands are counted and this one is not full.
const drawn = (sheet: Sheet, seat: Seat): Sheet => {
  if (sheet.turn!.step === 'drawing') return sheet
  const next = withPage(sheet, seat, ({ hand }) => ({
    hand: hand === null ? null : Math.min(handLimit, hand + 1),
  }))
  return inTurn(next, { step: 'drawing' })
}

export const enter = (sheet: Sheet, seat: Seat, said: Entry): Sheet => {
  switch (said.kind) {
    case 'begins':
      return begun({ ...sheet, first: said.first }, said.first)
    case 'sails':
      return inTurn(sheet, { step: 'sailing' })
    case 'renounced': {
      const next = withPage(sheet, seat, ({ points }) => ({ points: noted(points, 1) }))
      return inTurn(next, { step: 'sailing', renounced: true })
    }
    case 'ignored':
      return spent(sheet, seat, ignorePrice, { step: 'sailing', ignored: true })
    case 'sprinted':
      return spent(sheet, seat, sprintPrice, { step: 'sailing', sprinted: true })
    case 'rose':
      return won(sheet, seat, said)
    case 'crossed-line':
      return { ...sheet, over: { winner: seat, how: 'line' } }
    case 'draws':
      return drawn(sheet, seat)
    case 'bought':
      return withPage(drawn(sheet, seat), seat, ({ points, hand }) => ({
        points: points - buyPrice,
        hand: counted(hand, 1),
      }))
    case 'hand':
      return withPage(sheet, seat, ({ hand }) => ({ hand: counted(hand, said.change) }))
    case 'peg':
      return withPage(sheet, seat, () => ({ points: said.points }))
    case 'next':
      return begun(drawn(sheet, seat), (seat + 1) % sheet.pages.length)
    case 'closed':
      return end(sheet)
  }
}
