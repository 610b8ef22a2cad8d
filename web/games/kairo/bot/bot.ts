// The bot: guesses what its seat does not see (`imagine`), tries the promising moves, and takes the
// one that leaves it furthest ahead.
import type { Bot, Level } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Move, Options, View } from '../rules/state.ts'
import { imagine } from './imagine.ts'
import { reasonFor } from './reasons.ts'
import { best, foreseen, turnsOf } from './turns.ts'

// `blur`: a random error of a move's value, up to this many points. `foresees`: how many of the
// best moves are played on until the seat's next turn is over.
const skills: Record<Level, { blur: number; foresees: number }> = {
  easy: { blur: 14, foresees: 0 },
  steady: { blur: 1.5, foresees: 0 },
  sharp: { blur: 0, foresees: 4 },
}

export const bot: Bot<View, Move, Options, Reason> = (position, chance, level) => {
  const seat = seatOf(position)
  const state = imagine(position, chance)
  const { blur, foresees } = skills[level]
  const tried = turnsOf(state, seat, chance)
    .map(one => ({ ...one, value: one.value + (blur * chance.roll(1000)) / 1000 }))
    .sort((a, b) => b.value - a.value)
  const { phase } = state
  const begins = phase.kind === 'turn' && !phase.put && phase.taken === 0
  const followed = begins ? tried.slice(0, foresees) : []
  const { move } = best(
    followed.length > 0
      ? followed.map(one => ({ ...one, value: foreseen(one.state, seat, chance) }))
      : tried,
  )
  return { move, ...reasonFor(state, seat, move) }
}
