// Times of touches and clicks. `rest.ts` handles double taps.

/**
 * Returns the ms in which a second tap counts as part of a double tap, and for which controls
 * ignore taps after others acted. Tests never double-tap by accident, so they set a shorter time
 * with `<html data-rest>`.
 */
export const pause = () => Number(document.documentElement.dataset.rest ?? 450)

// ms; after a finger is up, its click arrives within this time or not at all
export const CLICK = 100
