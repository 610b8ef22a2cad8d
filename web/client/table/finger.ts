// How fast fingers are. What a page does about a double tap is in rest.ts.

/**
 * ms, longer than the time between the two taps: one that comes sooner is the second. Programs
 * never double-tap: tests set a shorter time by `<html data-rest>`.
 */
export const pause = () => Number(document.documentElement.dataset.rest ?? 450)

export const CLICK = 100 // ms: after a finger is up its click has come by then, if any comes
