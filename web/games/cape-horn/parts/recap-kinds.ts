// The facts that a recap tells before all others, online and beside the box; and what a turn did, where none of them came.
export const weighty = ['won-rose', 'rose', 'crossed-line', 'won']
export const deeds = ['sailed', 'laid', 'covered', 'renounced']
/** The log book shows whose turn it is and who drew. */
export const shown = ['began', 'ended', 'drew', 'bought']
