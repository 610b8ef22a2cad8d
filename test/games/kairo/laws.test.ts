// The laws on the bare games, until the box stands on the shelf: then test/laws.test.ts asks them, and this file goes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corrected, effective, lastOf, resumed, undone } from '../../../durable/history.ts'
import type { Action, AnyGame, Mode, Standing, Viewer } from '../../../web/games/game.ts'
import type { Code } from '../../../web/games/kairo/rules/legal.ts'
import { points } from '../../../web/games/kairo/rules/points.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import type { Code as SheetCode } from '../../../web/games/kairo/sheet/entries.ts'
import { isRefusal, open, play, positionOf, waiting } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { sheetBeside } from '../../laws/copy.ts'
import { combinations, type Deal, frozen, gameOf, optionsOf, replay } from '../../laws/random.ts'
import { redeal as redealSheet } from './companion-redeal.ts'
import { copy } from './copy.ts'
import { pieces } from './pieces.ts'
import { redeal } from './redeal.ts'

const SEEDS = Number(process.env.SEEDS ?? 8)
const json = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing))
const viewersOf = (seats: number): Viewer[] => ['room', ...Array.from({ length: seats }, (_, seat) => seat)]

const choices = {
  digital: [
    { name: 'start', values: ['given', 'variable'] },
    { name: 'medals', values: ['2-1', '3-2'] },
    { name: 'oneOtherColour', values: ['no', 'yes'] },
  ],
  companion: [
    { name: 'coins', values: ['kept', 'real'] },
    { name: 'medals', values: ['2-1', '3-2'] },
    { name: 'oneOtherColour', values: ['no', 'yes'] },
  ],
}
const games: { mode: Mode; game: AnyGame; twin: typeof redeal | typeof redealSheet }[] = [
  { mode: 'digital', game: digital, twin: redeal },
  { mode: 'companion', game: companion, twin: redealSheet },
]

