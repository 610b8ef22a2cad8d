// What a sheet knows of its table where its game goes on online: nothing else than what lies there.
/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import type { Layout, Lying } from '../web/games/layout.ts'
import { sizeOf } from '../web/games/layout.ts'
import { everything } from '../web/games/placing.ts'
import { positionOf } from '../web/games/play.ts'
import { type AnyCopy, sheetBeside } from './laws/copy.ts'
import { deals, toEach } from './laws/deals.ts'
import { gameOf } from './laws/random.ts'

const copies = import.meta.glob<{ copy: AnyCopy }>('./games/*/copy.ts', { eager: true })

const same = (one: Lying, other: Lying) => one.piece === other.piece && one.mark === other.mark
const countOf = (pieces: readonly Lying[], lying: Lying) =>
  pieces.reduce((sum, one) => (same(one, lying) ? sum + one.count : sum), 0)

// What a sheet says of an area lies there; the order is the table's where all of it is told.
const agrees = (known: Layout, lies: Layout) => {
  for (const area of known) {
    const there = lies.find(one => one.area === area.area && one.seat === area.seat) ?? {
      area: area.area,
      pieces: [],
    }
    if (area.covered !== undefined) expect(sizeOf(there), area.area).toBe(sizeOf(area))
    for (const lying of area.pieces)
      expect(countOf(there.pieces, lying), lying.piece).toBe(countOf(area.pieces, lying))
    if (area.pieces.length === there.pieces.length) expect(area.pieces).toEqual(there.pieces)
  }
}

const playable = deals.filter(({ mode, box }) => mode === 'digital' && box.companion.layoutKnown)

test.each(playable)('17: what a sheet knows lies there: $name', ({ box, deals }) => {
  let met = 0
  let asked = 0
  toEach(deals)(deal => {
    const { start, steps } = gameOf(deal)
    const { copy } = copies[`./games/${box.id}/copy.ts`]!
    const games = { digital: box.digital.game, companion: box.companion.game }
    for (const options of copy.sheets(start)) {
      const beside = sheetBeside(games, copy, deal.seats, options, start)
      for (const { before, state, action } of steps) {
        beside.follow(before, action.events)
        asked++
        const known = box.companion.layoutKnown!(beside.view('room'))
        if (!known || games.digital.result(state)) continue
        met++
        const rest = box.digital.layout.placing!.restOf(
          positionOf(games.digital, state, 'room').view,
        )
        if (rest) expect(rest).toMatchObject(known.rest)
        agrees(
          known.areas,
          everything(games.digital, box.digital.layout.layoutOf, state, deal.seats),
        )
      }
    }
  })
  expect(met).toBeGreaterThan(asked / 20)
})
