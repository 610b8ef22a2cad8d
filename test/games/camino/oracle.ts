// The rules of anticipation a second time, by brute force and sharing nothing with the solver: on
// small boards every filling is gone through, row by row, and every simple way between two corners.

export interface Board {
  columns: number
  rows: number
  laid: (string | undefined)[] // edges north, east, south, west: 'R0R0'; '????' is a forest
  values: string // what may cross an edge at all: 'RTW0', or 'R0' without rivers and railways
}

const turn = (edges: string) => edges[3]! + edges.slice(0, 3)
const turns = (edges: string) => [edges, turn(edges), turn(turn(edges)), turn(turn(turn(edges)))]
const names = [
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
]
export const fillers: readonly string[] = [...new Set(names.flatMap(turns))]
const forests = Array.from({ length: 16 }, (_, bits) =>
  [1, 2, 4, 8].map(bit => (bits & bit ? 'R' : '0')).join(''),
)

const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export const besideOf = (
  { columns, rows }: Board,
  square: number,
  side: number,
): number | undefined => {
  const [column, row] = [
    (square % columns) + steps[side]![0],
    Math.floor(square / columns) + steps[side]![1],
  ]
  return column < 0 || column >= columns || row < 0 || row >= rows
    ? undefined
    : row * columns + column
}

/** An edge is named by the square and side north or west of which it lies. */
export const edgeName = (board: Board, square: number, side: number): string => {
  const beside = besideOf(board, square, side)
  if (side === 0 || side === 3)
    return beside === undefined ? `${square}:${side}` : `${beside}:${side ^ 2}`
  return `${square}:${side}`
}

/**
 * What each edge may be: laid pieces speak, then every empty square keeps only what some filler
 * supports.
 */
export const domainsOf = (board: Board): Map<string, Set<string>> => {
  const { laid, values } = board
  const domains = new Map<string, Set<string>>()
  const at = (square: number, side: number) => domains.get(edgeName(board, square, side))!
  const sides = laid.flatMap((_, square) => [0, 1, 2, 3].map(side => [square, side] as const))
  for (const [square, side] of sides) domains.set(edgeName(board, square, side), new Set(values))
  const keep = (square: number, side: number, allowed: string) => {
    const left = at(square, side)
    const before = left.size
    for (const value of left) if (!allowed.includes(value)) left.delete(value)
    return left.size < before
  }
  for (const [square, side] of sides) {
    const edges = laid[square]
    if (edges === undefined) continue
    keep(square, side, edges === '????' ? 'R0' : edges[side]!)
    const beside = besideOf(board, square, side)
    if (edges === '????' && beside !== undefined && laid[beside] === '????') keep(square, side, 'R')
  }
  const narrow = () => {
    for (let changed = true; changed; ) {
      changed = false
      for (const [square, edges] of laid.entries()) {
        if (edges !== undefined) continue
        const fit = fillers.filter(filler =>
          [0, 1, 2, 3].every(side => at(square, side).has(filler[side]!)),
        )
        for (const side of [0, 1, 2, 3]) {
          if (keep(square, side, fit.map(filler => filler[side]!).join(''))) changed = true
        }
      }
    }
  }
  for (;;) {
    narrow()
    if ([...domains.values()].some(left => left.size === 0)) return domains
    const closed = ['W', 'T'].filter(kind => {
      const lines = linesOf(board, domains, kind)
      return lines.length === 2 && lines.every(line => !line.isOpen)
    })
    let changed = false
    for (const left of domains.values()) {
      for (const kind of closed) if (left.size > 1 && left.delete(kind)) changed = true
    }
    if (!changed) return domains
  }
}

export interface Line {
  isOpen: boolean // it has an end in an empty square
  isLoop: boolean
  buffers: number
}

/** Lines as connected edges that are certain; two edges of a square are connected. */
export const linesOf = (board: Board, domains: Map<string, Set<string>>, kind: string): Line[] => {
  const isLine = (square: number, side: number) => {
    const left = domains.get(edgeName(board, square, side))!
    return left.size === 1 && left.has(kind)
  }
  const met = new Set<string>()
  const lines: Line[] = []
  for (const start of board.laid.keys()) {
    for (const side of [0, 1, 2, 3]) {
      if (!isLine(start, side) || met.has(edgeName(board, start, side))) continue
      const edges = new Set<string>()
      const squares = new Set<number>([start])
      for (const square of squares) {
        for (const out of [0, 1, 2, 3]) {
          if (!isLine(square, out)) continue
          edges.add(edgeName(board, square, out))
          const beside = besideOf(board, square, out)
          if (beside !== undefined) squares.add(beside)
        }
      }
      for (const edge of edges) met.add(edge)
      const sidesOf = (square: number) => [0, 1, 2, 3].filter(out => isLine(square, out)).length
      const single = [...squares].filter(square => sidesOf(square) === 1)
      lines.push({
        isOpen: single.some(square => board.laid[square] === undefined),
        isLoop: squares.size === edges.size && single.length === 0,
        buffers: single.filter(square => board.laid[square] !== undefined).length,
      })
    }
  }
  return lines
}

/**
 * Whether the board can be filled with these edges as road. Goes through all fillings row by row;
 * what is left open below and to the right (values, and which line ends belong together) is a
 * state, and no state is gone through twice.
 */
