// The table's one alarm: it goes off for what is due first, to clear the table away or to remind
// somebody.

export class Alarm {
  readonly #storage: DurableObjectStorage
  #at: number | undefined // none: as far as this waking knows

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /**
   * Sees to it that it goes off by then. Setting it writes a row, so an earlier one stays: it looks
   * again by itself.
   */
  async by(at: number) {
    if (this.#at === undefined) {
      const set = await this.#storage.getAlarm()
      this.#at ??= set ?? Number.POSITIVE_INFINITY // another call may have set it meanwhile
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
