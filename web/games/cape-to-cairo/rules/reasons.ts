// The bot's reasons for a move; the words have a sentence for each.

export type Reason = 'mixes' | 'takes' | 'draws' | 'wins' | 'free' | 'spends' | 'saves' | 'cannot'
