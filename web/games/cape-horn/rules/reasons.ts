// Why the bot would make a move: what its words have a sentence for.

export type Reason =
  | 'wins'
  | 'winsBySprint'
  | 'winsNext'
  | 'rose'
  | 'onto'
  | 'leads'
  | 'nearer'
  | 'sprints'
  | 'waits'
  | 'draws'
  | 'buys'
  | 'ends'
