// Whose bot thinks next: one thought at a time in a house, for all tables run in one thread, and a
// request for any of them waits behind every thought that is ripe. Nothing is called here: each
// table asks, and sets a timer of its own, so that one that failed or went to sleep holds up
// nobody.

/** Bots that people wait for go before bots among themselves. */
export type Line = 'people' | 'bots'

const REST = 10 // ms at least between two thoughts, in which requests are answered

export class Turns {
  #free = 0 // ms: the next thought may begin
  #span = REST // ms from the beginning of the last thought to there
  // ms: the last turn given in each line
  readonly #given: Record<Line, number> = { people: 0, bots: 0 }

  /**
   * How many ms a table has to wait; 0: it may think now. `hasTurn`: it has waited for as long as
   * it was told.
   */
  wait(line: Line, hasTurn: boolean): number {
    const now = performance.now()
    const { people, bots } = this.#given
    const before = line === 'people' ? people : Math.max(people, bots)
    if (now >= this.#free && (hasTurn || now >= before)) return 0
    const turn = Math.max(this.#free, before + this.#span)
    this.#given[line] = turn
    return turn - now
  }

  /** Runs a thought. The house rests as long as it took: bots have half of the machine at most. */
  think(thought: () => void) {
    const began = performance.now()
    try {
      thought()
    } finally {
      // 0 on Cloudflare, where clocks stand still while a script runs (2026-11)
      const took = performance.now() - began
      this.#span = took + Math.max(took, REST)
      this.#free = began + this.#span
    }
  }
}
