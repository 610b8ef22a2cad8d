// The reasons that the bot gives for a move. The game's words have a sentence for each.

export type Reason =
  | 'scores'
  | 'medals'
  | 'room'
  | 'neutral'
  | 'leaves'
  | 'leaves-only'
  | 'spare'
  | 'spare-only'
  | 'earns'
  | 'earns-both'
  | 'fits'
  | 'cards'
  | 'no-card'
  | 'three'
  | 'barker'
  | 'stop'

/** What the figures of a comparison are: points by which the seat is ahead in the end. */
export type Unit = 'ahead'
