// Why the bot would make a move: what its words have a sentence for.

export type Reason = 'mixes' | 'takes' | 'draws' | 'wins' | 'free' | 'spends' | 'saves' | 'cannot'
