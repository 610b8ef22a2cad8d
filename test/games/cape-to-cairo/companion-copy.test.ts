// Board = sheet: any digital game, copied onto the companion fact by fact, adds up to the same in
// either depth.
import { describe, expect, test } from 'vitest'
import { type Depth, depths } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Event, Move } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import type { Chance } from '../../../web/games/game.ts'
import { isRefusal, open, play, positionOf, waiting } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { sheetBeside } from '../../laws/copy.ts'
import { sweep } from '../../sweep.ts'
import { copy } from './copy.ts'

const SEEDS = sweep('SEEDS', { part: 2, whole: 6 })

type Temper = (moves: Move[], dice: Chance) => Move
const any: Temper = (moves, dice) => moves[dice.roll(moves.length)]!
// Bids a few pounds, so that ties are many; builds when it can, with whatever it costs.
const mean: Temper = (moves, dice) => {
  if (moves[0]!.kind === 'bid') return moves[dice.roll(Math.min(2, moves.length))]!
  const builds = moves.filter(({ kind }) => kind === 'build')
  return any(builds.length > 0 ? builds : moves, dice)
}
// Passes until there is nothing left to draw, and a few times more.
const idle: Temper = (moves, dice) => {
  const passing = moves.find(({ kind }) => kind === 'pass')
  return passing && dice.roll(60) > 0 ? passing : any(moves, dice)
}
const tempers = { any, mean, idle }

// Plays a digital game to its end beside its sheet; tells what it met on the way.
const copied = (seats: number, depth: Depth, temper: Temper, seed: number) => {
  const dice = seeded(seed)
  let { state } = open(digital, seats, { bonusFrom: 'choice' }, dice)
  const beside = sheetBeside({ digital, companion }, copy, seats, { depth }, state)
  const met = new Set<Event['kind'] | string>()
  for (let moves = 0; digital.result(state) === undefined; moves++) {
    if (moves > 20_000) throw new Error('the digital game does not end')
    const [seat] = waiting(digital, state, seats)
    const move = temper([...digital.moves(positionOf(digital, state, seat!))], dice)
    const next = play(digital, state, seat!, move, dice)
    if (isRefusal(next)) throw new Error(next.refused)
    beside.follow(state, next.events)
    for (const event of next.events)
      met.add(event.kind === 'reshuffled' ? `reshuffled ${event.from}` : event.kind)
    state = next.state
  }
  beside.end(state)
  return met
}

describe.each(depths)('a digital game copied in %s depth', depth => {
  test.each([2, 3, 4])(
    'with %i seats has the same money, crossings, bonuses and standings throughout',
    seats => {
      for (const [i, temper] of [any, mean].entries()) {
        for (let seed = 1; seed <= SEEDS; seed++)
          copied(seats, depth, temper, 1000 * seats + 10 * seed + i)
      }
    },
  )

  test.each(Object.keys(tempers) as (keyof typeof tempers)[])(
    'meets what its players lead to: %s',
    temper => {
      const met = new Set(
        [11, 12, 13].flatMap(seed => [...copied(4, depth, tempers[temper], seed)]),
      )
      if (temper === 'mean')
        expect([...met]).toEqual(expect.arrayContaining(['drew-lots', 'gained-bonus']))
      if (temper === 'idle')
        expect([...met]).toEqual(expect.arrayContaining(['drew-nothing', 'reshuffled stock']))
    },
  )
})
