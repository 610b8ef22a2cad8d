// Passes what a board's window shows to a small map elsewhere in the face: a board slides far more
// often than its face is drawn, and only the map must follow.
import { useEffect, useState } from 'preact/hooks'
import type { Sight } from './sight.ts'

/**
 * What is in the window now, and a function that switches between the whole board and this part.
 */
export interface Shown {
  sight: Sight
  turn(): void
}

/** Created once by the face, and given to its `Grid` and its `MapBeside`. */
export class Sights {
  #shown: Shown | undefined
  #listener: ((shown: Shown) => void) | undefined

  tell(shown: Shown) {
    this.#shown = shown
    this.#listener?.(shown)
  }

  /**
   * Sets the only listener, which is called at once with what is known. Returns the function that
   * removes it.
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
