// The one move of a seat that is under way: kept over a reload and a lost line, sent until it is answered.
import type { Up } from '../protocol.ts'

export type Posted = Extract<Up, { do: 'move' | 'undo' }>

export interface Outbox {
  get(): Posted | undefined
  put(posted: Posted): void
  clear(): void
}

// 96 random bits: `crypto.randomUUID` is missing on plain http.
export const freshId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')

// Storage may be forbidden (private windows): then the move is kept as long as the page.
export const outboxOf = (name: string): Outbox => {
  let kept: Posted | undefined
  try {
    kept = JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
  } catch {}
  const write = (posted: Posted | undefined) => {
    kept = posted
    try {
      if (posted) localStorage.setItem(name, JSON.stringify(posted))
      else localStorage.removeItem(name)
    } catch {}
  }
  return { get: () => kept, put: write, clear: () => write(undefined) }
}