export const canBeFilled = (board: Board, road: ReadonlySet<string> = new Set()): boolean => {
  const { columns, laid, values } = board
  const failed = new Set<string>()
  // by column: what comes from the north; last: from the west
  type Open = { value: string; line: number }[]
  const visit = (
    square: number,
    open: Open,
    buffered: ReadonlySet<number>,
    next: number,
  ): boolean => {
    if (square === laid.length) return true
    const column = square % columns
    const order = [
      ...new Set(open.flatMap(({ value, line }) => ('TW'.includes(value) ? [line] : []))),
    ]
    const ends = open
      .map(({ value, line }) => ('TW'.includes(value) ? value + order.indexOf(line) : value))
      .join()
    const state = `${square} ${ends} ${order.map(line => (buffered.has(line) ? 1 : 0)).join('')}`
    if (failed.has(state)) return false
    const edges = laid[square]
    const isForest = (at: number | undefined) => at !== undefined && laid[at] === '????'
    for (const filler of edges === undefined ? fillers : edges === '????' ? forests : [edges]) {
      const north = besideOf(board, square, 0)
      const west = besideOf(board, square, 3)
      if ([...filler].some(value => !values.includes(value))) continue
      if (north !== undefined && open[column]!.value !== filler[0]) continue
      if (west !== undefined && open[columns]!.value !== filler[3]) continue
      if (
        [0, 1, 2, 3].some(side => road.has(edgeName(board, square, side)) && filler[side] !== 'R')
      )
        continue
      const hasForests =
        isForest(square) &&
        [0, 1, 2, 3].some(side => isForest(besideOf(board, square, side)) && filler[side] !== 'R')
      if (hasForests) continue
      const sides = [0, 1, 2, 3].filter(side => 'TW'.includes(filler[side]!))
      const comes = (side: number) =>
        side === 0 && north !== undefined
          ? open[column]!.line
          : side === 3 && west !== undefined
            ? open[columns]!.line
            : undefined
      const came = sides.flatMap(side => comes(side) ?? [])
      if (came.length === 2 && came[0] === came[1]) continue // a loop
      const withBuffer = new Set(buffered)
      let line = came[0] ?? next
      if (came.length === 2) {
        if (buffered.has(came[0]!) && buffered.has(came[1]!)) continue
        if (buffered.has(came[1]!)) withBuffer.add(line)
      }
      if (sides.length === 1) {
        if (withBuffer.has(line)) continue
        withBuffer.add(line)
      }
      if (sides.length === 0) line = -1
      const after = open.map(end =>
        came.length === 2 && end.line === came[1] ? { ...end, line } : end,
      )
      after[column] = { value: filler[2]!, line: 'TW'.includes(filler[2]!) ? line : -1 }
      after[columns] =
        column === columns - 1
          ? { value: '', line: -1 }
          : { value: filler[1]!, line: 'TW'.includes(filler[1]!) ? line : -1 }
      if (visit(square + 1, after, withBuffer, next + 1)) return true
    }
    failed.add(state)
    return false
  }
  return visit(
    0,
    Array.from({ length: columns + 1 }, () => ({ value: '', line: -1 })),
    new Set(),
    0,
  )
}

export type Price = [points: number, squares: number]

// Every simple way between two squares with its price, cheapest first.
const waysBetween = (
  board: Board,
  domains: Map<string, Set<string>>,
  from: number,
  to: number,
  reading: string,
) => {
  const at = (square: number, side: number) => domains.get(edgeName(board, square, side))!
  const isUsable = (square: number, side: number) =>
    at(square, side).has('R') && (reading === 'possible' || at(square, side).size === 1)
  const isObstacle = (edges: string) => /[TW]/.test(edges)
  const price = (square: number, sides: number[]): number | undefined => {
    const laid = board.laid[square]
    if (laid !== undefined) return isObstacle(laid) ? 2 : 1
    const fit = fillers
      .filter(filler => [0, 1, 2, 3].every(side => at(square, side).has(filler[side]!)))
      .filter(filler => sides.every(side => filler[side] === 'R'))
    if (fit.length === 0) return undefined
    return (reading === 'certain' ? fit.some(isObstacle) : fit.every(isObstacle)) ? 2 : 1
  }
  const ways: { edges: string[]; price: Price }[] = []
  const go = (
    square: number,
    entry: number | undefined,
    met: number[],
    edges: string[],
    points: number,
  ) => {
    const sides = entry === undefined ? [] : [entry]
    if (square === to) {
      const last = price(square, sides)
      if (last !== undefined) ways.push({ edges, price: [points + last, met.length] })
      return
    }
    for (const side of [0, 1, 2, 3]) {
      const next = besideOf(board, square, side)
      if (next === undefined || met.includes(next) || side === entry || !isUsable(square, side))
        continue
      const step = price(square, [...sides, side])
      if (step === undefined) continue
      go(next, side ^ 2, [...met, next], [...edges, edgeName(board, square, side)], points + step)
    }
  }
  go(from, undefined, [from], [], 0)
  return ways.sort((a, b) => a.price[0] - b.price[0] || a.price[1] - b.price[1])
}

/** The price of the cheapest way, or nothing. */
export const cheapestPrice = (
  board: Board,
  [from, to]: readonly [number, number],
  reading: 'possible' | 'agreed' | 'certain',
): Price | undefined => {
  const ways = waysBetween(board, domainsOf(board), from, to, reading)
  if (reading !== 'possible') return ways[0]?.price
  return ways.find(({ edges }) => canBeFilled(board, new Set(edges)))?.price
}
