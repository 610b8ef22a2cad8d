// What every online game's layout must obey, by random play: nothing of the box is missing or
// twice, and nobody is told more than their view.
import { describe, expect, test } from 'vitest'
import { everything } from '../web/games/placing.ts'
import { positionOf } from '../web/games/play.ts'
import { langs } from '../web/lang.ts'
import { seeded } from './chance.ts'
import { deals, json, toEach, viewersOf } from './laws/deals.ts'
import { gameOf, isThird, watched } from './laws/random.ts'
import { redealOf } from './laws/redeal.ts'

describe.each(deals.filter(({ mode }) => mode === 'digital'))('$name', ({ box, game, deals }) => {
  const each = toEach(deals)
  const { layoutOf, contents, unlimited = [], standIn = '' } = box.digital.layout

  test('14: all sheets and what is left over are the box, piece by piece', () => {
    let states = 0
    each(deal => {
      const inBox = contents(deal.options, deal.seats)
      const checked = (state: unknown) => {
        states++
        const areas = everything(game, layoutOf, state, deal.seats)
        const lie: Record<string, number> = {}
        for (const { piece, count } of areas.flatMap(({ pieces }) => pieces))
          lie[piece] = (lie[piece] ?? 0) + count
        const left = Object.entries(inBox).map(
          ([piece, copies]) => [piece, copies - (lie[piece] ?? 0)] as const,
        )
        expect(left.filter(([, count]) => count < 0)).toEqual([])
        // A piece that stands for another one, which is elsewhere, is none of the box.
        const covered = areas.reduce(
          (sum, { covered = 0 }) => sum + covered,
          0 - (lie[standIn] ?? 0),
        )
        expect(left.reduce((sum, [, count]) => sum + count, 0)).toBe(covered)
        const known = new Set([...Object.keys(inBox), ...unlimited])
        expect(Object.keys(lie).filter(piece => !known.has(piece))).toEqual([])
      }
      checked(gameOf(deal).start)
      watched(deal, ({ state }) => checked(state))
    })
    expect(states).toBe(deals.reduce((sum, deal) => sum + 1 + gameOf(deal).steps.length, 0))
    console.info(`laid out: ${states} states of ${box.id}`)
  })

  test('15: a sheet tells nothing that its viewer was not told', () => {
    const redeal = redealOf(box.id, 'digital')
    each(deal => {
      watched(deal, ({ state, action }) => {
        if (!isThird(action)) return
        const { seq } = action
        for (const viewer of viewersOf(deal.seats)) {
          const twin = redeal(json(state), viewer, seeded(deal.seed + seq))
          const layout = layoutOf(positionOf(game, state, viewer))
          expect(json(layoutOf(positionOf(game, twin, viewer)))).toEqual(json(layout))
          for (const { own, seat, pieces } of layout)
            if (own && seat !== viewer) expect(pieces).toEqual([])
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
    // One of many may be so rare that no random game meets it.
    const areas = Object.keys(box.words.en.layout.areas)
    expect(met.size).toBeGreaterThanOrEqual(areas.length * 0.8)
  })
})
