// Times of taps. `rest.ts` handles double taps.

/**
 * ms in which a second tap counts as part of a double tap, and for which controls rest after others
 * acted. Programs never double-tap, so tests set a shorter time with `<html data-rest>`.
 */
export const pause = () => Number(document.documentElement.dataset.rest ?? 450)

export const CLICK = 100 // ms after a finger is up in which its click arrives, if there is one
