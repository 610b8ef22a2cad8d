// The keys of the house's own words: English sets them, the other languages must have the same.
import type { LineCode, RequestCode } from '../games/game.ts'
import type { Same } from '../games/words.ts'
import type { ChoiceWords } from '../table-options.ts'
import type * as english from './en.ts'

/** A code of a refusal, or an option, without words does not compile, in English neither. */
export type House = Same<typeof english.live> & { refused: Record<LineCode, string> }
export type Served = Same<typeof english.served> & { refused: Record<RequestCode, string> }
export type PageWords = Same<typeof english.pages> & { choices: ChoiceWords }
export type PlainWords = Same<typeof english.plain>
export type EveningsWords = Same<typeof english.evenings>
export type FairWords = Same<typeof english.fair>

/** Every colour a seat may have, in any game. */
export type SeatColour = keyof House['colours']
