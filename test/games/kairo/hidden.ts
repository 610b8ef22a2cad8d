// What of a fact a viewer must not know, said once more and apart from the game: the measure of the
// leak sniffer. Beside the box everything that is entered is said aloud; only the sums in the
// purses are one's own.

import type { Viewer } from '../../../web/games/game.ts'
import type { Event } from '../../../web/games/kairo/rules/state.ts'

export const digital = (event: Event, viewer: Viewer): unknown => {
  if (event.kind === 'opened')
    return { ...event, hands: event.hands.map((hand, seat) => seat === viewer && hand) }
  if (event.kind === 'put' || event.kind === 'paid') return event.seat === viewer ? event : null
  if (event.kind === 'took' && event.from === 'pile')
    return event.seat === viewer ? event : { drew: event.seat }
  return event
}
