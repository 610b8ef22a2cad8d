// Facts that the strip of what others have just done leaves to the sentence, and why.
export const undrawn = {
  opened: 'nobody did it',
  'drew-stall': 'the same seat places it at once',
  'set-aside': 'what fitted nowhere shows nowhere',
  reshuffled: 'nobody did it',
  final: 'the masthead says why',
  'shut-out': 'a rule, not a thing',
  stopped: 'a decision, not a thing',
  ended: 'the end page tells it',
}
