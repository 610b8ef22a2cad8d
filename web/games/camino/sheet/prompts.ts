// Yields the legal entries of a seat: every kind, but only a few examples of roads and counts,
// because there are too many.

import type { Entry } from '../rules/entry.ts'
import { corners, empty, frameOf, piecesOf } from '../rules/pieces.ts'
import { placeOf } from '../rules/places.ts'
import { endsBySide, type Side } from '../rules/sides.ts'
import { check } from './entries.ts'
import type { Position } from './state.ts'

// Returns a road from corner to corner along the edges of the board, as an example for a side
// without a way.
const roadFor = ({ options: { variant }, view }: Position, side: Side): Entry => {
  const [from, to] = endsBySide(variant, view.starts)[side]!.map(at => placeOf(variant, at))
  return { kind: 'road', path: [from!, { column: to!.column, row: from!.row }, to!] }
}

function* traced(position: Position): Iterable<Entry> {
  const { variant } = position.options
  const { board, reckoning } = position.view
  yield { kind: 'close', how: 'agreed' }
  yield { kind: 'close', how: 'stuck' }
  for (const side of [0, 1] as const) if (!reckoning!.sides[side].way) yield roadFor(position, side)
  const [free, laid] = [board.indexOf(empty), [...board].findIndex(letter => letter !== empty)]
  if (laid >= 0) yield { kind: 'clear', ...placeOf(variant, laid) }
  if (free < 0) return
  for (const piece of piecesOf(variant))
    yield { kind: 'piece', piece, turns: 0, ...placeOf(variant, free) }
}

function* counted({ options, view: { seats } }: Position): Iterable<Entry> {
  const { columns, rows } = frameOf(options.variant)
  for (const whose of Array.from({ length: seats }, (_, seat) => seat)) {
    yield { kind: 'takes-over', whose }
    for (const more of [0, 2, 4, 6, 8, 10]) {
      for (const obstacles of [0, 1, 2, 3]) {
        yield { kind: 'counts', whose, squares: columns + rows - 1 + more, obstacles }
      }
    }
  }
}

function* entries(position: Position): Iterable<Entry> {
  const { options, view } = position
  if (view.over || position.you === 'room') return
  if (view.first !== undefined) {
    yield* options.depth === 'trace' ? traced(position) : counted(position)
    return
  }
  for (const first of Array.from({ length: view.seats }, (_, seat) => seat)) {
    for (const corner of corners) yield { kind: 'begins', first, corner }
  }
}

export function* prompts(position: Position): Iterable<Entry> {
  for (const entry of entries(position)) if (!check(position, entry)) yield entry
}
