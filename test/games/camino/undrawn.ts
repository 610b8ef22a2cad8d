// Facts that the strip of what others have just done leaves to the sentence, and why.
export const undrawn = {
  opened: 'nobody did it',
  redealt: 'nobody did it',
  drew: 'others may not see the tile',
  swapped: 'others may not see the tiles',
  passed: 'nothing changed',
  offered: 'a proposal, not a thing',
  accepted: 'an answer, not a thing',
  declined: 'an answer, not a thing',
  ended: 'the end page tells it',
}
