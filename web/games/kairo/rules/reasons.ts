// The reasons that the bot gives for a move. The game's words have a sentence for each.

export type Reason =
  | 'scores'
  | 'medals'
  | 'room'
  | 'neutral'
  | 'leaves'
  | 'spare'
  | 'earns'
  | 'earns-both'
  | 'fits'
  | 'cards'
  | 'no-card'
  | 'three'
  | 'barker'
  | 'stop'
