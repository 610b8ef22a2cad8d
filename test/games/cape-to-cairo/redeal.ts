// A twin of a game: all that one viewer was not told is different, all that was told is the same.

import { bonusCards } from '../../../web/games/cape-to-cairo/rules/facts.ts'
import { counter, type Phase, type State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'

// A sealed bid becomes another one that its seat could have made.
const rebid = (state: State, viewer: Viewer, chance: Chance): Phase => {
  if (state.phase.is !== 'auction') return state.phase
  const bids = state.phase.bids.map((bid, seat) => {
    const { capital } = state.railways[seat]!
    if (bid === null || seat === viewer || capital === 0) return bid
    return (bid + 1 + chance.roll(capital)) % (capital + 1)
  })
  return { is: 'auction', bids }
}

// The pile and the fronts of the bonuses change places among each other: who has no bonus card in sight knows the pile.
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const hidden = [...state.pile, ...bonusCards(state)]
  const dealt = chance.shuffle(hidden)
  const same = (cards: readonly number[]) =>
    cards.slice(state.pile.length).every((card, i) => card === hidden[i + state.pile.length])
  const turned = same(dealt) ? [...dealt.slice(1), ...dealt.slice(0, 1)] : dealt
  const fronts = turned.slice(state.pile.length)
  return {
    ...state,
    phase: rebid(state, viewer, chance),
    pile: turned.slice(0, state.pile.length).sort((a, b) => a - b),
    railways: state.railways.map(railway => ({
      ...railway,
      bonuses: railway.bonuses.map(bonus => (bonus === counter ? counter : fronts.shift()!)),
    })),
  }
}
