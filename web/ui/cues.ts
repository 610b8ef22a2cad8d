// Names the cues of a table (sounds and vibrations) by their sound. A face exports a cue for some
// of its events (`export const cues`); all games share the cues for the turn and for the win.
import type { FactKind } from '../games/words.ts'

/** Storage key of this browser's settings for cues; most phones have none. */
export const PHONE = 'boxside phone'

export type Cue = 'turn' | 'stamp' | 'cards' | 'steam' | 'bells' | 'win'

/** The cue of each kind of event. The compiler rejects kinds that the game does not have. */
export type Cues<Event = { kind: string }> = Readonly<Partial<Record<FactKind<Event>, Cue>>>
