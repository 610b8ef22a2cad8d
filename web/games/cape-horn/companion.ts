// Cape Horn beside the box: points, roses and turns kept as people tell them; cards and ships stay real.
import { type Companion, lift } from '../companion.ts'
import type { Refusal, Seat } from '../game.ts'
import { colours, stages } from './edition.ts'
import { buyPrice, handLimit, ignorePrice, noted, rosesToCross, sprintPrice, startHand, startPoints } from './pieces.ts'
import { type Entry, entry, type Options, options, type Page, type Sheet, type Turn, type View } from './sheet.ts'
import { standingsOf } from './standings.ts'
import { hasWon, isWorthARose } from './stations.ts'

const withPage = (sheet: Sheet, seat: Seat, change: (page: Page) => Partial<Page>): Sheet => ({
  ...sheet,
  pages: sheet.pages.map((page, at) => (at === seat ? { ...page, ...change(page) } : page)),
})

const counted = (hand: number | null, change: number) => (hand === null ? null : hand + change)

// A turn begins with its point, never forgotten.
const begun = (sheet: Sheet, seat: Seat): Sheet => ({
  ...withPage(sheet, seat, ({ points }) => ({ points: noted(points, 1) })),
  turn: { seat, step: 'laying', renounced: false, ignored: false, sprinted: false },
})

const spent = (sheet: Sheet, seat: Seat, points: number, turn: Partial<Turn>): Sheet => ({
  ...withPage(sheet, seat, page => ({ points: page.points - points })),
  turn: { ...sheet.turn!, ...turn },
})

// The free card of step 4 comes by itself where hands are counted and there is room.
const drawn = (sheet: Sheet, seat: Seat): Sheet => {
  if (sheet.turn?.step === 'drawing') return sheet
  const next = withPage(sheet, seat, ({ hand }) => ({ hand: hand === null ? null : Math.min(handLimit, hand + 1) }))
  return { ...next, turn: { ...sheet.turn!, step: 'drawing' } }
}

const enter = (sheet: Sheet, seat: Seat, said: Entry): Sheet => {
  switch (said.kind) {
    case 'begins':
      return begun(sheet, said.first)
    case 'sails':
      return { ...sheet, turn: { ...sheet.turn!, step: 'sailing' } }
    case 'renounced': {
      const next = withPage(sheet, seat, ({ points }) => ({ points: noted(points, 1) }))
      return { ...next, turn: { ...sheet.turn!, step: 'sailing', renounced: true } }
    }
    case 'ignored':
      return spent(sheet, seat, ignorePrice, { step: 'sailing', ignored: true })
    case 'sprinted':
      return spent(sheet, seat, sprintPrice, { step: 'sailing', sprinted: true })
    case 'rose': {
      const { stage, colour } = said
      const next = withPage(sheet, seat, ({ roses }) => ({ roses: [...roses, { stage, colour }] }))
      if (hasWon(next.pages[seat]!.roses)) return { ...next, over: { winner: seat, how: 'roses' } }
      return { ...next, turn: { ...sheet.turn!, step: 'sailing' } }
    }
    case 'crossed-line':
      return { ...sheet, over: { winner: seat, how: 'line' } }
    case 'draws':
      return drawn(sheet, seat)
    case 'bought': {
      const next = drawn(sheet, seat)
      return withPage(next, seat, ({ points, hand }) => ({ points: points - buyPrice, hand: counted(hand, 1) }))
    }
    case 'hand':
      return withPage(sheet, seat, ({ hand }) => ({ hand: counted(hand, said.change) }))
    case 'next':
      return begun(drawn(sheet, seat), (seat + 1) % sheet.pages.length)
    case 'closed':
      return { ...sheet, over: { how: 'closed' } }
  }
}

const tooPoor = (points: number, price: number, rule: string): Refusal | undefined =>
  points < price ? { refused: 'too-few-points', rule, at: { points, price } } : undefined

// Whoever renounces does not sail, so pays nothing for sailing; each special is used once a turn.
const maySail = (turn: Turn, kind: 'ignored' | 'sprinted' | 'renounced'): Refusal | undefined => {
  if (turn.step === 'drawing') return { refused: 'sailed-already', rule: 'turn' }
  if (turn.renounced || (kind === 'renounced' && (turn.ignored || turn.sprinted))) {
    return { refused: 'one-of-three', rule: 'renounce' }
  }
  if (turn[kind]) return { refused: 'once-a-turn', rule: kind === 'ignored' ? 'ignore' : 'sprint' }
}

