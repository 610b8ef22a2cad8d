// Why the bot would make a move; the words have a sentence for each reason.

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
