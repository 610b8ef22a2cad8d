// Stores the pending move of a seat across reloads and lost connections, so that `table.ts` can
// send the move again until it is answered.
import type { Up } from '../../protocol.ts'
import { keep, kept } from '../../ui/storage.ts'

export type Posted = Extract<Up, { do: 'move' | 'undo' }>

export interface Outbox {
  get(): Posted | undefined
  put(posted: Posted): void
  clear(): void
}

/** Returns 96 random bits as hex, because plain http has no `crypto.randomUUID`. */
export const freshId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

export const outboxOf = (name: string): Outbox => {
  let posted = kept<Posted>(name)
  const put = (next: Posted | undefined) => {
    posted = next
    keep(name, next)
  }
  return { get: () => posted, put, clear: () => put(undefined) }
}
