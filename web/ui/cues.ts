// What can be heard and felt at a table. A face says which of its facts do (`export const cues`, by kind); one's own turn
// and the win are the house's.

/** Where this browser keeps whether they are: few phones were told anything. */
export const PHONE = 'boxside phone'

export type Cue = 'turn' | 'seal' | 'reveal' | 'crossing' | 'rose' | 'win'
export type Cues = Readonly<Record<string, Cue>>
