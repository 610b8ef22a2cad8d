// What every game on the shelf must obey, online and beside the box, by seeded random play (SEEDS=n for more).
/// <reference types="vite/client" />

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { corrected, effective, lastOf, resumed, undone } from '../durable/history.ts'
import type { Refusal, Seat, Standing, Viewer } from '../web/games/game.ts'
import { sideOf, sidesOf } from '../web/games/kit/seats.ts'
import { evolved, isRefusal, open, play, positionOf, waiting } from '../web/games/play.ts'
import { type Telling, why } from '../web/games/words.ts'
import { shelf } from '../web/shelf.ts'
import { langs } from '../web/ui/lang.ts'
import { houses } from '../web/words/all.ts'
import { seeded } from './chance.ts'
import { type AnyCopy, sheetBeside } from './laws/copy.ts'
import { combinations, type Deal, frozen, gameOf, optionsOf, replay, type Step, watched } from './laws/random.ts'
import { redealOf } from './laws/redeal.ts'
import { sweep } from './sweep.ts'

const MOST_OFFERED = 4000 // `GET /moves` gives them in pages; a player's own game is drawn from them all
const SEEDS = sweep('SEEDS', { part: 3, whole: 6 })

// A game's own files for laws 10 and 11. A game on the shelf without them fails.
const copies = import.meta.glob<{ copy: AnyCopy }>('./games/*/copy.ts', { eager: true })
const boxes = import.meta.glob<{ pieces(state: unknown): (string | number)[] }>('./games/*/pieces.ts', { eager: true })

const json = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing))
const viewersOf = (seats: number): Viewer[] => ['room', ...Array.from({ length: seats }, (_, seat) => seat)]

const deals = shelf.flatMap(box =>
  (['digital', 'companion'] as const).map(mode => {
    const { game } = box[mode]
    const variants = combinations(box[mode].choices).map(wish => optionsOf(game, wish))
    return {
      name: `${box.id} ${mode}`,
      box,
      mode,
      game,
      deals: Array.from({ length: SEEDS }, (_, i): Deal => {
        const seats = box.seats[i % box.seats.length]!
        return { game, mode, seats, options: variants[i % variants.length], seed: 7919 * (i + 1) }
      }),
    }
  }),
)

