// Ways to play for tests: bazaars built as full as they get, and games played with an aim.
import { type Bazaar, layoutOf, stallOf } from '../../../web/games/kairo/rules/bazaar.ts'
import { byCloth, cloths } from '../../../web/games/kairo/rules/pieces.ts'
import { growth, maySetUp, places } from '../../../web/games/kairo/rules/stalls.ts'
import type { State } from '../../../web/games/kairo/rules/state.ts'
import { seeded } from '../../chance.ts'
import { district, ground, joker, onStarts, situation } from './situation.ts'

/**
 * A bazaar of three seats in which stalls and extensions were laid at random, cards and coins
 * apart: at several stages.
 */
export const crowded = (seed: number): State[] => {
  const dice = seeded(seed)
  const customers = { ...onStarts }
  let bazaar: Bazaar = { stalls: [], customers }
  const stages: State[] = []
  for (let step = 1; step <= 60; step++) {
    const [seat, cloth] = [dice.roll(3), cloths[dice.roll(6)]!]
    const layout = layoutOf(ground, bazaar)
    const own = stallOf(bazaar, seat, cloth)
    if (own) {
      const squares = growth(layout, own)
      if (squares.length === 0 || own.squares.length > 4) continue
      const grown = { ...own, squares: [...own.squares, squares[dice.roll(squares.length)]!] }
      bazaar = { ...bazaar, stalls: bazaar.stalls.map(stall => (stall === own ? grown : stall)) }
    } else {
      const found = [...places(layout, cloth)]
      if (found.length === 0) continue
      const { square, entrance } = found[dice.roll(found.length)]!
      if (maySetUp(layout, cloth, { square, entrance })) throw new Error('found and refused')
      bazaar = {
        ...bazaar,
        stalls: [...bazaar.stalls, { owner: seat, cloth, squares: [square], entrance }],
      }
    }
    if (step % 12 > 0) continue
    const players = [0, 1, 2].map(() => ({
      hand: [district(1 + dice.roll(9)), joker.J147 + dice.roll(3), joker.J123 + dice.roll(3)]
        .slice(0, 1 + dice.roll(3))
        .sort((a, b) => a - b),
      coins: byCloth(() => dice.roll(4)),
    }))
    const state = situation({ stalls: bazaar.stalls, customers, players, pile: [district(1)] })
    stages.push({ ...state, phase: { kind: 'turn', seat: dice.roll(3), taken: 0 } })
  }
  return stages
}
