// The facts that a recap tells before all others, online and beside the box.
export const weighty = ['crossed', 'built', 'won', 'revealed']
