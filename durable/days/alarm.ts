// The single alarm of a table. It goes off for whatever is due first: deleting the table or sending
// a reminder.

export class Alarm {
  readonly #storage: DurableObjectStorage
  #at: number | undefined // ms since 1970; undefined until it was read from storage

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /**
   * Makes sure that the alarm goes off by this time (ms since 1970). An earlier alarm stays,
   * because setting an alarm writes a row; the handler of the earlier one sets the next.
   */
  async by(at: number) {
    if (this.#at === undefined) {
      const set = await this.#storage.getAlarm()
      // another call may have set the alarm during the `await`
      this.#at ??= set ?? Number.POSITIVE_INFINITY
    }
    if (at < this.#at) await this.set(at)
  }

  async set(at: number) {
    this.#at = at
    await this.#storage.setAlarm(at)
  }

  async end() {
    this.#at = undefined
    await this.#storage.deleteAlarm()
  }
}
