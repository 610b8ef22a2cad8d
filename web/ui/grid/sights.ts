// What the window of a board shows, told to a small map that stands elsewhere in the face: a board
// is slid far more often than its face is drawn, and only the map follows that.
import { useEffect, useState } from 'preact/hooks'
import type { Sight } from './sight.ts'

/** What lies in the window now, and how to see the whole board, or from there to come back. */
export interface Shown {
  sight: Sight
  turn(): void
}

/** Made once by the face, and given to its `Grid` and to its `MapBeside`. */
export class Sights {
  #shown: Shown | undefined
  #listener: ((shown: Shown) => void) | undefined

  tell(shown: Shown) {
    this.#shown = shown
    this.#listener?.(shown)
  }

  /** One listener at a time, told at once what is known; gives the way to stop. */
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
