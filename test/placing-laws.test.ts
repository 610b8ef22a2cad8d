// What every online game must obey where it is taken up from a table: it is the game that lies
// there, or it is refused.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Chance } from '../web/games/game.ts'
import { type Area, isSame, type Layout, type Lying } from '../web/games/layout.ts'
import { type Change, changed, everything, layout, takenUp } from '../web/games/placing.ts'
import { isRefusal, openAt, positionOf } from '../web/games/play.ts'
import { type Telling, why } from '../web/games/words.ts'
import { langs } from '../web/lang.ts'
import { houses } from '../web/words/all.ts'
import { seeded } from './chance.ts'
import { deals, json, toEach, viewersOf } from './laws/deals.ts'
import { piecesOf } from './laws/pieces.ts'
import { playedOut, shaken, shakenRest } from './laws/placed.ts'
import { type Deal, gameOf } from './laws/random.ts'
import { sweep } from './sweep.ts'

const telling: Telling = {
  you: 'room',
  options: {},
  seats: 5,
  name: seat => `Seat ${seat}`,
  list: String,
  either: String,
}

const SLIPS = 3 // at each position
const SHAKES = 16 // of one position, each kept that leaves a game
const PLAYED = sweep('PLAYED', { part: 12, whole: 6 }) // one in so many positions is shaken and played on

const inAnyOrderOf = (some: readonly unknown[]): string[] =>
  some.map(one => JSON.stringify(one)).sort()

// As they lie, in any order: areas where nothing lies are not told.
const inAnyOrder = (areas: Layout): string[] =>
  inAnyOrderOf(
    areas.flatMap(({ area, seat, row, pieces, covered }) => [
      ...pieces.flatMap(({ count, ...lying }) =>
        Array<unknown>(count).fill({ area, seat, row, ...lying }),
      ),
      ...(covered ? [{ area, seat, row, covered }] : []),
    ]),
  )

// One wrong word of what lies there: a piece elsewhere, another one, one too many, one forgotten,
// an area twice, a count of what lies face down.
const slipped = (areas: Layout, pieces: readonly string[], dice: Chance): Layout => {
  const one = <Item>(of: readonly Item[]) => of[dice.roll(of.length)]!
  const told: Area[] = json(areas)
  const area = one(told)
  const lying: Lying | undefined = area.pieces[dice.roll(area.pieces.length + 1)]
  const kind = dice.roll(5)
  if (kind === 4 && lying) area.pieces.splice(area.pieces.indexOf(lying), 1)
  else if (kind === 0) area.covered = Math.max(0, (area.covered ?? 0) + dice.roll(9) - 4)
  else if (kind === 1)
    told.push({ ...json(area), ...(area.seat !== undefined && { seat: dice.roll(5) }) })
  else if (!lying) area.pieces.push({ piece: one(pieces), count: 1 + dice.roll(3) })
  else if (kind === 2) one(told).pieces.push(...area.pieces.splice(area.pieces.indexOf(lying), 1))
  else {
    const changes: Partial<Lying>[] = [
      { count: lying.count + 1 },
      { piece: one(pieces) },
      { at: dice.roll(200) },
      { mark: dice.roll(5) },
    ]
    Object.assign(lying, one(changes))
  }
  return told
}

const placeable = deals.filter(({ mode, box }) => mode === 'digital' && box.digital.layout.placing)

