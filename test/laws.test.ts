// What every game on the shelf must obey, online and beside the box, by seeded random play (SEEDS=n
// for more).
/// <reference types="vite/client" />

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { betterOf } from '../web/games/box.tsx'
import type { Refusal, Seat, Standing } from '../web/games/game.ts'
import { sideOf, sidesOf } from '../web/games/kit/seats.ts'
import { isRefusal, open, play, positionOf, tried, waiting } from '../web/games/play.ts'
import { type Telling, why } from '../web/games/words.ts'
import { langs } from '../web/lang.ts'
import { houses } from '../web/words/all.ts'
import { seeded } from './chance.ts'
import { type AnyCopy, sheetBeside } from './laws/copy.ts'
import { deals, json, SEEDS, toEach, viewersOf } from './laws/deals.ts'
import { hasPieces, piecesOf } from './laws/pieces.ts'
import { type Deal, frozen, gameOf, isThird, replay, watched } from './laws/random.ts'
import { redealOf } from './laws/redeal.ts'

// `GET /moves` gives them in pages; a player's own game is drawn from them all
const MOST_OFFERED = 4000

// A game's own file for law 11. A game of both modes without it fails.
const copies = import.meta.glob<{ copy: AnyCopy }>('./games/*/copy.ts', { eager: true })

// A refusal as a player would read it: a code without words, or a point without help, is a fault.
const telling: Omit<Telling, 'options'> = {
  you: 0,
  seats: 2,
  name: seat => `Seat ${seat}`,
  list: String,
  either: String,
}

let played = 0
beforeAll(() => {
  const never = (what: string) => () => {
    throw new Error(`${what} is not a game's business`)
  }
  vi.spyOn(Math, 'random').mockImplementation(never('Math.random'))
  vi.spyOn(Date, 'now').mockImplementation(never('Date.now'))
})
afterAll(() => {
  vi.restoreAllMocks()
  console.info(`laws: ${SEEDS} seeds a game and mode, ${played} random actions`)
})

