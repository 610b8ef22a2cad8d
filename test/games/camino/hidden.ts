// What of a fact a viewer must not know, said once more and apart from the game: the measure of the
// leak sniffer. Beside the box the board lies open for all.

import type { Event } from '../../../web/games/camino/rules/state.ts'
import type { Viewer } from '../../../web/games/game.ts'

export const digital = (event: Event, viewer: Viewer): unknown => {
  if (event.kind === 'opened')
    return { ...event, hands: event.hands.map((hand, seat) => seat === viewer && hand) }
  if (event.kind === 'redealt')
    return event.seat === viewer ? event : { redealt: event.seat, shown: event.shown }
  if (event.kind === 'drew' || event.kind === 'swapped')
    return event.seat === viewer ? event : { [event.kind]: event.seat }
  return event
}
