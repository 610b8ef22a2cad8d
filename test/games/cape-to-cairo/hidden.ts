// What of a fact a viewer must not know, said once more and apart from the game: the measure of the
// leak sniffer.

import type { Entry } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import type { Event } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Options } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Said } from '../../../web/games/companion.ts'
import type { Viewer } from '../../../web/games/game.ts'

export const digital = (event: Event, viewer: Viewer, isOpen: boolean): unknown => {
  if (event.kind === 'bid') return isOpen || event.seat === viewer ? event : { bid: event.seat }
  if (event.kind === 'gained-bonus') return { gained: event.seat, from: event.from }
  return event
}

export const companion = (said: Said<Entry, Options>, viewer: Viewer, isOpen: boolean): unknown => {
  const isSeal = said.kind === 'entered' && said.entry.kind === 'bid'
  return isSeal && !isOpen && said.seat !== viewer ? { sealed: said.seat } : said
}
