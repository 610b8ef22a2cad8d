// What the board's solver says aside is what the rules say: where each piece may go, what may be
// put away, what it changes.

import { expect, test } from 'vitest'
import {
  mayLayNow,
  mustPass,
  numbered,
  planOf,
  putAt,
  turnedOn,
} from '../../../web/games/camino/board/draft.ts'
import { type Answer, type Places, think } from '../../../web/games/camino/board/solver-worker.ts'
import { check, moves } from '../../../web/games/camino/rules/legal.ts'
import { type Piece, turnsOf, withTile } from '../../../web/games/camino/rules/pieces.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { Move, Position, State } from '../../../web/games/camino/rules/state.ts'
import { waysOf } from '../../../web/games/camino/rules/survey.ts'
import { askedOf } from '../../../web/games/camino/words/sentences.ts'
import { open, play, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

const SEEDS = sweep('SEEDS', { part: 1, whole: 3 })

// Some positions of a random game, as the seat on turn sees them before it lays.
function* positions(seed: number): Iterable<Position> {
  const chance = seeded(seed)
  const variant = seed % 3 === 2 ? 'caminito' : 'camino'
  let { state } = open(digital, 2, optionsOf(digital, { variant }) as State['options'], chance)
  for (let turn = 0; ; turn++) {
    if (state.over) return
    const seat = state.offer === undefined ? state.turn.seat : 1 - state.turn.seat
    const position = positionOf(digital, state, seat) as Position
    if (state.turn.step === 'lay' && state.offer === undefined && turn % 9 < 3) yield position
    const offered = [...moves(position)]
    const lays = offered.filter(({ kind }) => kind === 'lay')
    const among = lays.length > 0 && chance.roll(8) > 0 ? lays : offered
    const played = play(digital, state, seat, among[chance.roll(among.length)]!, chance)
    if ('refused' in played) throw new Error(`seed ${seed}: ${played.refused}`)
    state = played.state
  }
}

const answersTo = (position: Position, first?: { piece: Piece; at: number }): Answer[] =>
  [...think({ position, first, pieces: [...new Set(position.view.hand)] })].filter(
    answer => answer !== undefined,
  )

const placesIn = (answers: readonly Answer[]): Map<Piece, Places> =>
  new Map(
    answers.flatMap(answer => ('piece' in answer ? [[answer.piece, answer.places] as const] : [])),
  )

const named = (piece: Piece, byTurns: Places['lay']) =>
  byTurns.flatMap((squares, turns) => squares.map(at => `${piece} ${turns} ${at}`))
const namesOf = (all: readonly Move[], kind: 'lay' | 'complete') =>
  all.flatMap(move => (move.kind === kind ? [`${move.piece} ${move.turns} ${move.at}`] : []))

test.each(Array.from({ length: SEEDS }, (_, i) => i + 1))(
  'the solver aside says what the rules say, seed %i',
  seed => {
    let looked = 0
    for (const position of positions(seed)) {
      looked++
      const offered = [...moves(position)]
      const places = placesIn(answersTo(position))
      const all = [...places]
      expect(all.flatMap(([piece, { lay }]) => named(piece, lay)).sort()).toEqual(
        namesOf(offered, 'lay').sort(),
      )
      expect(all.flatMap(([piece, { complete }]) => named(piece, complete)).sort()).toEqual(
        namesOf(offered, 'complete').sort(),
      )
      const mayOffer = offered.some(({ kind }) => kind === 'offer')
      expect(mustPass(position.view, places, mayOffer)).toBe(
        offered.every(({ kind }) => kind === 'pass'),
      )
      for (const [piece, { kept }] of all)
        expect(kept).toEqual(check(position, { kind: 'set-aside', piece }))
    }
    expect(looked).toBeGreaterThan(10)
  },
)

test('a piece tried on a square tells both ways as they would be, or why not', () => {
  const [, , position] = [...positions(1)]
  const { options, view } = position!
  let refused = 0
  for (const piece of new Set(view.hand)) {
    for (const at of [0, 5, 31, 77, 139]) {
      const trials = answersTo(position!, { piece, at }).flatMap(answer =>
        'trial' in answer ? [answer.trial] : [],
      )
      expect(trials.map(({ turns }) => turns)).toEqual(turnsOf(piece))
      for (const { refusal, ways, ...tile } of trials) {
        expect(refusal).toEqual(check(position!, { kind: 'lay', ...tile }))
        if (refusal) refused++
        else
          expect(ways).toEqual(
            waysOf({ variant: options.variant, board: withTile(view.board, at, tile) }),
          )
      }
    }
  }
  expect(refused).toBeGreaterThan(0)
})

test('a tap puts a piece where it fits, turned as it fits; another tap on the square turns it on', () => {
  for (const position of positions(2)) {
    const hand = position.view.hand!
    const places = placesIn(answersTo(position))
    for (const [place, piece] of hand.entries()) {
      const plan = planOf(hand, { place }, places, [])!
      const fitting = [...new Set(places.get(piece)!.lay.flat())]
      for (const at of fitting.slice(0, 3)) {
        const put = planOf(hand, { place, ...putAt(plan, at) }, places, [])!
        expect(put.at).toBe(at)
        expect(mayLayNow(put) || places.get(piece)!.complete.flat().includes(at)).toBe(true)
        const next = turnedOn(put)
        expect(putAt(put, at)).toEqual({ at, turns: next })
        expect(put.turnings).toContain(next)
      }
    }
  }
})

test('a square that nothing fits is numbered side by side', () => {
  const refusal = {
    refused: 'unfillable',
    rule: 'anticipation',
    at: { squares: [7], asked: 'R RT0 0 W' },
  }
  expect(askedOf(refusal.at.asked).map(({ side }) => side)).toEqual([0, 2, 3])
  expect(numbered(refusal)?.at?.squares).toEqual([7, 7, 7])
  const other = { refused: 'mismatch', rule: 'matching', at: { squares: [1, 2] } }
  expect(numbered(other)).toBe(other)
})
