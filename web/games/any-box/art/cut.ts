// The cut edge of a sheet of cardboard: its wave, from left to right.

/** Returns a wave of `count` humps, `long` wide and `high` high each way, as a path. */
export const wave = (x: number, y: number, count: number, long: number, high: number): string =>
  `M${x} ${y}${Array.from({ length: count }, () => `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`).join('')}`
