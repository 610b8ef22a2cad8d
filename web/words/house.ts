// The keys of the house's own words: English sets them, the other languages must have the same.
import type english from './en.ts'

export type House = typeof english

// Every colour a seat may have, in any game.
export type SeatColour = keyof House['colours']
