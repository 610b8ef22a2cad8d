// Why the bot would make a move: what its words have a sentence for.

export type Reason =
  | 'opens'
  | 'dearer'
  | 'guards'
  | 'secures'
  | 'idle'
  | 'spares'
  | 'least'
  | 'completes'
  | 'sets-aside'
  | 'swaps'
  | 'passes'
  | 'draws'
  | 'ends'
  | 'decided'
  | 'wins'
  | 'plays-on'
