// Decides which table's bot may think next. Only one bot thinks at a time, because all tables run
// in one thread and every request waits while a bot thinks. Nothing here calls a table. Each table
// calls `wait` and sets its own timer, so a table that failed or sleeps blocks no other table.

/** The two queues. Bots for which people wait come before bots that play among themselves. */
export type Line = 'people' | 'bots'

const REST = 10 // ms: shortest pause between two thoughts, in which requests are answered

export class Turns {
  #free = 0 // ms: when the next thought may begin
  #span = REST // ms from the start of the last thought to `#free`
  // ms: start of the latest turn given in each line
  readonly #given: Record<Line, number> = { people: 0, bots: 0 }

  /**
   * Returns how many ms a table must wait before its bot may think; 0 if it may now. The line
   * `bots` also waits for the line `people`. `hasTurn`: the table has waited as long as the last
   * call returned.
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

  /**
   * Runs a thought. Afterwards no bot thinks for at least as long as this thought took, so bots use
   * at most half of the CPU.
   */
  think(thought: () => void) {
    const began = performance.now()
    try {
      thought()
    } finally {
      // 0 on Cloudflare, where clocks do not advance while a script runs (2026-11)
      const took = performance.now() - began
      this.#span = took + Math.max(took, REST)
      this.#free = began + this.#span
    }
  }
}
