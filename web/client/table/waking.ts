// Starts a face when somebody or something needs it. Until then the page is as the server drew it,
// and its forms post.
import { beginAnew } from '../anew.ts'
import { firstFrame, follow } from './live.ts'

const AFTER_LOAD = 200 // ms, for browsers without an idle callback (Safari)

const whenIdle = (wake: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wake, { timeout: 2000 })
  else setTimeout(wake, AFTER_LOAD)
}

// Waits for the first of these: a tap, a key, a new frame, or an idle page.
const called = async () => {
  let stop = () => {}
  await new Promise<unknown>(wake => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, wake, { once: true, capture: true })
    const { seq } = firstFrame()!
    stop = follow(({ frame }) => frame && frame.seq > seq && wake(frame))
    if (document.readyState === 'complete') whenIdle(() => wake('idle'))
    else addEventListener('load', () => whenIdle(() => wake('idle')), { once: true })
    // before this script was loaded (`early.ts`)
    if (document.querySelector('[data-tapped]')) wake('tapped')
  })
  stop()
}

/**
 * Loads the face's script and words when first needed. The island (`island.tsx`) then takes over
 * what the server drew.
 */
export const wake = async (island: HTMLElement): Promise<void> => {
  await called()
  // Requested together with the island's own script, which imports them again and reports if they
  // did not arrive.
  for (const script of [island.dataset.face, island.dataset.words]) import(script!).catch(() => {})
  await import('./island.tsx').catch(beginAnew)
}
