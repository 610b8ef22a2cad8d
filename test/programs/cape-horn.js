// Sails in Cape Horn: thinks two turns ahead with the cards it has; makes for the next rose or, with two, for the line too.
import { tell } from './house.js'

const DEEP = 2 // turns
const POINT = 0.1 // what a point is worth, in turns

export const choose = ({ you, view }, moves, { columns, rows, ground, stations, ...box }) => {
  const isSea = at => at >= 0 && ground[at] !== 'land'
  const step = (at, [east, south]) => {
    const [column, row] = [(at % columns) + east, Math.floor(at / columns) + south]
    return column < 0 || column >= columns || row < 0 || row >= rows ? -1 : row * columns + column
  }
  const steps = [-1, 0, 1].flatMap(east => [-1, 0, 1].map(south => [east, south]))
  const around = ground.map((_, at) =>
    steps.map(one => step(at, one)).filter(other => other !== at && isSea(other)),
  )
  const touches = at => around[at].some(other => view.laid[other])

  const isOwed = (one, roses) =>
    !roses.some(({ stage, colour }) => stage === one.stage || colour === one.colour)
  const won = (at, roses) => [
    ...roses,
    ...stations.filter(one => one.at === at && isOwed(one, roses)),
  ]
  // King's steps to the nearest goal of a ship with these roses, by square.
  const known = {}
  const far = roses => (known[roses.map(({ at, stage }) => at ?? stage).join()] ??= farNow(roses))
  const farNow = roses => {
    const owed = stations.filter(one => isOwed(one, roses))
    const [mayCross, first] = [
      roses.length >= box.rosesToCross,
      Math.min(...owed.map(({ stage }) => stage)),
    ]
    const line = ground.flatMap((is, at) => (is === 'finish' ? [at] : []))
    const queue = owed.filter(({ stage }) => mayCross || stage === first).map(({ at }) => at)
    if (mayCross) queue.push(...line)
    const away = new Map(queue.map(at => [at, 0]))
    for (const at of queue)
      for (const other of around[at])
        if (!away.has(other)) {
          away.set(other, away.get(at) + 1)
          queue.push(other)
        }
    return away
  }
  // Where the arrows of a card lead from a square.
  const ends = (from, card) =>
    (box.cards.find(one => one.card === card)?.arrows ?? []).flatMap(({ heading, distance }) => {
      const way = box.headings.find(
        one => one.heading === heading && one.stage === ground[from],
      )?.step
      let at = way ? from : -1
      for (let n = 0; n < distance && isSea(at) && ground[at] !== 'finish'; n++) at = step(at, way)
      return isSea(at) ? [at] : []
    })
  const isTaken = at =>
    view.ships.some((ship, seat) => seat !== you && ship.at === at) &&
    !stations.some(one => one.at === at)
  // How many turns are left, about: of a ship on this card, with this hand.
  const left = (at, card, hand, roses, deep) => {
    if (roses.length >= box.rosesToWin) return 0
    const guess =
      1 + Math.max(0, box.rosesToCross - roses.length) * 5 + (far(roses).get(at) ?? 50) / 2.3
    if (deep === 0) return guess
    const turns = ends(at, card).flatMap(to => {
      if (ground[to] === 'finish') return roses.length >= box.rosesToCross ? [1] : []
      if (isTaken(to)) return []
      const after = (own, rest) => 1 + left(to, own, rest, won(to, roses), deep - 1)
      if (view.laid[to]) return [after(view.laid[to], hand)]
      return hand.map((own, i) => after(own, hand.toSpliced(i, 1)) + (touches(to) ? 0.05 : 0.45))
    })
    return Math.min(guess + 1.2, ...turns)
  }
  const { at, points, roses } = view.ships[you]
  const stand = (to, card, hand = view.hand) => left(to, card, hand, won(to, roses), DEEP)
  const after = { sail: 0, ignore: box.ignorePrice * POINT, sprint: box.sprintPrice * POINT }
  const cost = ({ kind, to, at: laid, card }) => {
    if (kind in after) return ground[to] === 'finish' ? -9 : stand(to, view.laid[to]) + after[kind]
    if (kind === 'lay') {
      const there = stand(laid, card, view.hand.toSpliced(view.hand.indexOf(card), 1))
      if (ends(at, view.laid[at]).includes(laid) && !isTaken(laid)) return there + 0.05
      return around[at].includes(laid) && points >= box.ignorePrice
        ? there + after.ignore + 0.1
        : 99
    }
    if (kind === 'renounce') return stand(at, view.laid[at]) + 0.9
    if (kind === 'draw') return stand(at, view.laid[at])
    if (kind === 'buy') return points > 1 && view.hand.length < 5 ? 0 : 2
    return kind === 'end' ? 1 : 98
  }
  const costs = moves.map(cost)
  return moves[costs.indexOf(Math.min(...costs))]
}

if (import.meta.main) await tell('cape-horn', 3, choose)
