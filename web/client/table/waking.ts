// Loads a face only when it is needed. Until then the page shows the server's HTML, whose forms
// post.
import { beginAnew } from '../anew.ts'
import { firstFrame, follow } from './live.ts'

const AFTER_LOAD = 200 // ms, for browsers without an idle callback (Safari)

const whenIdle = (wake: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wake, { timeout: 2000 })
  else setTimeout(wake, AFTER_LOAD)
}

// Waits for the first of these events: a tap, a key, a new frame, or an idle page.
const called = async () => {
  let stop = () => {}
  await new Promise<unknown>(wake => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, wake, { once: true, capture: true })
    const { seq } = firstFrame()!
    stop = follow(({ frame }) => frame && frame.seq > seq && wake(frame))
    if (document.readyState === 'complete') whenIdle(() => wake('idle'))
    else addEventListener('load', () => whenIdle(() => wake('idle')), { once: true })
    // a tap from before this script was loaded (`early.ts`)
    if (document.querySelector('[data-tapped]')) wake('tapped')
  })
  stop()
}

/**
 * Loads the face's script and words when they are first needed. The island (`island.tsx`) then
 * takes over the server's HTML.
 */
export const wake = async (island: HTMLElement): Promise<void> => {
  await called()
  // Loads both at the same time as the island's own script. The island imports them again and
  // handles errors.
  for (const script of [island.dataset.face, island.dataset.words]) import(script!).catch(() => {})
  await import('./island.tsx').catch(beginAnew)
}
