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
  | 'keeps'
  | 'buys'
  | 'ends'

/** What the figures of a comparison are: chances to win in percent. */
export type Unit = 'chance'
