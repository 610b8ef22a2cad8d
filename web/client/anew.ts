// Reloads a page whose script did not arrive: without it the page would stay as the server drew it,
// and a browser does not ask again for a script that failed under the same address (Chromium 153,
// 2026-11). What was tapped on it is tapped again on the new one, if the table has not moved on.
// After three reloads in vain it stays a page without script, which is reloaded when the table
// tells news.
import { firstFrame, follow } from './table/live.ts'

export const RETRY = 2000 // ms
const MOST = 3 // times

// Kept in the history's entry of this page: it survives a reload, also where storage is forbidden.
interface Note {
  anew?: number // how often the page was reloaded in vain
  tapped?: number // which of the controls that only a face's script serves (early.ts)
  seq?: number // of the frame it was tapped at
}
const note = (written: Note) => history.replaceState({ ...history.state, ...written }, '')
const noted = (): Note => history.state ?? {}

const controls = () => [
  ...document.querySelectorAll('x-island :is([type="button"], [type="radio"])'),
]

/** The script has arrived. */
export const forgetReloads = () => noted().anew && note({ anew: 0, tapped: -1 })

/** Marks what was tapped before the page was reloaded, as early.ts would. */
export const keepTapped = () => {
  const { tapped = -1, seq } = noted()
  if (seq === firstFrame()?.seq) controls()[tapped]?.setAttribute('data-tapped', '')
}

/**
 * Waits until the server answers: a reload without a line would end in the browser's error page.
 */
export const beginAnew = async (): Promise<void> => {
  const { anew = 0 } = noted()
  const first = firstFrame()
  if (anew === MOST)
    return void follow(({ frame }) => frame && frame.seq > first!.seq && location.reload())
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (!answer) return void setTimeout(beginAnew, RETRY)
  note({
    anew: anew + 1,
    tapped: controls().findIndex(control => control.matches('[data-tapped]')),
    seq: first?.seq,
  })
  location.reload()
}
