// Moves, covering above all, against rules written a second time, in positions that nobody chose.
import { describe, expect, test } from 'vitest'
import { chartOf } from '../../../web/games/cape-horn/rules/chart.ts'
import { roseColours, stages } from '../../../web/games/cape-horn/rules/pieces.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Move, State, Turn } from '../../../web/games/cape-horn/rules/state.ts'
import type { Chance } from '../../../web/games/game.ts'
import { positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { first } from './first-edition.ts'
import { conceivable, isLegal } from './oracle.ts'
import { citing, race } from './situation.ts'

const POSITIONS = 900
const chart = chartOf(first)
const sea = [...chart.ground.keys()].filter(square => typeof chart.ground[square] === 'number')
const types = first.cards.map(({ type }) => type)
const one = <Thing>(dice: Chance, things: readonly Thing[]): Thing =>
  things[dice.roll(things.length)]!

const turnOf = (dice: Chance): Partial<Turn> => {
  const step = one(dice, ['laying', 'laying', 'laying', 'sailed', 'buying'] as const)
  if (step === 'laying') return { laid: dice.roll(4) === 0 ? 1 : 0, covered: dice.roll(8) === 0 }
  const moved = one(dice, ['sail', 'ignore', null] as const)
  return { step, moved, sprinted: moved !== null && dice.roll(4) === 0 }
}

// Cards strewn over the sea, thickly near the ships; ships on cards, some of them together at a
// station.
const strewn = (dice: Chance): State => {
  const seats = 3 + dice.roll(3)
  const free = dice.shuffle(sea.filter(square => !chart.starts.includes(square)))
  const covered = free.slice(0, 10 + dice.roll(60))
  const stations = [...chart.stations.keys()]
  const docks = dice.shuffle([
    ...chart.starts,
    ...covered.filter(square => !chart.stations.has(square)),
  ])
  const shared = one(dice, stations)
  const squares = Array.from({ length: seats }, (_, seat) =>
    dice.roll(4) === 0 ? shared : docks[seat]!,
  )
  const laid = new Set([...covered, ...squares.filter(square => !chart.starts.includes(square))])
  return race({
    ships: squares.map(square => ({
      at: square,
      points: dice.roll(9),
      roses: stages.slice(0, dice.roll(3)).map((stage, i) => ({ stage, colour: roseColours[i]! })),
      hand: Array.from({ length: dice.roll(7) }, () => one(dice, types)).sort(),
    })),
    cards: [...laid].map(square => [
      (square % 14) + 1,
      Math.floor(square / 14) + 1,
      one(dice, types),
    ]),
    turn: { seat: dice.roll(seats), ...turnOf(dice) },
    pile: { A: dice.roll(3) },
    options: { sprintIgnore: one(dice, ['yes', 'no'] as const) },
  })
}

describe(`in ${POSITIONS} random positions`, () => {
  const positions = Array.from({ length: POSITIONS }, (_, seed) => strewn(seeded(seed + 1)))

  test('what is allowed is what the oracle allows, of every conceivable move', () => {
    const allowed: Record<string, number> = {}
    const refused: Record<string, number> = {}
    positions.forEach((state, seed) => {
      const position = positionOf(digital, state, state.turn!.seat)
      const legal = isLegal(position)
      const { hand } = position.view
      const held = hand[0] ?? 'A'
      const lacked = types.find(type => !hand.includes(type))!
      for (const move of conceivable([held, lacked])) {
        const refusal = citing(digital.check(position, move))
        if ((refusal === undefined) !== legal(move)) {
          expect.fail(
            `position ${seed + 1}, ${JSON.stringify(move)}: ${refusal?.refused ?? 'allowed'}`,
          )
        }
        if (refusal) refused[refusal.refused] = (refused[refusal.refused] ?? 0) + 1
        else allowed[move.kind] = (allowed[move.kind] ?? 0) + 1
      }
    })
    // The positions meet everything: an oracle that is never asked proves nothing.
    for (const kind of [
      'lay',
      'cover',
      'sail',
      'ignore',
      'sprint',
      'renounce',
      'draw',
      'buy',
      'end',
    ]) {
      expect(allowed[kind], kind).toBeGreaterThan(20)
    }
    const codes = [
      'within-reach',
      'within-ignore',
      'under-a-ship',
      'printed-start',
      'laid-already',
      'covered-already',
    ]
    for (const code of [
      ...codes,
      'runs-aground',
      'too-few-roses',
      'ship-there',
      'no-card-there',
      'two-ignores',
    ]) {
      expect(refused[code], code).toBeGreaterThan(10)
    }
  })

  test('what is offered is all of it, each once', () => {
    for (const state of positions) {
      const position = positionOf(digital, state, state.turn!.seat)
      const offers = [...digital.moves(position)].map(move => JSON.stringify(move))
      const legal = [...conceivable(types)]
        .filter(isLegal(position))
        .map((move: Move) => JSON.stringify(move))
      expect(offers.length).toBeLessThanOrEqual(700)
      expect(offers.sort()).toEqual(legal.sort())
    }
  })
})
