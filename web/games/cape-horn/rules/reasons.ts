// The bot's reasons for a move; the words have a sentence for each.

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
