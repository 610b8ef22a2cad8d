// A page begins anew where a script without which it stays as the server drew it did not come: the browser does not ask for
// it again under its name (Chromium 153, 2026-11). After some times in vain it goes on as a page without script.
import { keep, kept } from '../ui/kept.ts'

export const RETRY = 2000 // ms

const MOST = 3 // times
const ANEW = 'boxside anew'
export const isWhole = () => keep(ANEW, undefined, 'sessionStorage')

// As soon as the server answers.
export const beginAnew = async (): Promise<void> => {
  const times = kept<number>(ANEW, 'sessionStorage') ?? 0
  if (times === MOST) return
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (!answer) return void setTimeout(beginAnew, RETRY)
  keep(ANEW, times + 1, 'sessionStorage')
  location.reload()
}
