// The values that may cross an edge, and the patterns of four edges that an empty square may take.
// A key holds the values of a square's four edges, four bits an edge, north lowest. One look into a
// table by key is one step of propagation.

export const ROAD = 1
export const RAIL = 2
export const RIVER = 4
export const NOTHING = 8
export type Values = number // a set of values, as bits
export type Key = number

export const isOne = (values: Values): boolean => (values & (values - 1)) === 0

const valuesOf: Record<string, Values> = {
  R: ROAD,
  T: RAIL,
  W: RIVER,
  '0': NOTHING,
  '?': ROAD | NOTHING,
}

/** Returns the key of edges such as 'R0R0' (north, east, south, west); '?' is a forest's side. */
export const keyOf = (edges: string): Key =>
  [...edges].reduce((key, edge, side) => key | (valuesOf[edge]! << (4 * side)), 0)

export const turned = (key: Key, turns: number): Key =>
  ((key << (4 * turns)) | (key >> (16 - 4 * turns))) & 0xffff

export const FOREST: Key = keyOf('????')

const rotations = (edges: string): Key[] => [
  ...new Set([0, 1, 2, 3].map(turns => turned(keyOf(edges), turns))),
]

/**
 * The pieces that anticipation may count on (rulebook 004, rules 3 and 4): no dead end, no buffer.
 * The meadow comes first.
 */
export const patterns: readonly Key[] = [
  ...[
    '0000',
    'R0R0',
    'RR00',
    'RRR0',
    'RRRR',
    'T0T0',
    'TT00',
    'W0W0',
    'WW00',
    'RTRT',
    'RWRW',
  ].flatMap(rotations),
]

/** Checks whether some side has a river or railway; together with a road it is an obstacle. */
export const crosses = (key: Key): boolean => (key & 0x6666) !== 0

const UNKNOWN = 255
const supported = new Uint16Array(0x10000)
const counted = new Uint8Array(0x10000).fill(UNKNOWN)

const learn = (key: Key): number => {
  let union = 0
  let count = 0
  for (const pattern of patterns) {
    if ((pattern & key) !== pattern) continue
    union |= pattern
    count++
  }
  supported[key] = union
  counted[key] = count
  return count
}

/** Returns how many patterns fit a key. */
export const fitting = (key: Key): number => (counted[key] === UNKNOWN ? learn(key) : counted[key]!)

/** Returns the key without the values that no fitting pattern has; 0 if no pattern fits. */
export const narrowed = (key: Key): Key => {
  if (counted[key] === UNKNOWN) learn(key)
  return supported[key]!
}

/** Returns how many of four edges have no value in common. */
export const changes = (one: Key, other: Key): number => {
  const same = one & other
  const [north, east, south, west] = [same & 0xf, same & 0xf0, same & 0xf00, same & 0xf000]
  return Number(north === 0) + Number(east === 0) + Number(south === 0) + Number(west === 0)
}
