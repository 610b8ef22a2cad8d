// An evening of Cape to Cairo beside the box, for tests, and its entries by their shortest names.

import type { Depth, Entry, Landscape } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import type { Options, Sheet, View } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Said } from '../../../web/games/companion.ts'
import type { Seat } from '../../../web/games/game.ts'
import type { Action } from '../../../web/protocol.ts'
import { type Kept, keptEvening } from '../../laws/evening.ts'

export type Fact = Said<Entry, Options>
export type Logged = Action<Entry, Fact>

export interface Evening extends Kept<Sheet, View, Entry, Options> {
  bid(...pounds: number[]): number // the seq of the last seal
}

export const evening = (seats: number, depth: Depth): Evening => {
  const kept = keptEvening(companion, seats, { depth })
  return {
    ...kept,
    bid: (...pounds) => pounds.map((one, seat) => kept.say(seat, bid(one))).at(-1)!,
  }
}

export const pass: Entry = { kind: 'pass' }
export const stock = (tracks: number): Entry => ({ kind: 'stock', tracks })
export const stocked = (tracks: number): Entry => ({ kind: 'stocked', tracks })
export const bid = (pounds: number): Entry => ({ kind: 'bid', pounds })
export const coin = (pounds: number): Entry => ({ kind: 'coin', coin: pounds })
export const card = (terrain: Landscape['terrain'], tracks: number, pounds: number): Landscape => ({
  terrain,
  tracks,
  coin: pounds,
})
export const took = (...[terrain, tracks, pounds]: Parameters<typeof card>): Entry => ({
  kind: 'took',
  card: card(terrain, tracks, pounds),
})
export const built = (bonuses = 0, bought = 0): Entry => ({ kind: 'built', bonuses, bought })
export const builtOn = (stock: number): Entry => ({ kind: 'built', bonuses: 0, bought: 0, stock })
export const crossed = (
  pounds: number,
  spent: { bonuses?: number; bought?: number; rivers?: Seat[] } = {},
): Entry => ({
  kind: 'crossed',
  coin: pounds,
  bonuses: 0,
  bought: 0,
  rivers: [],
  ...spent,
})
