// Reloads a page whose script did not arrive. Otherwise the page would stay as the server drew it:
// a browser does not request a failed script again under the same address (Chromium 153, 2026-11).
// A tap made before the reload is repeated afterwards, unless the table has changed. After three
// failed reloads the page stays without script and only reloads when the table changes.
import { firstFrame, follow } from './table/live.ts'

export const RETRY = 2000 // ms
const MOST = 3 // reloads

// Stored in the page's history entry, which survives a reload even if storage is blocked.
interface Note {
  anew?: number // how many reloads have failed; absent if none
  // index of the tapped control, among those that only a face's script serves (`early.ts`)
  tapped?: number
  seq?: number // `seq` of the frame when it was tapped
}
const note = (written: Note) => history.replaceState({ ...history.state, ...written }, '')
const noted = (): Note => history.state ?? {}

const controls = () => [
  ...document.querySelectorAll('x-island :is([type="button"], [type="radio"])'),
]

/** Resets the count, because the script has arrived. */
export const forgetReloads = () => noted().anew && note({ anew: 0, tapped: -1 })

/** Marks the control that was tapped before the reload, as `early.ts` would. */
export const keepTapped = () => {
  const { tapped = -1, seq } = noted()
  if (seq === firstFrame()?.seq) controls()[tapped]?.setAttribute('data-tapped', '')
}

/** Reloads once the server answers: an offline reload would end in the browser's error page. */
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
