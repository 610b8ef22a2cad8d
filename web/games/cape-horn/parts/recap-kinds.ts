// The facts that a recap tells before all others, online and beside the box; and what a turn did, where none of them came.
export const weighty = ['won-rose', 'rose', 'crossed-line', 'won']
export const deeds = ['sailed', 'laid', 'covered', 'renounced']