describe.each(placeable)('$name', ({ box, game, deals }) => {
  const each = toEach(deals)
  const { layoutOf, contents, unlimited } = box.digital.layout
  const placing = box.digital.layout.placing!
  const pieces = piecesOf(box)
  const restOf = (state: unknown) => placing.restOf(positionOf(game, state, 'room').view)
  const takenUpAt = (areas: Layout, rest: object, { options, seats }: Deal) =>
    takenUp(game, { ...box.digital.layout, placing }, { areas, rest }, options, seats)
  const between = (deal: Deal, met: (state: unknown, rest: object, nth: number) => void) => {
    const { start, steps } = gameOf(deal)
    for (const [nth, state] of [start, ...steps.map(step => step.state)].entries()) {
      const rest = restOf(state)
      if (rest) met(state, rest, nth)
    }
  }

  test('16: what lies there, and what no piece shows, is the game again', () => {
    let states = 0
    each(deal => {
      const { seats, seed } = deal
      between(deal, (state, rest, nth) => {
        states++
        const areas = everything(game, layoutOf, state, seats)
        expect(v.parse(layout, json(areas))).toEqual(areas)
        expect(placing.rest['~standard'].validate(json(rest))).toMatchObject({ value: rest })
        const placed = takenUpAt(areas, rest, deal)
        expect(isRefusal(placed) ? placed : undefined).toBeUndefined()
        expect(pieces(placed)).toEqual(pieces(state))
        const opened = openAt(game, placed, seeded(seed + nth)).state
        expect(game.proceed(opened, seeded(1))).toEqual([])
        expect(restOf(opened)).toEqual(rest)
        // A turn's half that only its own seat has seen is no part of what lies there.
        const known = openAt(game, state, seeded(seed + nth)).state
        for (const viewer of viewersOf(seats)) {
          const [one, other] = [opened, known].map(of => positionOf(game, of, viewer))
          expect(layoutOf(one!)).toEqual(layoutOf(other!))
          if (nth % 4 === 0)
            expect(inAnyOrderOf([...game.moves(one!)])).toEqual(
              inAnyOrderOf([...game.moves(other!)]),
            )
        }
      })
    })
    const all = deals.reduce((sum, deal) => sum + 1 + gameOf(deal).steps.length, 0)
    expect(states).toBeGreaterThan(all / 6)
    console.info(`taken up: ${states} positions of ${box.id}`)
  })

  test('19: what people are asked, told piece by piece in any order of areas, is the game again', () => {
    each(deal => {
      const { seats, options, seed } = deal
      const dice = seeded(seed)
      const asked = placing.asked(options, seats)
      between(deal, (state, rest, nth) => {
        if (nth % 5 > 0) return
        const lies = everything(game, layoutOf, state, seats)
        const areas = asked.flatMap(of => lies.filter(one => isSame(one, of)))
        const changes = areas
          .toSorted(() => dice.roll(3) - 1)
          .flatMap(({ area, seat, row, pieces, covered }): Change[] => {
            const name = {
              area,
              ...(seat !== undefined && { seat }),
              ...(row !== undefined && { row }),
            }
            const puts = pieces.flatMap(({ count, ...lying }): Change[] =>
              count > 3
                ? [{ ...name, set: { piece: lying.piece, count } }]
                : Array<Change>(count).fill({ ...name, put: { ...lying, count: 1 } }),
            )
            return [...puts, ...(covered ? [{ ...name, covered }] : [])]
          })
        let told: Layout = []
        for (const one of changes) {
          const next = changed(told, asked, json(one))
          expect(isRefusal(next) ? [one, next] : undefined).toBeUndefined()
          told = next as Layout
        }
        const placed = takenUpAt(told, rest, deal)
        expect(isRefusal(placed) ? placed : undefined).toBeUndefined()
        expect(inAnyOrder(everything(game, layoutOf, placed, seats))).toEqual(inAnyOrder(lies))
        for (const name of Object.keys(placing.restAsked)) {
          const values = placing.restAsked[name]!
          const value: unknown = new Map<string, unknown>(Object.entries(rest)).get(name)
          expect(values === 'seat' ? [...Array(seats).keys()] : values).toContain(value)
        }
      })
    })
  })

  test('18: after a slip it is refused, with its words, or just what was said lies there', () => {
    const met: Record<string, number> = {}
    let covered = false
    each(deal => {
      const { seats, options, seed } = deal
      const known = [...Object.keys(contents(options, seats)), ...(unlimited ?? []), 'camel']
      const dice = seeded(seed)
      const all = pieces(gameOf(deal).start)
      between(deal, (state, rest) => {
        for (let slip = 0; slip < SLIPS; slip++) {
          const lies = everything(game, layoutOf, state, seats)
          covered ||= lies.some(area => area.covered)
          const told = slipped(lies, known, dice)
          const placed = takenUpAt(told, rest, deal)
          const how = isRefusal(placed) ? placed.refused : 'taken up'
          met[how] = (met[how] ?? 0) + 1
          if (!isRefusal(placed)) {
            expect(pieces(placed)).toEqual(all)
            // What is not told is what is left of the box.
            const there = everything(game, layoutOf, placed, seats).filter(({ area, seat, row }) =>
              told.some(one => one.area === area && one.seat === seat && one.row === row),
            )
            expect(inAnyOrder(there)).toEqual(inAnyOrder(told))
          } else if (placed.rule) {
            expect(Object.keys(box.help.en)).toContain(placed.rule)
            for (const lang of langs) {
              const { digital, layout } = box.words[lang]
              expect(
                why({ refused: { ...digital.refused, ...layout.refused } }, placed, {
                  ...telling,
                  options,
                }),
              ).toMatch(/^(?!.*(undefined|NaN)).+$/)
            }
          } else expect(Object.keys(houses.en.refused)).toContain(placed.refused)
        }
      })
    })
    const expected = ['taken up', 'more-than-box', 'lies-otherwise']
    expect(Object.keys(met)).toEqual(
      expect.arrayContaining([...expected, ...(covered ? ['more-covered'] : [])]),
    )
    console.info(`after a slip, ${box.id}: ${JSON.stringify(met)}`)
  })

  test('20: whatever is taken up plays on to an end, with every piece there at each step', () => {
    let tried = 0
    let kept = 0
    each(deal => {
      const { seats, options, seed } = deal
      const dice = seeded(seed)
      const asked = placing.asked(options, seats)
      const inBox = contents(options, seats)
      const all = pieces(gameOf(deal).start)
      between(deal, (state, rest) => {
        if (dice.roll(PLAYED) > 0) return
        let told = { areas: everything(game, layoutOf, state, seats), rest }
        let placed = takenUpAt(told.areas, rest, deal)
        for (let shakes = 0; shakes < SHAKES; shakes++) {
          const next = {
            areas: shaken(told.areas, asked, inBox, dice),
            rest: shakenRest(told.rest, placing, seats, dice),
          }
          const answer = takenUpAt(next.areas, next.rest, deal)
          tried++
          if (isRefusal(answer)) continue
          kept++
          told = next
          placed = answer
        }
        const { state: opened } = openAt(game, placed, dice)
        playedOut(game, opened, seats, dice, now => expect(pieces(now)).toEqual(all))
      })
    })
    console.info(
      `shaken, ${box.id}: ${kept} of ${tried} shakes taken up, ${tried / SHAKES} games played on`,
    )
    expect(kept).toBeGreaterThan(tried / 10)
  })

  test('nothing is taken up where nobody can move, or where the box would speak first', () => {
    const deal = deals[0]!
    const { start } = gameOf(deal)
    const told = { areas: everything(game, layoutOf, start, deal.seats), rest: restOf(start)! }
    const answer = (changes: object) =>
      takenUp(
        { ...game, ...changes },
        { ...box.digital.layout, placing },
        told,
        deal.options,
        deal.seats,
      )
    expect(isRefusal(answer({}))).toBe(false)
    expect(answer({ moves: () => [] })).toEqual({ refused: 'nobody-moves' })
    expect(answer({ proceed: () => ['a fact'] })).toEqual({ refused: 'nobody-moves' })
  })
})
