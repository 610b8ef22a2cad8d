// Reloads a page if a script of its face did not load. Otherwise the page would stay without
// script: a browser does not request a failed script again under the same address (Chromium 153,
// 2026-11). After the reload, the face repeats the last tap, unless the table has changed. After
// three failed reloads, the page stays without script and reloads only when the table changes.
import { firstFrame, follow } from './table/live.ts'

export const RETRY = 2000 // ms
const MOST = 3 // reloads

// Stored in the page's history entry, which survives a reload even if storage is blocked.
interface Note {
  anew?: number // number of failed reloads; absent if none
  // index of the tapped control in `controls()`; -1: none (`early.ts`)
  tapped?: number
  seq?: number // of the page's frame at the time of the tap
}
const note = (written: Note) => history.replaceState({ ...history.state, ...written }, '')
const noted = (): Note => history.state ?? {}

const controls = () => [
  ...document.querySelectorAll('x-island :is([type="button"], [type="radio"])'),
]

/** Resets the count of failed reloads, because the script has loaded. */
export const forgetReloads = () => noted().anew && note({ anew: 0, tapped: -1 })

/** Marks the control that was tapped before the reload, so that the face repeats the tap. */
export const keepTapped = () => {
  const { tapped = -1, seq } = noted()
  if (seq === firstFrame()?.seq) controls()[tapped]?.setAttribute('data-tapped', '')
}

/** Reloads once the server answers, because an offline reload ends in the browser's error page. */
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
