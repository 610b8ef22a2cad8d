// An evening of Kairo beside the box, for tests: entries by their shortest names, and sheets they
// lead to.

import type { Entry } from '../../../web/games/kairo/rules/entry.ts'
import type { Cloth } from '../../../web/games/kairo/rules/pieces.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import type { Options, Sheet } from '../../../web/games/kairo/sheet/state.ts'
import { isRefusal, open, play, positionOf } from '../../../web/games/play.ts'
import { noLuck } from '../../chance.ts'
import { optionsOf } from '../../laws/random.ts'
import { coins } from './situation.ts'

export type Said = [seat: number, entry: Entry]

export const say = (sheet: Sheet, seat: number, entry: Entry): Sheet => {
  const played = play(companion, sheet, seat, entry, noLuck)
  if (isRefusal(played))
    throw new Error(`${JSON.stringify(entry)} by ${seat}: ${JSON.stringify(played)}`)
  return played.state
}
export const evening = (seats: number, options: Partial<Options>, ...said: Said[]): Sheet => {
  const opened = open(companion, seats, optionsOf(companion, options) as Options, noLuck).state
  return said.reduce((sheet, [seat, entry]) => say(sheet, seat, entry), opened)
}
export const why = (sheet: Sheet, seat: number, entry: Entry): string | undefined =>
  companion.check(positionOf(companion, sheet, seat), entry)?.refused
export const prompts = (sheet: Sheet, seat: number): Entry[] => [
  ...companion.moves(positionOf(companion, sheet, seat)),
]

export const sets = (seat: number, ...three: Cloth[]): Said => [
  seat,
  { kind: 'sets-up', cloths: three },
]
export const begins = (first: number): Said => [0, { kind: 'begins', first }]
export const draw: Entry = { kind: 'draw' }
export const stop: Entry = { kind: 'stop' }
export const extension = (
  cloth: Cloth,
  paid?: Parameters<typeof coins>[0],
  coin?: Cloth,
): Entry => ({
  kind: 'extension',
  cloth,
  ...(paid && { paid: coins(paid) }),
  ...(coin && { coin }),
})
export const attract = (cloth: Cloth, owner: number | 'neutral'): Entry => ({
  kind: 'attract',
  cloth,
  owner,
})

/**
 * Two seats: red, yellow, green before the first, red, white, blue before the second; seat 0
 * begins.
 */
export const two = (options: Partial<Options> = {}, ...said: Said[]) =>
  evening(
    2,
    options,
    sets(0, 'red', 'yellow', 'green'),
    sets(1, 'red', 'white', 'blue'),
    begins(0),
    ...said,
  )
