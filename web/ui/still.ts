// Checks whether this reader asked for reduced motion.

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
