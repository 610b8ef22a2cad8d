// A page begins anew where a script without which it stays as the server drew it did not come: the browser does not ask for
// it again under its name (Chromium 153, 2026-11). After some times in vain it goes on as a page without script.
export const RETRY = 2000 // ms

const MOST = 3 // times
// Kept with the page's place in the history, which outlives a reload where storage may be forbidden.
const note = (times: number) => history.replaceState({ ...history.state, anew: times }, '')
export const cameWhole = () => history.state?.anew && note(0)

// As soon as the server answers.
export const beginAnew = async (): Promise<void> => {
  const times: number = history.state?.anew ?? 0
  if (times === MOST) return
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (!answer) return void setTimeout(beginAnew, RETRY)
  note(times + 1)
  location.reload()
}
