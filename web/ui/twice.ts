// Fingers tap twice. `pause`: ms without a touch, longer than within a double tap. `<html data-rest>` says another figure for
// a hand that never does, as a program's.
export const pause = () => Number(document.documentElement.dataset.rest ?? 450)

export const CLICK = 100 // ms: after a finger is up its click has come by then, if any comes

let last: { control: EventTarget | null; at: number } = { control: null, at: 0 }

// Whether a click is the second half of a double tap on what a tap switches: it would switch it back. Clicks are counted
// on some devices only (with a touch screen on a desk Chromium counts 1 for both, 2026-11), so that their times are compared.
export const isSecondHalf = ({ currentTarget, timeStamp, detail }: MouseEvent): boolean => {
  const isQuick = currentTarget === last.control && timeStamp - last.at < pause()
  last = { control: currentTarget, at: timeStamp }
  return detail > 1 || (detail === 1 && isQuick) // 0: a key
}
