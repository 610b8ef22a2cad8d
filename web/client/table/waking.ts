// A face is asleep until somebody or something needs it: until then the page is as the server drew
// it, and its forms post.
import { beginAnew } from '../anew.ts'
import { firstFrame, follow } from './live.ts'

const AFTER_LOAD = 200 // ms, where a browser does not say when it is idle (Safari)

const whenIdle = (wake: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wake, { timeout: 2000 })
  else setTimeout(wake, AFTER_LOAD)
}

// What comes first: a finger, a key, news of the table, or a page that is loaded and has nothing
// else to do.
const called = async () => {
  let stop = () => {}
  await new Promise<unknown>(wake => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, wake, { once: true, capture: true })
    const { seq } = firstFrame()!
    stop = follow(({ frame }) => frame && frame.seq > seq && wake(frame))
    if (document.readyState === 'complete') whenIdle(() => wake('idle'))
    else addEventListener('load', () => whenIdle(() => wake('idle')), { once: true })
    if (document.querySelector('[data-tapped]')) wake('tapped') // before this script was there (early.ts)
  })
  stop()
}

/**
 * Loads the face's script and words when they are first needed; the island (island.tsx) takes over
 * what the server drew.
 */
export const wake = async (island: HTMLElement): Promise<void> => {
  await called()
  // Asked for at once with the island's own script, which imports them again and says if they did
  // not come.
  for (const script of [island.dataset.face, island.dataset.words]) import(script!).catch(() => {})
  await import('./island.tsx').catch(beginAnew)
}
