// Reloads a page whose script did not arrive: without it the page would stay as the server drew it, and a browser does not
// ask again for a script that failed under the same address (Chromium 153, 2026-11). After three reloads in vain it stays
// a page without script.
export const RETRY = 2000 // ms

const MOST = 3 // times
// Kept in the history's entry of this page: it survives a reload, also where storage is forbidden.
const note = (times: number) => history.replaceState({ ...history.state, anew: times }, '')
export const forgetReloads = () => history.state?.anew && note(0)

/** Waits until the server answers: a reload without a line would end in the browser's error page. */
export const beginAnew = async (): Promise<void> => {
  const times: number = history.state?.anew ?? 0
  if (times === MOST) return
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (!answer) return void setTimeout(beginAnew, RETRY)
  note(times + 1)
  location.reload()
}
