// The end as early as it can be: no seat has to lay once nothing can change, and all players may
// agree to stop before.
import { describe, expect, test } from 'vitest'
import { areFinal } from '../../../web/games/camino/rules/ending.ts'
import type { Piece } from '../../../web/games/camino/rules/pieces.ts'
import { priceOf } from '../../../web/games/camino/rules/price.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import { isOpening } from '../../../web/games/camino/rules/sides.ts'
import type { State } from '../../../web/games/camino/rules/state.ts'
import { surveyed } from '../../../web/games/camino/rules/survey.ts'
import { evolved } from '../../../web/games/play.ts'
import { gameOf } from '../../laws/random.ts'
import { boardOf, refused, situation, squareIn } from './situation.ts'

const small = { variant: 'caminito-small' as const }
const hands: Piece[][] = [['meadow'], ['meadow']]
const starts = [0, squareIn('caminito-small', 10, 1)]

// A random game, with every state in which a seat may lay.
const laying = (end: 'automatic' | 'agreement', seed: number) => {
  const options = { variant: 'caminito-small', end } as const
  const deal = { game: digital, mode: 'digital', seats: 2, options, seed } as const
  const { start, steps } = gameOf(deal)
  return [start, ...steps.map(({ state }) => state)].filter((state): state is State => {
    const { turn, over } = state as State
    return !over && turn.step === 'lay' && !isOpening(state as State)
  })
}
const isSettled = ({ options: { variant }, board }: State) => areFinal(surveyed({ variant, board }))

describe('from the first moment at which nothing can change', () => {
  test('nobody has to lay', () => {
    const states = [1, 2, 3].flatMap(seed => laying('automatic', seed))
    expect(states.length).toBeGreaterThan(50)
    expect(states.filter(isSettled)).toEqual([])
  })

  test('the end is offered, where it must be agreed', () => {
    const states = [1, 2, 3, 4].flatMap(seed => laying('agreement', seed)).filter(isSettled)
    expect(states.length).toBeGreaterThan(5)
    for (const state of states.filter(({ turn, offer }) => !turn.hasOffered && offer === undefined))
      expect(refused(state, state.turn.seat, { kind: 'offer' })).toBeUndefined()
  })
})

describe('when all players agree to stop', () => {
  const early = (state: State) => evolved(digital, state, [{ kind: 'ended-early' } as never])

  test('the cheapest possible ways count, as when nobody can lay', () => {
    const wide = boardOf('caminito-small', '┌────....┐')
    const state = situation({ board: wide, hands, starts, options: small })
    const { over } = early(state)
    expect(over!.how).toBe('early')
    const { ways } = surveyed({ ...small, board: wide })
    expect(over!.ways.map(priceOf)).toEqual(ways.map(({ possible }) => priceOf(possible!)))
  })

  test('before anybody has opened both sides share', () => {
    const state = situation({
      board: boardOf('caminito-small'),
      hands,
      starts: [null, null],
      options: small,
    })
    expect(digital.result(early(state))!.map(({ place }) => place)).toEqual([1, 1])
  })
})
