// The options that tests play a game with: every combination of its options page, and those that its
// own `options.ts` names, such as texts that no page lists.
/// <reference types="vite/client" />
import { type Box, seatCountsOf } from '../../web/games/box.tsx'
import type { Mode } from '../../web/games/game.ts'
import { combinations, optionsOf } from './random.ts'

/** Options as a page or a program would send them. */
export type Wish = Readonly<Record<string, unknown>>

const rows = import.meta.glob<Partial<Record<Mode, readonly Wish[]>>>('../games/*/options.ts', {
  eager: true,
})

const ownOf = ({ id }: Box, mode: Mode): readonly Wish[] =>
  rows[`../games/${id}/options.ts`]?.[mode] ?? []

interface Variant {
  wish: Wish
  options: unknown
  seats: readonly number[] // how many may play with these options
}

/** Returns the options to play a mode with. */
export const variantsOf = (box: Box, mode: Mode): Variant[] =>
  [...combinations(box[mode].choices), ...ownOf(box, mode)].map(wish => {
    const options = optionsOf(box[mode].game, wish)
    return { wish, options, seats: seatCountsOf(box, mode, options) }
  })

/** Returns how many games of a mode meet each of its own options once, `least` or more. */
export const gamesOf = (box: Box, mode: Mode, least: number): number =>
  Math.max(least, ownOf(box, mode).length + 1)
