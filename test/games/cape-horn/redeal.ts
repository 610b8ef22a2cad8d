// A twin of a race: all that one viewer was not told is different, all that was told is the same.

import type { State } from '../../../web/games/cape-horn/rules/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'

// The others' hands and the pile change places card by card; everyone holds as many as before.
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const pile = Object.entries(state.pile).flatMap(([card, copies]) => Array.from({ length: copies }, () => card))
  const others = state.ships.filter((_, seat) => seat !== viewer)
  const hidden = [...others.flatMap(({ hand }) => hand), ...pile]
  const shuffled = chance.shuffle(hidden)
  const dealt = shuffled.every((card, i) => card === hidden[i]) ? [...shuffled.slice(1), shuffled[0]!] : shuffled
  const ships = state.ships.map((ship, seat) =>
    seat === viewer ? ship : { ...ship, hand: dealt.splice(0, ship.hand.length).sort() },
  )
  const left = Object.keys(state.pile).map(card => [card, dealt.filter(one => one === card).length])
  return { ...state, ships, pile: Object.fromEntries(left) }
}
