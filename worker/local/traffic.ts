// Counts the answers of the last hour by minute and status, without addresses and paths.
const MINUTE = 60_000 // ms
const HOUR = 60 // minutes

interface Minute {
  at: number // number of the minute since 1970
  answers: number
  refusals: number // status 400 to 499
  faults: number // status 500 and above
}

export class Traffic {
  readonly since = Date.now() // ms since 1970
  sockets = 0 // open now
  #minutes: Minute[] = []

  /** Counts an answer. */
  count(status: number): void {
    const at = Math.floor(Date.now() / MINUTE)
    let last = this.#minutes.at(-1)
    if (last?.at !== at) {
      last = { at, answers: 0, refusals: 0, faults: 0 }
      this.#minutes.push(last)
      this.#minutes = this.#minutes.filter(minute => minute.at > at - HOUR)
    }
    last.answers++
    if (status >= 500) last.faults++
    else if (status >= 400) last.refusals++
  }

  /** Returns the sums of the last minutes, 60 at most. */
  sums(minutes: number): Omit<Minute, 'at'> {
    const from = Math.floor(Date.now() / MINUTE) - minutes
    const counted = this.#minutes.filter(({ at }) => at > from)
    const sum = (of: 'answers' | 'refusals' | 'faults') =>
      counted.reduce((all, minute) => all + minute[of], 0)
    return { answers: sum('answers'), refusals: sum('refusals'), faults: sum('faults') }
  }
}
