// What of a fact a viewer must not know, said once more and apart from the game: the measure of the
// leak sniffer. The log book beside the box has no secrets.
import type { Event } from '../../../web/games/cape-horn/rules/state.ts'
import type { Viewer } from '../../../web/games/game.ts'

export const digital = (event: Event, viewer: Viewer): unknown => {
  if (event.kind === 'opened')
    return { ...event, hands: event.hands.map((hand, seat) => seat === viewer && hand) }
  if (event.kind === 'drew' || event.kind === 'bought') {
    return event.seat === viewer ? event : { [event.kind]: event.seat }
  }
  return event
}