// A refusal as a player would read it: a code without words, or a point without help, is a fault.
const telling: Telling = { you: 0, options: {}, seats: 2, name: seat => `Seat ${seat}`, list: String, either: String }

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
  // A failing law names its seed: `SEEDS` is enough to meet it again, and it becomes a test of its own.
  const each = (law: (deal: Deal) => void) => {
    for (const deal of deals) {
      try {
        law(deal)
      } catch (failure) {
        throw new Error(`seed ${deal.seed}, ${deal.seats} seats, ${JSON.stringify(deal.options)}`, { cause: failure })
      }
    }
  }

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
          // Others enter or correct it by what everybody knows, so it must not need what only the seat's holder sees.
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
    const met = new Map<string, Refusal>()
    const hear = (refusal: Refusal | undefined) => refusal && met.set(refusal.refused, refusal)
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
          hear(refusal)
          for (const yesterday of seen.slice(-3)) hear(game.check(position, yesterday))
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
      const bent = ['__proto__', 1e308, -1, 0.5, Number.NaN, '', null, [], {}, { kind: '__proto__' }]
      for (const move of seen)
        for (const key of Object.keys(move as object))
          for (const value of bent) {
            const parsed = parse({ ...(move as object), [key]: value })
            if (!parsed.issues) hear(game.check(positionOf(game, start, 0), parsed.value))
          }
    })
    expect(met.size).toBeGreaterThan(0)
    for (const lang of langs)
      for (const [code, refusal] of met) {
        const ours = why(box.words[lang][mode], refusal, telling)
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
    const { redeal, hidesNothing } = redealOf(box.id, mode) ?? {}
    expect(redeal, 'a redeal.ts beside the game’s tests').toBeDefined()
    let differs = 0
    each(deal => {
      watched(deal, ({ state, action }) => {
        // Every third state will do: comparing whole states for every viewer is most of the laws' time.
        if (action.seq % 3) return
        for (const viewer of viewersOf(deal.seats)) {
          const twin = redeal!(json(state), viewer, seeded(deal.seed + action.seq))
          if (JSON.stringify(twin) !== JSON.stringify(json(state))) differs++
          expect(json(game.view(twin, viewer)), `viewer ${viewer}`).toEqual(json(game.view(state, viewer)))
        }
      })
    })
    expect(differs > 0).toBe(!hidesNothing)
  })

  // A table that remembers nothing before this action, and all of some that came after it.
  const historyFrom = ({ action, before }: Step, later: readonly Step[]) =>
    resumed(game, { seq: action.seq - 1, state: before }, [action, ...later.map(step => step.action)])

  test('8: undo is exact, and what is final stays', () => {
    each(deal => {
      const { opening, steps } = gameOf(deal)
      steps.forEach((step, i) => {
        const { action, before, state } = step
        if (action.final || i % 3) return
        const next = steps.slice(i + 1, i + 4)
        const final = next.findIndex(({ action }) => action.final)
        const later = final < 0 ? next : next.slice(0, final)
        const made = { id: 'undo', seq: action.seq, seat: action.seat!, at: 0 }
        const back = undone(game, historyFrom(step, later), made)
        if (isRefusal(back)) return
        const log = [opening, ...steps.slice(0, i + 1 + later.length).map(one => one.action), lastOf(back)]
        expect(replay(game, effective(log))).toEqual(back.state)
        if (later.length > 0) return
        expect(back.state).toEqual(before)
        const again = play(game, before, action.seat!, action.move, seeded(1))
        expect(isRefusal(again) || again.state).toEqual(state)
      })
    })
  })

  test.runIf(mode === 'companion')('8: correction is exact', () => {
    let held = 0
    each(deal => {
      const { opening, steps } = gameOf(deal)
      const dice = seeded(deal.seed)
      steps.forEach((step, i) => {
        if (i % 4) return
        const { action, before, offered } = step
        const later = steps.slice(i + 1, i + 12)
        const move = offered[dice.roll(offered.length)]
        const made = { id: 'correction', seq: action.seq, seat: action.seat!, at: 0, move }
        const next = corrected(game, historyFrom(step, later), made)
        if (isRefusal(next)) return
        held++
        // As if it had been the other one from the start.
        let state: unknown = before
        for (const one of [{ ...action, move }, ...later.map(({ action }) => action)]) {
          const played = play(game, state, one.seat!, one.move, seeded(1))
          // What only another seat's holder knows (a purse) is not asked for: there the entry simply stands.
          if (isRefusal(played) && one.seat === made.seat) throw new Error(played.refused)
          state = isRefusal(played)
            ? evolved(game, state, game.decide(state, one.seat!, one.move, seeded(1)))
            : played.state
        }
        expect(next.state).toEqual(state)
        const log = [opening, ...steps.slice(0, i + 1 + later.length).map(one => one.action), lastOf(next)]
        expect(replay(game, effective(log))).toEqual(state)
      })
    })
    expect(held).toBeGreaterThan(0)
  })

  test('9: places are honest', () => {
    each(deal => {
      const standings: Standing[] = game.result(gameOf(deal).end)!
      const ahead = box.better === 'more' ? 1 : -1
      const sides = sidesOf(game, deal.seats, deal.options)
      const seats = Array.from({ length: deal.seats }, (_, seat) => seat)
      expect(sides.flat().sort()).toEqual(seats)
      expect(standings.map(({ seat }) => seat).sort()).toEqual(seats)
      expect(Math.min(...standings.map(({ place }) => place))).toBe(1)
      for (const a of standings) {
        expect(a.sum.reduce((sum, [, points]) => sum + points, 0)).toBe(a.score)
        for (const b of standings) {
          if (a.place < b.place) expect((a.score - b.score) * ahead).toBeGreaterThanOrEqual(0)
          if (a.place < b.place && a.score === b.score) expect(a.ties).not.toEqual(b.ties)
          if (a.place === b.place) expect([a.score, a.ties]).toEqual([b.score, b.ties])
        }
        const isAhead = (seat: Seat) => standings.find(b => b.seat === seat)!.place < a.place
        expect(a.place).toBe(1 + sides.filter(([first]) => isAhead(first!)).length)
        for (const partner of sideOf(sides, a.seat)) {
          expect(standings.find(({ seat }) => seat === partner)).toEqual({ ...a, seat: partner })
        }
      }
    })
  })

  test.runIf(mode === 'digital')('10: every piece is somewhere exactly once', () => {
    const { pieces } = boxes[`./games/${box.id}/pieces.ts`] ?? {}
    expect(pieces, 'a pieces.ts beside the game’s tests').toBeDefined()
    each(deal => {
      const { start } = gameOf(deal)
      const all = pieces!(start).sort()
      expect(all.length).toBeGreaterThan(0)
      watched(deal, ({ state }) => expect(pieces!(state).sort()).toEqual(all))
    })
  })

  test.runIf(mode === 'digital')('11: the board copied onto the sheet says the same', () => {
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
