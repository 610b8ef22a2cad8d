// A twin of a game: all that one viewer was not told is different, all that was told is the same.

import { inOrder } from '../../../web/games/camino/rules/pieces.ts'
import type { State } from '../../../web/games/camino/rules/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'

// The others' hands, a partner's too, and the pot change places piece by piece; everyone holds as many as before.
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const others = state.hands.filter((_, seat) => seat !== viewer)
  const hidden = [...others.flat(), ...state.pot]
  const shuffled = chance.shuffle(hidden)
  const dealt = shuffled.every((piece, i) => piece === hidden[i])
    ? [...shuffled.slice(1), ...shuffled.slice(0, 1)]
    : shuffled
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : inOrder(dealt.splice(0, hand.length))))
  return { ...state, hands, pot: inOrder(dealt) }
}
