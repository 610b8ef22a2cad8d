// What a seat may do at each step of its turn. Browser and server run the same checks.
import { refuse } from '../../kit/refuse.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, chartOf, isSea } from './chart.ts'
import { mayCover, mayLay } from './laying.ts'
import { buyPrice, ignorePrice, mayDraw, sprintPrice, tooPoor } from './pieces.ts'
import type { Refusal } from './points.ts'
import { ignoreLandings, landings, mayIgnore, maySail, type Water } from './sailing.ts'
import type { Move, Options, Position, ShipView, Turn, View } from './state.ts'
import { waterOf } from './water.ts'

// What the checks need: the current turn, its ship, and the sea as it is now.
interface Helm {
  options: Options
  view: View
  turn: Turn
  ship: ShipView
  chart: Chart
  water: Water
}

const helmOf = ({ you, options, view }: Position): Helm | undefined => {
  const { turn, ships } = view
  if (you === 'room' || turn?.seat !== you) return undefined
  return {
    options,
    view,
    turn,
    ship: ships[you]!,
    chart: chartOf(options.edition),
    water: waterOf(options, view),
  }
}

type Leg = { to: Square; by: 'sail' | 'ignore' }

const maySailBy = ({ chart, water, ship }: Helm, { to, by }: Leg): Refusal | undefined =>
  by === 'sail'
    ? maySail(chart, water, ship.at, to, ship.roses.length)
    : mayIgnore(chart, water, ship.at, to)

// Checks laying or covering: any number of cards, or one card that covers another and nothing else
// (rulebook 001, step 2).
const mayPlay = (
  helm: Helm,
  { kind, card, at }: Extract<Move, { kind: 'lay' | 'cover' }>,
): Refusal | undefined => {
  const { view, turn, ship, chart, water } = helm
  if (!view.hand.includes(card))
    return refuse('not-in-hand', kind === 'lay' ? 'laying' : 'covering')
  if (turn.covered) return refuse('covered-already', 'covering')
  if (kind === 'lay') return mayLay(chart, water, at)
  return turn.laid > 0 ? refuse('laid-already', 'covering') : mayCover(chart, water, ship, at)
}

// Checks the second leg: once a turn, for five points; at most one of the two legs may ignore a
// card (ruling).
const maySprint = (helm: Helm, leg: Leg): Refusal | undefined => {
  const { options, turn, ship } = helm
  if (turn.moved === null) return refuse('sail-first', 'sprint')
  if (turn.sprinted) return refuse('sprinted-already', 'sprint')
  const ignores = Number(turn.moved === 'ignore') + Number(leg.by === 'ignore')
  if (ignores > 1) return refuse('two-ignores', 'sprint')
  if (ignores === 1 && options.sprintIgnore === 'no') return refuse('no-ignore-in-sprint', 'sprint')
  const price = sprintPrice + (leg.by === 'ignore' ? ignorePrice : 0)
  return tooPoor(ship.points, price, 'sprint') ?? maySailBy(helm, leg)
}

const steps: Record<Move['kind'], readonly Turn['step'][]> = {
  lay: ['laying'],
  cover: ['laying'],
  sail: ['laying'],
  ignore: ['laying'],
  renounce: ['laying'],
  sprint: ['sailed'],
  draw: ['sailed'],
  buy: ['buying'],
  end: ['sailed', 'buying'],
}

const allowed = (helm: Helm, move: Move): Refusal | undefined => {
  const { view, turn, ship } = helm
  if (!steps[move.kind].includes(turn.step))
    return refuse('not-this-step', 'turn', { step: turn.step })
  switch (move.kind) {
    case 'lay':
    case 'cover':
      return mayPlay(helm, move)
    case 'sail':
      return maySailBy(helm, { to: move.to, by: 'sail' })
    case 'ignore':
      return (
        tooPoor(ship.points, ignorePrice, 'ignore') ??
        maySailBy(helm, { to: move.to, by: 'ignore' })
      )
    case 'sprint':
      return maySprint(helm, move)
    case 'renounce':
      return undefined
    case 'draw':
      return mayDraw(view)
    case 'buy':
      return mayDraw(view) ?? tooPoor(ship.points, buyPrice, 'drawing')
    case 'end':
      return turn.step === 'sailed' && !mayDraw(view) ? refuse('draw-first', 'drawing') : undefined
  }
}

/** Returns why this seat may not make this move now; `undefined` if it may. */
export const check = (position: Position, move: Move): Refusal | undefined => {
  if (position.view.over) return refuse('game-over', 'end')
  const helm = helmOf(position)
  return helm ? allowed(helm, move) : refuse('not-your-turn', 'turn')
}

const plays = function* ({ view, turn, ship, chart, water }: Helm): Iterable<Move> {
  if (turn.covered) return
  const kinds = [...new Set(view.hand)]
  for (const square of chart.ground.keys()) {
    if (!isSea(chart, square)) continue
    if (!mayLay(chart, water, square))
      for (const card of kinds) yield { kind: 'lay', card, at: square }
    else if (turn.laid === 0 && water.cardAt(square) && !mayCover(chart, water, ship, square)) {
      for (const card of kinds) yield { kind: 'cover', card, at: square }
    }
  }
}

const candidates = function* (helm: Helm): Iterable<Move> {
  const { turn, ship, chart, water } = helm
  const ahead = () => landings(chart, water, ship.at, ship.roses.length)
  const around = () => ignoreLandings(chart, water, ship.at)
  if (turn.step === 'laying') {
    yield { kind: 'renounce' }
    for (const to of ahead()) yield { kind: 'sail', to }
    for (const to of around()) yield { kind: 'ignore', to }
  } else if (turn.step === 'sailed') {
    for (const to of ahead()) yield { kind: 'sprint', to, by: 'sail' }
    for (const to of around()) yield { kind: 'sprint', to, by: 'ignore' }
    yield { kind: 'draw' }
    yield { kind: 'end' }
  } else {
    yield { kind: 'buy' }
    yield { kind: 'end' }
  }
}

/** Yields every move that this seat may make now; the ship's moves come before the cards'. */
export function* moves(position: Position): Iterable<Move> {
  const helm = helmOf(position)
  if (!helm) return
  for (const move of candidates(helm)) if (!allowed(helm, move)) yield move
  if (helm.turn.step === 'laying') yield* plays(helm)
}

/**
 * Checks whether a seat before its leg can only stay: no card to lay, no square to sail to, too few
 * points to ignore its card (001, step 3).
 */
export const mustStay = (position: Position): boolean => {
  for (const { kind } of moves(position)) if (kind !== 'renounce') return false
  return true
}
