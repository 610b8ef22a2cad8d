// Facts that the strip of what others have just done leaves to the sentence, and why.
export const undrawn = {
  opened: 'nobody did it',
  began: 'the log book shows whose turn it is',
  drew: 'the log book counts the cards',
  bought: 'the log book counts the cards',
  won: 'the end page tells it',
  'got-stuck': 'the end page tells it',
}