const mayWin = (roses: Page['roses'], rose: Page['roses'][number]): Refusal | undefined => {
  if (roses.some(({ stage }) => stage === rose.stage)) return { refused: 'stage-owned', rule: 'stations', at: rose }
  if (!isWorthARose(roses, rose)) return { refused: 'colour-owned', rule: 'stations', at: rose }
}

const mayCount = (hand: number | null, change: number): Refusal | undefined => {
  if (hand === null) return { refused: 'hands-not-counted', rule: 'companion' }
  if (hand + change > handLimit) return { refused: 'hand-full', rule: 'drawing', at: { limit: handLimit } }
  return hand + change < 0 || change === 0 ? { refused: 'hand-empty', rule: 'laying' } : undefined
}

const check = (view: View, said: Entry): Refusal | undefined => {
  const { you, turn, pages } = view
  if (view.over) return { refused: 'race-over', rule: 'end' }
  if (you === 'room') return { refused: 'not-your-turn', rule: 'turn' }
  if (said.kind === 'closed') return undefined
  if (said.kind === 'begins') {
    if (turn) return { refused: 'begun-already', rule: 'start' }
    return pages[said.first] ? undefined : { refused: 'no-such-seat', rule: 'start' }
  }
  if (!turn) return { refused: 'not-begun', rule: 'start' }
  const page = pages[you]!
  if (said.kind === 'hand') return mayCount(page.hand, said.change)
  if (turn.seat !== you) return { refused: 'not-your-turn', rule: 'turn' }
  switch (said.kind) {
    case 'sails':
      return turn.step === 'laying' ? undefined : { refused: 'not-this-step', rule: 'turn', at: { step: turn.step } }
    case 'renounced':
      return maySail(turn, 'renounced')
    case 'ignored':
      return maySail(turn, 'ignored') ?? tooPoor(page.points, ignorePrice, 'ignore')
    case 'sprinted':
      return maySail(turn, 'sprinted') ?? tooPoor(page.points, sprintPrice, 'sprint')
    case 'rose':
      if (turn.renounced) return { refused: 'stayed', rule: 'stations' }
      return mayWin(page.roses, said)
    case 'crossed-line':
      if (turn.renounced) return { refused: 'stayed', rule: 'end' }
      return page.roses.length < rosesToCross ? { refused: 'too-few-roses', rule: 'end' } : undefined
    case 'draws':
      return turn.step === 'drawing' ? { refused: 'not-this-step', rule: 'turn', at: { step: turn.step } } : undefined
    case 'bought': {
      const free = turn.step === 'drawing' || page.hand === null ? 0 : 1
      if (page.hand !== null && page.hand + free >= handLimit) {
        return { refused: 'hand-full', rule: 'drawing', at: { limit: handLimit } }
      }
      return tooPoor(page.points, buyPrice, 'drawing')
    }
    case 'next':
      return undefined
  }
}

// The specials, the rail, every rose, and the ways to end: whatever of them this seat may enter now.
function* prompts(view: View): Iterable<Entry> {
  const { you, turn, pages } = view
  if (view.over || you === 'room') return
  if (!turn) {
    for (let first = 0; first < pages.length; first++) yield { kind: 'begins', first }
    return
  }
  if (turn.seat !== you) return
  const candidates: Entry[] = [
    { kind: 'next' },
    { kind: 'sails' },
    { kind: 'renounced' },
    { kind: 'ignored' },
    { kind: 'sprinted' },
    ...stages.flatMap(stage => colours.map(colour => ({ kind: 'rose' as const, stage, colour }))),
    { kind: 'crossed-line' },
    { kind: 'draws' },
    { kind: 'bought' },
    { kind: 'hand', change: -1 },
    { kind: 'hand', change: 1 },
    { kind: 'closed' },
  ]
  for (const candidate of candidates) if (!check(view, candidate)) yield candidate
}

export const sheet: Companion<Sheet, View, Entry, Options> = {
  version: 1,
  options,
  entry,
  blank: (seats, { hands }) => ({
    pages: Array.from({ length: seats }, () => ({
      points: startPoints,
      roses: [],
      hand: hands === 'yes' ? startHand : null,
    })),
    turn: null,
  }),
  view: ({ pages, turn, over }, you) => ({ you, pages, turn, ...(over && { over }) }),
  prompts,
  check,
  enter,
  standings: ({ pages, over }) =>
    standingsOf(
      pages.map(({ roses, points }) => ({ roses: roses.length, points })),
      over?.how === 'line' ? over.winner : undefined,
    ),
  done: ({ over }) => over !== undefined,
}

export const companion = lift(sheet)
