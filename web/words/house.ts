// The keys of the house's own words: English sets them, the other languages must have the same.
import type { HouseCode, Same } from '../games/words.ts'
import type * as english from './en.ts'

export type House = Same<typeof english.live> & { refused: Record<HouseCode, string> }
export type Served = Same<typeof english.served>
export type PageWords = Same<typeof english.pages>

// Every colour a seat may have, in any game.
export type SeatColour = keyof House['colours']
