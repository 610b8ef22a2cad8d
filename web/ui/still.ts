// Whether this person wants nothing on the screen to move.

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
