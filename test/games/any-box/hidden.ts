// What of a fact a viewer must not know, said once more and apart from the game: the measure of the
// leak sniffer.
import type { Entry } from '../../../web/games/any-box/rules/entry.ts'
import type { Options } from '../../../web/games/any-box/sheet/state.ts'
import type { Said } from '../../../web/games/companion.ts'
import type { Viewer } from '../../../web/games/game.ts'

export const companion = (said: Said<Entry, Options>, viewer: Viewer, isOpen: boolean): unknown => {
  const isSeal = said.kind === 'entered' && said.entry.kind === 'seal'
  return isSeal && !isOpen && said.seat !== viewer ? { sealed: said.seat } : said
}
