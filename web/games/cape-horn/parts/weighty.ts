// The facts that a recap tells before all others, online and beside the box.
export const weighty = ['won-rose', 'rose', 'crossed-line', 'won']
