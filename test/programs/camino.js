// Plays Le Camino: lays what leaves its own way cheap and hard to spoil, and the other one dear.
import { tell } from './house.js'

const OPEN = 0.1 // a square of a way where nothing lies yet, in points
const FEAR = 0.5 // of what one piece could spoil of one's own way
const HOPE = 0.3 // of the other one
const CLOSER = 8 // placements that are looked at closely

export const choose = ({ you, options, view }, moves, pieces) => {
  const only = kind => moves.find(move => move.kind === kind)
  const side = you % 2
  const lays = moves.filter(({ kind }) => kind === 'lay')
  const isAhead = view.ways[side].certain < view.ways[1 - side].certain
  const first = only(isAhead ? 'accept' : 'decline') ?? only('complete') ?? only('set-aside')
  if (first || lays.length === 0) return first ?? moves[0]

  const { columns, rows } = pieces.variants.find(({ variant }) => variant === options.variant).frame
  const last = columns * rows - 1
  // The squares to the north, east, south and west: -1 is off the board.
  const beside = Array.from({ length: last + 1 }, (_, at) => [
    at - columns,
    at % columns < columns - 1 ? at + 1 : -1,
    at + columns <= last ? at + columns : -1,
    at % columns > 0 ? at - 1 : -1,
  ])
  const board = [...view.board].map(letter => pieces.letters[letter]?.edges)
  const edgesOf = put =>
    Object.values(pieces.letters).find(
      ({ piece, turns }) => piece === put.piece && turns === put.turns,
    ).edges

  // The cheapest way between two corners, about: what it costs, and its squares where nothing lies yet.
  const way = (board, [from, to]) => {
    // A bridge or level crossing costs one more: there is one, or what comes from a neighbour must run on.
    const crosses = at =>
      (board[at] ?? beside[at].map((other, d) => board[other]?.[(d + 2) % 4]).join('')).match(
        /[TW]/,
      )
    const costs = []
    const cost = at => (costs[at] ??= crosses(at) ? 2 : 1)
    const isRoad = (at, d) => !board[at] || board[at][d] === 'R' || board[at][d] === '?'
    const [best, came, queue] = [{ [from]: cost(from) }, {}, [from]]
    while (queue.length > 0) {
      let least = 0
      for (let i = 1; i < queue.length; i++) if (best[queue[i]] < best[queue[least]]) least = i
      const [at] = queue.splice(least, 1)
      if (at === to) break
      for (let d = 0; d < 4; d++) {
        const other = beside[at][d]
        if (other < 0 || !isRoad(at, d) || !isRoad(other, (d + 2) % 4)) continue
        const sum = best[at] + cost(other) + (board[other] ? 0 : OPEN)
        if (sum >= (best[other] ?? 99)) continue
        if (!best[other]) queue.push(other)
        best[other] = sum
        came[other] = at
      }
    }
    const squares = []
    for (let at = best[to] && to; at !== undefined; at = came[at]) squares.push(at)
    return { points: best[to] ?? 60, open: squares.filter(at => !board[at]) }
  }
  // By how much a piece without a road, laid where one could be laid now, makes a way dearer.
  const fragile = (board, { points, open }, corners) => {
    const near = open.filter(at => beside[at].some(other => board[other]))
    return Math.max(
      0,
      ...near.map(at => Math.min(8, way(board.with(at, '0000'), corners).points - points)),
    )
  }
  const diagonals = [0, last + 1 - columns].map(west => [west, last - west])
  const diagonalOf = corner => diagonals.findIndex(corners => corners.includes(corner))
  const tried = lays.map(move => {
    const { [side]: own, [1 - side]: other } = view.starts
    const mine = other === null ? diagonalOf(own ?? move.at) : 1 - diagonalOf(other)
    const after = board.with(move.at, edgesOf(move))
    const ways = [diagonals[mine], diagonals[1 - mine]].map(corners => ({
      corners,
      ...way(after, corners),
    }))
    return { move, after, ways, value: ways[1].points - ways[0].points }
  })
  const closer = tried.sort((one, other) => other.value - one.value).slice(0, CLOSER)
  for (const one of closer) {
    const [fear, hope] = one.ways.map(own => fragile(one.after, own, own.corners))
    one.value += HOPE * hope - FEAR * fear
  }
  return closer.reduce((one, other) => (other.value > one.value ? other : one)).move
}

if (import.meta.main) await tell('camino', 2, choose)