describe.each(deals)('$name', ({ box, mode, game, deals }) => {
  const each = toEach(deals)

  test('1–3, 7, 12: it ends, somebody can act, offered is accepted, nothing is mutated, luck alone decides', () => {
    each(deal => {
      const { end } = watched(deal, ({ before, state, action, waiting: seats, offered, luck }) => {
        played++
        expect(game.result(before)).toBeUndefined()
        const position = positionOf(game, before, action.seat!)
        const room = { ...positionOf(game, before, 'room'), you: action.seat! }
        const every = Math.ceil(offered.length / 40)
        for (const move of offered.filter((_, i) => i % every === 0)) {
          expect(game.check(position, frozen(json(move))), JSON.stringify(move)).toBeUndefined()
          // Others enter or correct it by what everybody knows, so it must not need what only the
          // seat's holder sees.
          if (game.correctable || game.by?.(move) === 'anyone')
            expect(game.check(room, move), JSON.stringify(move)).toBeUndefined()
        }
        expect(offered.length).toBeLessThanOrEqual(MOST_OFFERED)
        expect(seats).toContain(action.seat)
        const again = play(game, before, action.seat!, action.move, seeded(luck))
        expect(isRefusal(again) || again.events).toEqual(action.events)
        expect(isRefusal(again) || again.state).toEqual(state)
      })
      expect(game.result(end)).toBeDefined()
      expect(waiting(game, end, deal.seats)).toEqual([])
    })
  })

  test('4: nonsense is refused, never thrown, and each refusal has words in every language', () => {
    const met = new Map<string, { refusal: Refusal; options: unknown }>()
    const hear = (refusal: Refusal | undefined, { options }: Deal) =>
      refusal && met.set(refusal.refused, { refusal, options })
    const parse = (value: unknown) => {
      const checked = game.move['~standard'].validate(value)
      if (checked instanceof Promise) throw new Error('a move is checked at once')
      return checked
    }
    each(deal => {
      const seen: unknown[] = []
      watched(deal, ({ before, action, waiting: seats }) => {
        if (seen.length < 60) seen.push(action.move)
        for (const viewer of viewersOf(deal.seats)) {
          const position = positionOf(game, before, viewer)
          const acts = seats.includes(viewer as number)
          if (!acts) expect([...game.moves(position)]).toEqual([])
          const refusal = game.check(position, action.move)
          if (!acts) expect(refusal, `${viewer} ${JSON.stringify(action.move)}`).toBeDefined()
          hear(refusal, deal)
          for (const yesterday of seen.slice(-3)) hear(game.check(position, yesterday), deal)
        }
      })
      const { start } = gameOf(deal)
      fc.assert(
        fc.property(fc.anything(), garbage => {
          const parsed = parse(garbage)
          if (!parsed.issues) game.check(positionOf(game, start, 0), parsed.value)
        }),
        { numRuns: 50, seed: deal.seed },
      )
      const bent = [
        '__proto__',
        1e308,
        -1,
        0.5,
        Number.NaN,
        '',
        null,
        [],
        {},
        { kind: '__proto__' },
      ]
      for (const move of seen)
        for (const key of Object.keys(move as object))
          for (const value of bent) {
            const parsed = parse({ ...(move as object), [key]: value })
            if (!parsed.issues) hear(game.check(positionOf(game, start, 0), parsed.value), deal)
          }
    })
    expect(met.size).toBeGreaterThan(0)
    for (const lang of langs)
      for (const [code, { refusal, options }] of met) {
        const ours = why(box.words[lang][mode], refusal, { ...telling, options })
        const word = ours ?? houses[lang].refused[code as keyof (typeof houses)['en']['refused']]
        expect(word, `${lang} ${code}`).toMatch(/\S/)
        if (refusal.rule) expect(box.help[lang], `${lang} ${code}`).toHaveProperty([refusal.rule])
      }
  })

  test('5: facts suffice, after JSON too', () => {
    each(deal => {
      const { opening, steps, start } = gameOf(deal)
      let state = replay(game, [json(opening)])
      expect(json(state)).toEqual(json(start))
      for (const step of steps) {
        state = replay(game, [json(step.action)], json(state))
        expect(json(state)).toEqual(json(step.state))
      }
    })
  })

  test('6: nothing is shown that was not told', () => {
    const redeal = redealOf(box.id, mode)
    let differs = 0
    each(deal => {
      watched(deal, ({ state, action }) => {
        // Every third state will do, from the first move on: comparing whole states for every viewer
        // is most of the laws' time.
        if (!isThird(action)) return
        for (const viewer of viewersOf(deal.seats)) {
          const twin = redeal(json(state), viewer, seeded(deal.seed + action.seq))
          if (JSON.stringify(twin) !== JSON.stringify(json(state))) differs++
          expect(json(game.view(twin, viewer)), `viewer ${viewer}`).toEqual(
            json(game.view(state, viewer)),
          )
        }
      })
    })
    expect(differs > 0).toBe(!game.open)
  })

  test.runIf(game.open)('6: where nothing is secret, all see and read the same', () => {
    each(deal => {
      watched(deal, ({ state, action: { seq, move, events } }) => {
        expect(game.sealed?.(move) ?? false).toBe(false)
        for (const viewer of viewersOf(deal.seats)) {
          expect(events.map(event => game.viewEvent(event, viewer, false))).toEqual(events)
          if (seq % 3 === 0) expect(game.view(state, viewer)).toEqual(game.view(state, 'room'))
        }
      })
    })
  })

  test('13: what a move would lead to tells nothing that its seat was not told', () => {
    const redeal = redealOf(box.id, mode)
    let tries = 0
    let open = 0 // moves that no luck decides and the box does not answer
    each(deal => {
      watched(deal, ({ before, state, action }) => {
        if (!isThird(action)) return
        const { seq, seat, move, final } = action
        if (!final && game.result(state) === undefined) open++
        const told = (state: unknown) => {
          const next = tried(game, state, seat!, move)
          if (isRefusal(next)) return next
          tries++
          const { view } = positionOf(game, next.state, seat!)
          const facts = next.events.map(event => game.viewEvent(event, seat!, false))
          return json({
            view,
            facts,
            waiting: waiting(game, next.state, deal.seats),
            over: game.result(next.state),
          })
        }
        const twin = redeal(json(before), seat!, seeded(deal.seed + seq))
        expect(told(twin)).toEqual(told(before))
      })
    })
    expect(tries).toBeGreaterThanOrEqual(2 * open)
  })

  test('9: places are honest', () => {
    each(deal => {
      const standings: Standing[] = game.result(gameOf(deal).end)!
      const ahead = betterOf(box, mode, deal.options) === 'more' ? 1 : -1
      const stayed = ({ out = Number.POSITIVE_INFINITY }: Standing) => out
      const sides = sidesOf(game, deal.seats, deal.options)
      const seats = Array.from({ length: deal.seats }, (_, seat) => seat)
      expect(sides.flat().sort()).toEqual(seats)
      expect(standings.map(({ seat }) => seat).sort()).toEqual(seats)
      expect(Math.min(...standings.map(({ place }) => place))).toBe(1)
      for (const a of standings) {
        expect(a.sum.reduce((sum, [, points]) => sum + points, 0)).toBe(a.score)
        for (const b of standings) {
          if (a.place < b.place) expect(stayed(a)).toBeGreaterThanOrEqual(stayed(b))
          if (a.place < b.place && a.out === b.out) {
            expect((a.score - b.score) * ahead).toBeGreaterThanOrEqual(0)
            if (a.score === b.score) expect(a.ties).not.toEqual(b.ties)
          }
          if (a.place === b.place)
            expect([a.score, a.ties, a.out]).toEqual([b.score, b.ties, b.out])
        }
        const isAhead = (seat: Seat) => standings.find(b => b.seat === seat)!.place < a.place
        expect(a.place).toBe(1 + sides.filter(([first]) => isAhead(first!)).length)
        for (const partner of sideOf(sides, a.seat)) {
          expect(standings.find(({ seat }) => seat === partner)).toEqual({ ...a, seat: partner })
        }
      }
    })
  })

  const isLaid = mode === 'digital' && hasPieces(box)
  test.runIf(isLaid)('10: every piece is somewhere exactly once', () => {
    const pieces = piecesOf(box)
    each(deal => {
      const { start } = gameOf(deal)
      const all = pieces(start)
      expect(all.length).toBeGreaterThan(0)
      watched(deal, ({ state }) => expect(pieces(state)).toEqual(all))
    })
  })

  const isCopied = mode === 'digital' && box.modes.includes('companion')
  test.runIf(isCopied)('11: the board copied onto the sheet says the same', () => {
    const { copy } = copies[`./games/${box.id}/copy.ts`] ?? {}
    expect(copy, 'a copy.ts beside the game’s tests').toBeDefined()
    each(deal => {
      const { start, steps, end } = gameOf(deal)
      for (const options of copy!.sheets(start)) {
        const beside = sheetBeside(
          { digital: box.digital.game, companion: box.companion.game },
          copy!,
          deal.seats,
          options,
          start,
        )
        for (const { before, action } of steps) beside.follow(before, action.events)
        beside.end(end)
      }
    })
  })

  test('a table opens the same from the same luck', () => {
    each(({ seats, options, seed }) => {
      const [one, two] = [0, 1].map(() => open(game, seats, options, seeded(seed)))
      expect(one).toEqual(two)
    })
  })
})
