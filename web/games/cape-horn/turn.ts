// What a seat may do at each step of its turn: the same answers in browser and server.
import type { Refusal } from '../game.ts'
import { type Chart, chartOf, isSea, type Square } from './chart.ts'
import { mayCover, mayLay } from './laying.ts'
import { handLimit, ignorePrice, sprintPrice } from './pieces.ts'
import { ignoreLandings, landings, mayIgnore, maySail, type Water } from './sailing.ts'
import type { Move, View } from './state.ts'

export const waterOf = (view: View): Water => {
  const chart = chartOf(view.options.edition)
  const ships = new Set(view.ships.map(({ at }) => at))
  return {
    cardAt: square => view.laid[square] ?? (chart.starts.includes(square) ? view.options.edition.startCard : undefined),
    shipAt: square => ships.has(square),
  }
}

type Sailing = { to: Square; by: 'sail' | 'ignore' }

const maySailBy = (view: View, chart: Chart, { to, by }: Sailing): Refusal | undefined => {
  const ship = view.ships[view.you as number]!
  return by === 'sail'
    ? maySail(chart, waterOf(view), ship.at, to, ship.roses.length)
    : mayIgnore(chart, waterOf(view), ship.at, to)
}

const tooPoor = (points: number, price: number, rule: string): Refusal | undefined =>
  points < price ? { refused: 'too-few-points', rule, at: { points, price } } : undefined

// The second leg: once a turn, five points, and at most one of the two legs may be an ignore (ruling).
const maySprint = (view: View, chart: Chart, leg: Sailing): Refusal | undefined => {
  const { turn, ships, you, options } = view
  if (turn?.step !== 'sailed' || turn.moved === null) return { refused: 'sail-first', rule: 'sprint' }
  if (turn.sprinted) return { refused: 'sprinted-already', rule: 'sprint' }
  const ignores = Number(turn.moved === 'ignore') + Number(leg.by === 'ignore')
  if (ignores > 1) return { refused: 'two-ignores', rule: 'sprint' }
  if (ignores === 1 && options.sprintIgnore === 'no') return { refused: 'no-ignore-in-sprint', rule: 'sprint' }
  const price = sprintPrice + (leg.by === 'ignore' ? ignorePrice : 0)
  return tooPoor(ships[you as number]!.points, price, 'sprint') ?? maySailBy(view, chart, leg)
}

const steps: Record<Move['kind'], readonly string[]> = {
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

// Why this seat may not make this move now; nothing if it may.
export const check = (view: View, move: Move): Refusal | undefined => {
  const { you, turn, ships, hand } = view
  if (view.over) return { refused: 'race-over', rule: 'end' }
  if (you === 'room' || turn?.seat !== you) return { refused: 'not-your-turn', rule: 'turn' }
  const chart = chartOf(view.options.edition)
  const ship = ships[you]!
  if (!steps[move.kind].includes(turn.step)) return { refused: 'not-this-step', rule: 'turn', at: { step: turn.step } }
  switch (move.kind) {
    case 'lay':
    case 'cover':
      if (!hand.includes(move.card))
        return { refused: 'not-in-hand', rule: move.kind === 'lay' ? 'laying' : 'covering' }
      if (turn.covered) return { refused: 'covered-already', rule: 'covering' }
      if (move.kind === 'lay') return mayLay(chart, waterOf(view), move.at)
      if (turn.laid > 0) return { refused: 'laid-already', rule: 'covering' }
      return mayCover(chart, waterOf(view), ship, move.at)
    case 'sail':
      return maySailBy(view, chart, { to: move.to, by: 'sail' })
    case 'ignore':
      return tooPoor(ship.points, ignorePrice, 'ignore') ?? maySailBy(view, chart, { to: move.to, by: 'ignore' })
    case 'sprint':
      return maySprint(view, chart, move)
    case 'renounce':
      return undefined
    case 'draw':
      return mayDraw(view)
    case 'buy':
      return mayDraw(view) ?? tooPoor(ship.points, 1, 'drawing')
    case 'end':
      return turn.step === 'sailed' && !mayDraw(view) ? { refused: 'draw-first', rule: 'drawing' } : undefined
  }
}

// A card may be taken from the pile while it has any and the hand is not full (the pile is not renewed: ruling).
export const mayDraw = ({ pile, hand }: Pick<View, 'pile' | 'hand'>): Refusal | undefined => {
  if (hand.length >= handLimit) return { refused: 'hand-full', rule: 'drawing', at: { limit: handLimit } }
  return pile > 0 ? undefined : { refused: 'pile-empty', rule: 'drawing' }
}

// Everything this seat may do now, a move each.
export function* moves(view: View): Iterable<Move> {
  const { you, turn, hand, ships } = view
  if (view.over || you === 'room' || turn?.seat !== you) return
  const chart = chartOf(view.options.edition)
  const water = waterOf(view)
  const { at, points, roses } = ships[you]!
  const offered = function* (candidates: Iterable<Move>): Iterable<Move> {
    for (const move of candidates) if (!check(view, move)) yield move
  }
  if (turn.step === 'laying') {
    yield { kind: 'renounce' }
    for (const to of landings(chart, water, at, roses.length)) yield { kind: 'sail', to }
    if (points >= ignorePrice) for (const to of ignoreLandings(chart, water, at)) yield { kind: 'ignore', to }
    if (turn.covered) return
    const kinds = [...new Set(hand)]
    for (let square = 0; square < chart.ground.length; square++) {
      if (!isSea(chart, square)) continue
      if (!mayLay(chart, water, square)) for (const card of kinds) yield { kind: 'lay', card, at: square }
      else if (turn.laid === 0 && !mayCover(chart, water, { at, points }, square)) {
        for (const card of kinds) yield { kind: 'cover', card, at: square }
      }
    }
  } else if (turn.step === 'sailed') {
    for (const to of landings(chart, water, at, roses.length)) yield* offered([{ kind: 'sprint', to, by: 'sail' }])
    for (const to of ignoreLandings(chart, water, at)) yield* offered([{ kind: 'sprint', to, by: 'ignore' }])
    yield mayDraw(view) ? { kind: 'end' } : { kind: 'draw' }
  } else {
    yield* offered([{ kind: 'buy' }])
    yield { kind: 'end' }
  }
}
