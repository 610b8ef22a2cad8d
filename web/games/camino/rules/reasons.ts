// Why the bot would make a move; the words have a sentence for each reason.

export type Reason =
  | 'opens'
  | 'dearer'
  | 'guards'
  | 'secures'
  | 'idle'
  | 'spares'
  | 'least'
  | 'only'
  | 'completes'
  | 'completes-last'
  | 'sets-aside'
  | 'sets-aside-last'
  | 'swaps'
  | 'passes'
  | 'draws'
  | 'ends'
  | 'decided'
  | 'wins'
  | 'plays-on'

/** What the figures of a comparison are: by how many points the own route will be cheaper. */
export type Unit = 'ahead'
