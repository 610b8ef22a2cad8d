// Double taps: many people tap twice where once is enough, and the second tap must do nothing. `pause`: ms, longer than the
// time between the two taps; a tap that comes sooner is the second one. Programs never double-tap: tests set a shorter time
// by `<html data-rest>`.
export const pause = () => Number(document.documentElement.dataset.rest ?? 450)

export const CLICK = 100 // ms: after a finger is up its click has come by then, if any comes

let last: { control: EventTarget | null; at: number } = { control: null, at: 0 }

/**
 * Whether a click is the second half of a double tap: on a switch it would switch back what the first half switched.
 * Not every device counts clicks (Chromium says 1 for both on a desk with a touch screen, 2026-11), so their times are
 * compared.
 */
export const isSecondHalf = ({ currentTarget, timeStamp, detail }: MouseEvent): boolean => {
  const isQuick = currentTarget === last.control && timeStamp - last.at < pause()
  last = { control: currentTarget, at: timeStamp }
  return detail > 1 || (detail === 1 && isQuick) // 0: a key
}
