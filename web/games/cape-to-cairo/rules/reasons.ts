// The bot's reasons for a move; the words have a sentence for each.

export type Reason =
  | 'mixes'
  | 'even'
  | 'broke'
  | 'takes'
  | 'needs-less'
  | 'brings-more'
  | 'pays-more'
  | 'draws'
  | 'wins'
  | 'free'
  | 'spends'
  | 'saves'
  | 'waits'
  | 'cannot'

/** What the figures of a comparison are: shares of wins in percent. */
export type Unit = 'chance'
