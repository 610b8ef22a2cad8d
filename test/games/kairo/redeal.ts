// A twin of a game: all that one viewer was not told is different, all that was told is the same.

import type { Chance, Viewer } from '../../../web/games/game.ts'
import { byCloth } from '../../../web/games/kairo/rules/pieces.ts'
import type { Phase, State } from '../../../web/games/kairo/rules/state.ts'

// A build under way was never begun; what another seat has put and paid nobody else knows.
const undone = (phase: Phase, viewer: Viewer): Phase =>
  phase.is === 'turn' && phase.seat !== viewer ? { is: 'turn', seat: phase.seat, taken: phase.taken } : phase

// The others' hands and the pile change places card by card; everyone holds as many as before. Purses hold other coins
// until the end opens them.
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const others = state.players.filter((_, seat) => seat !== viewer)
  const hidden = [...others.flatMap(({ hand }) => hand), ...state.pile]
  const shuffled = chance.shuffle(hidden)
  const dealt = shuffled.every((card, i) => card === hidden[i]) ? [...shuffled.slice(1), shuffled[0]!] : shuffled
  const players = state.players.map((player, seat) => {
    if (seat === viewer) return player
    const hand = dealt.splice(0, player.hand.length).sort((a, b) => a - b)
    const coins = state.phase.is === 'over' ? player.coins : byCloth(() => chance.roll(9))
    return { ...player, hand, coins }
  })
  return { ...state, players, pile: dealt.sort((a, b) => a - b), phase: undone(state.phase, viewer) }
}
