// The cues of a table: sounds and vibrations, named by what they sound like. A face exports which
// of its events have one (`export const cues`); the cues for the turn and for the win are shared.
import type { FactKind } from '../games/words.ts'

/** Storage key of this browser's settings for cues; few phones have any. */
export const PHONE = 'boxside phone'

export type Cue = 'turn' | 'stamp' | 'cards' | 'steam' | 'bells' | 'win'

/** A cue by kind of event. A kind that the game does not have fails the compiler. */
export type Cues<Event = { kind: string }> = Readonly<Partial<Record<FactKind<Event>, Cue>>>
