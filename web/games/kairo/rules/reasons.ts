// Why the bot would make a move: what its words have a sentence for.

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