describe.each(games)('$mode', ({ mode, game, twin }) => {
  const variants = combinations(choices[mode]).map(wish => optionsOf(game, wish))
  const deals = Array.from({ length: SEEDS }, (_, i): Deal => {
    return { game, mode, seats: 2 + (i % 3), options: variants[i % variants.length], seed: 7919 * (i + 1) }
  })
  const each = (law: (deal: Deal) => void) => {
    for (const deal of deals) {
      try {
        law(deal)
      } catch (failure) {
        throw new Error(`seed ${deal.seed}, ${deal.seats} seats, ${JSON.stringify(deal.options).slice(0, 80)}`, {
          cause: failure,
        })
      }
    }
  }

  test('1–3, 7, 12: it ends, somebody can act, offered is accepted, nothing is mutated, luck alone decides', () => {
    each(deal => {
      const { end, steps } = gameOf(deal)
      for (const { before, state, action, waiting: seats, offered, luck } of steps) {
        expect(game.result(before)).toBeUndefined()
        for (const move of offered.slice(0, 40)) {
          expect(
            game.check(positionOf(game, before, action.seat!), frozen(json(move))),
            JSON.stringify(move),
          ).toBeUndefined()
        }
        expect(seats).toContain(action.seat)
        const again = play(game, before, action.seat!, action.move, seeded(luck))
        expect(isRefusal(again) || again.events).toEqual(action.events)
        expect(isRefusal(again) || again.state).toEqual(state)
      }
      expect(game.result(end)).toBeDefined()
      expect(waiting(game, end, deal.seats)).toEqual([])
    })
  })

  test('4: nonsense is refused, never thrown', () => {
    const parse = (value: unknown) => {
      const checked = game.move['~standard'].validate(value)
      if (checked instanceof Promise) throw new Error('a move is checked at once')
      return checked
    }
    each(deal => {
      const { start, steps } = gameOf(deal)
      const seen = steps.slice(0, 60).map(({ action }) => action.move)
      for (const { before, action, waiting: seats } of steps) {
        for (const viewer of viewersOf(deal.seats)) {
          const position = positionOf(game, before, viewer)
          const acts = seats.includes(viewer as number)
          if (!acts) expect([...game.moves(position)]).toEqual([])
          const refusal = game.check(position, action.move)
          if (!acts) expect(refusal, `${viewer} ${JSON.stringify(action.move)}`).toBeDefined()
          if (refusal) expect(points).toContain(refusal.rule)
        }
      }
      const tried = (state: unknown, value: unknown) => {
        const parsed = parse(value)
        if (!parsed.issues) game.check(positionOf(game, state, 0), parsed.value)
      }
      fc.assert(
        fc.property(fc.anything(), garbage => tried(start, garbage)),
        { numRuns: 50, seed: deal.seed },
      )
      const bent = ['__proto__', 1e308, -1, 0.5, Number.NaN, '', null, [], {}, { kind: '__proto__' }, 0, 59, 143]
      for (const { before } of steps.slice(0, 30))
        for (const move of seen)
          for (const key of Object.keys(move as object))
            for (const value of bent) tried(before, { ...(move as object), [key]: value })
    })
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
    let differs = 0
    each(deal => {
      for (const { state, action } of gameOf(deal).steps) {
        if (action.seq % 4) continue
        for (const viewer of viewersOf(deal.seats)) {
          const other = twin(json(state) as never, viewer, seeded(deal.seed + action.seq))
          if (JSON.stringify(other) !== JSON.stringify(state)) differs++
          expect(json(game.view(other, viewer)), `viewer ${viewer}`).toEqual(json(game.view(state, viewer)))
        }
      }
    })
    expect(differs).toBeGreaterThan(0)
  })

  test('8: undo and correction are exact', () => {
    let [back, changed] = [0, 0]
    each(deal => {
      const { opening, steps } = gameOf(deal)
      const dice = seeded(deal.seed)
      steps.forEach(({ action, before, state, offered }, i) => {
        if (action.final || i % 2) return
        const upTo = (last: number) => [opening, ...steps.slice(0, last).map(step => step.action)]
        const from = (later: readonly Action[]) =>
          resumed(game, { seq: action.seq - 1, state: before }, [action, ...later])
        const made = { id: 'change', seq: action.seq, seat: action.seat!, at: 0 }
        const without = undone(game, from([]), made)
        if (!isRefusal(without)) {
          back++
          expect(without.state).toEqual(before)
          expect(replay(game, effective([...upTo(i + 1), lastOf(without)]))).toEqual(before)
          const again = play(game, before, action.seat!, action.move, seeded(1))
          expect(isRefusal(again) || again.state).toEqual(state)
        }
        if (mode === 'digital') return
        const later = steps.slice(i + 1, i + 12).map(step => step.action)
        const next = corrected(game, from(later), { ...made, move: offered[dice.roll(offered.length)] })
        if (isRefusal(next)) return
        changed++
        expect(replay(game, effective([...upTo(i + 1), ...later, lastOf(next)]))).toEqual(next.state)
      })
    })
    expect(back).toBeGreaterThan(20)
    if (mode === 'companion') expect(changed).toBeGreaterThan(5)
  })

  test('9: places are honest', () => {
    each(deal => {
      const standings: Standing[] = game.result(gameOf(deal).end)!
      expect(standings.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: deal.seats }, (_, seat) => seat))
      for (const a of standings) {
        expect(a.sum.reduce((sum, [, earned]) => sum + earned, 0)).toBe(a.score)
        expect(a.place).toBe(1 + standings.filter(b => b.score > a.score).length)
      }
    })
  })

  test.runIf(mode === 'digital')(
    '10 and 11: every piece is somewhere exactly once, and the sheet says what the board says',
    () => {
      each(deal => {
        const { start, steps, end } = gameOf(deal)
        const all = pieces(start as never).sort()
        for (const { state } of steps) expect(pieces(state as never).sort()).toEqual(all)
        for (const options of copy.sheets(start as never)) {
          const beside = sheetBeside({ digital, companion }, copy, deal.seats, options, start)
          for (const { before, action } of steps) beside.follow(before, action.events)
          beside.end(end)
        }
      })
    },
  )

  test('a table opens the same from the same luck', () => {
    each(({ seats, options, seed }) => {
      expect(open(game, seats, options, seeded(seed))).toEqual(open(game, seats, options, seeded(seed)))
    })
  })
})

// Every code is kebab-case; the union itself is what words must cover.
test('codes are known by name', () => {
  const codes: (Code | SheetCode)[] = ['cuts-off', 'say-what-is-paid']
  expect(codes.every(code => /^[a-z-]+$/.test(code))).toBe(true)
})
