// The bot: guesses what its seat does not see (`imagine`), tries the promising moves, and takes the
// one that leaves it furthest ahead.
import type { Bot, Level, Over } from '../../game.ts'
import { sameMove } from '../../kit/records.ts'
import { seatOf } from '../../kit/seats.ts'
import { groundOf } from '../rules/ground.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import type { Move, Options, State, View } from '../rules/state.ts'
import { imagine } from './imagine.ts'
import { onlyReason, reasonFor } from './reasons.ts'
import { best, foreseen, type Tried, turnsOf } from './turns.ts'

// `blur`: a random error of a move's value, up to this many points. `foresees`: how many of the
// best moves are played on until the seat's next turn is over.
const skills: Record<Level, { blur: number; foresees: number }> = {
  easy: { blur: 14, foresees: 0 },
  steady: { blur: 1.5, foresees: 0 },
  sharp: { blur: 0, foresees: 4 },
}

// Whether two moves have one name: the board names no squares, only districts.
const areAlike = ({ options }: State, one: Move, other: Move): boolean => {
  const { district } = groundOf(options.edition)
  const named = (move: Move) => ({
    ...move,
    square: 'square' in move ? district[move.square] : undefined,
    entrance: move.kind === 'attract' ? district[move.entrance] : undefined,
  })
  return sameMove(named(one), named(other))
}

const tenths = (value: number) => Math.round(10 * value) / 10

export const bot: Bot<View, Move, Options, Reason> = (position, chance, level) => {
  const seat = seatOf(position)
  const state = imagine(position, chance)
  const { blur, foresees } = skills[level]
  const tried = turnsOf(state, seat, chance)
    .map(one => ({ ...one, value: one.value + (blur * chance.roll(1000)) / 1000 }))
    .sort((a, b) => b.value - a.value)
  const { phase } = state
  const begins = phase.kind === 'turn' && !phase.put && phase.taken === 0 && foresees > 0
  const follow = (all: readonly Tried[]) =>
    begins ? all.map(one => ({ ...one, value: foreseen(one.state, seat, chance) })) : all
  const considered = follow(begins ? tried.slice(0, foresees) : tried)
  const first = best(considered)
  const whyOf = ({ move }: Tried) => reasonFor(state, seat, move)
  if (tried.length === 1) return { move: first.move, ...onlyReason(whyOf(first)) }
  // Where all that were considered are named alike, the best of the others is compared.
  const differs = (one: Tried) => !areAlike(state, one.move, first.move)
  const others = considered.filter(differs)
  const rivals = others.length > 0 ? others : follow(tried.filter(differs).slice(0, 1))
  if (rivals.length === 0) return { move: first.move, ...whyOf(first) }
  const rival = best(rivals)
  const [chosen, other] = rival.value > first.value ? [rival, first] : [first, rival]
  const over: Over<Move, Unit> = {
    move: other.move,
    unit: 'ahead',
    worth: [tenths(chosen.value), tenths(other.value)],
  }
  return { move: chosen.move, ...whyOf(chosen), over }
}
