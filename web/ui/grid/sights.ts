// Passes the visible part of a board to a small map elsewhere in the face. A board slides far more
// often than its face is drawn, and only the map must be drawn again then.
import { useEffect, useState } from 'preact/hooks'
import type { Sight } from './sight.ts'

/**
 * The visible part of a board, and a function that switches between this part and the whole board.
 */
export interface Shown {
  sight: Sight
  turn(): void
}

/** Connects a `SlidingGrid` with its `MapBeside`; a face creates one with `useSights`. */
export class Sights {
  #shown: Shown | undefined
  #listener: ((shown: Shown) => void) | undefined

  tell(shown: Shown) {
    this.#shown = shown
    this.#listener?.(shown)
  }

  /**
   * Sets the only listener and calls it at once if a part was reported before. Returns the function
   * that removes the listener.
   */
  hear(listener: (shown: Shown) => void): () => void {
    this.#listener = listener
    if (this.#shown) listener(this.#shown)
    return () => {
      if (this.#listener === listener) this.#listener = undefined
    }
  }
}

export const useSights = () => useState(() => new Sights())[0]

export const useShown = (sights: Sights): Shown | undefined => {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => sights.hear(setShown), [sights])
  return shown
}
