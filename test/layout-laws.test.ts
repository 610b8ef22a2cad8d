// What every online game's layout must obey, by random play: nothing of the box is missing or twice, and nobody is told more
// than their view.
/// <reference types="vite/client" />

import { describe, expect, test } from 'vitest'
import { isRefusal, openAt, positionOf } from '../web/games/play.ts'
import { langs } from '../web/ui/lang.ts'
import { seeded } from './chance.ts'
import { deals, json, toEach, viewersOf } from './laws/deals.ts'
import { together } from './laws/placed.ts'
import { gameOf, watched } from './laws/random.ts'
import { redealOf } from './laws/redeal.ts'

const boxes = import.meta.glob<{ pieces(state: unknown): (string | number)[] }>('./games/*/pieces.ts', { eager: true })

const seatsIn = (seats: number) => Array.from({ length: seats }, (_, seat) => seat)

describe.each(deals.filter(({ mode }) => mode === 'digital'))('$name', ({ box, game, deals }) => {
  const each = toEach(deals)
  const { layoutOf, contents } = box.digital.layout

  test('14: all sheets and what is left over are the box, piece by piece', () => {
    let states = 0
    each(deal => {
      const inBox = contents(deal.options, deal.seats)
      const checked = (state: unknown) => {
        states++
        const room = layoutOf(positionOf(game, state, 'room'))
        const areas = together(
          room,
          seatsIn(deal.seats).map(seat => layoutOf(positionOf(game, state, seat))),
        )
        const lie: Record<string, number> = {}
        for (const { piece, count } of areas.flatMap(({ pieces }) => pieces)) lie[piece] = (lie[piece] ?? 0) + count
        const left = Object.entries(inBox).map(([piece, copies]) => [piece, copies - (lie[piece] ?? 0)] as const)
        expect(left.filter(([, count]) => count < 0)).toEqual([])
        // A counter stands for a card that is elsewhere.
        const covered = areas.reduce((sum, { covered = 0 }) => sum + covered, -(lie.counter ?? 0))
        expect(left.reduce((sum, [, count]) => sum + count, 0)).toBe(covered)
        const known = new Set([...Object.keys(inBox), 'start', 'point', 'pound', 'counter'])
        expect(Object.keys(lie).filter(piece => !known.has(piece) && !piece.startsWith('coin '))).toEqual([])
      }
      checked(gameOf(deal).start)
      watched(deal, ({ state }) => checked(state))
    })
    expect(states).toBeGreaterThan(100)
    console.info(`laid out: ${states} states of ${box.id}`)
  })

  test('15: a sheet tells nothing that its viewer was not told', () => {
    const { redeal } = redealOf(box.id, 'digital')!
    each(deal => {
      watched(deal, ({ state, action: { seq } }) => {
        if (seq % 3) return
        for (const viewer of viewersOf(deal.seats)) {
          const twin = redeal(json(state), viewer, seeded(deal.seed + seq))
          const layout = layoutOf(positionOf(game, state, viewer))
          expect(json(layoutOf(positionOf(game, twin, viewer)))).toEqual(json(layout))
          for (const { own, seat, pieces } of layout) if (own && seat !== viewer) expect(pieces).toEqual([])
        }
      })
    })
  })

  test('every area and every piece has its words', () => {
    const met = new Set<string>()
    each(deal => {
      const say = {
        you: 0,
        options: deal.options,
        seats: deal.seats,
        name: (seat: number) => `Seat ${seat}`,
        list: String,
        either: String,
      }
      watched(deal, ({ state, action: { seq } }) => {
        if (seq % 7) return
        for (const { area, pieces } of layoutOf(positionOf(game, state, 0))) {
          met.add(area)
          for (const lang of langs) {
            const { areas, piece, place } = box.words[lang].layout
            expect(areas[area], `${lang} ${area}`).toBeDefined()
            for (const lying of pieces) {
              const said = `${piece(lying, say)} ${lying.at === undefined ? '' : place!(lying.at, say)}`
              expect(said, `${lang} ${lying.piece}`).toMatch(/^\S.*$/)
              expect(said).not.toMatch(/undefined|NaN|\?/)
            }
          }
        }
      })
    })
    expect([...met].sort().length).toBeGreaterThan(3)
  })
})

const placeable = deals.filter(({ mode, box }) => mode === 'digital' && box.digital.layout.placing)

test.each(placeable)(
  '16: what lies there, and what no piece shows, is the game again: $name',
  ({ box, game, deals }) => {
    const each = toEach(deals)
    const { layoutOf, placing } = box.digital.layout
    const { rest, restOf, place } = placing!
    const { pieces } = boxes[`./games/${box.id}/pieces.ts`]!
    let states = 0
    each(deal => {
      const { seats, options, seed } = deal
      const sheetsOf = (state: unknown) => viewersOf(seats).map(viewer => layoutOf(positionOf(game, state, viewer)))
      const checked = (state: unknown) => {
        const unshown = restOf(positionOf(game, state, 'room').view)
        if (!unshown) return
        states++
        const [room, ...own] = sheetsOf(state)
        const said = rest['~standard'].validate(json(unshown))
        expect(said).toMatchObject({ value: unshown })
        const placed = place(json(together(room!, own)), unshown, options, seats)
        expect(isRefusal(placed) ? placed : undefined).toBeUndefined()
        expect([...pieces(placed)].sort()).toEqual([...pieces(state)].sort())
        const opened = openAt(game, placed, seeded(seed + states)).state
        expect(game.proceed(opened, seeded(1))).toEqual([])
        expect(sheetsOf(opened)).toEqual(sheetsOf(state))
        expect(restOf(positionOf(game, opened, 'room').view)).toEqual(unshown)
        for (const viewer of viewersOf(seats))
          expect([...game.moves(positionOf(game, opened, viewer))]).toEqual([
            ...game.moves(positionOf(game, state, viewer)),
          ])
      }
      const played = gameOf(deal)
      checked(played.start)
      for (const { state } of played.steps) checked(state)
    })
    expect(states).toBeGreaterThan(50)
    console.info(`taken up: ${states} positions of ${box.id}`)
  },
)
