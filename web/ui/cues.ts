// What can be heard and felt at a table: sounds, by what they sound like. A face says which of its
// facts have one (`export const cues`); one's own turn and the win are the house's.
import type { FactKind } from '../games/words.ts'

/** Where this browser keeps whether they are: few phones were told anything. */
export const PHONE = 'boxside phone'

export type Cue = 'turn' | 'stamp' | 'cards' | 'steam' | 'bells' | 'win'

/** By kind of a game's facts: one that it does not have does not compile. */
export type Cues<Event = { kind: string }> = Readonly<Partial<Record<FactKind<Event>, Cue>>>
