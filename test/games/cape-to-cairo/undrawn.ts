// Facts that the strip of what others have just done leaves to the sentence, and why.
export const undrawn = {
  opened: 'nobody did it',
  'drew-lots': 'the reveal shows the coins',
  ranked: 'the reveal shows the order',
  'drew-nothing': 'nothing changed',
  passed: 'nothing changed',
  preferred: 'a choice for later',
  reshuffled: 'nobody did it',
  won: 'the end page tells it',
}
