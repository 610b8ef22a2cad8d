// When each rose of a race was won, and when a ship crossed the line.
import type { Seat } from '../../game.ts'
import { type Rose, sprintPrice } from '../rules/pieces.ts'

/** What one view tells of a race, the same online and beside the box. */
export interface Moment {
  roses: readonly (readonly Rose[])[] // by seat
  points: readonly number[] // by seat
  turn: { seat: Seat; sprinted: boolean } | null // null: nobody's
  crossed: Seat | undefined // who crossed the line
}

/** A point of the score: a rose, or the line. */
export interface Prize {
  seat: Seat
  rose: Rose | undefined // undefined: the line
  turn: number // of the seat, counted from 1
  view: number // index of the first view that has it
  isBySprint: boolean
}

/** Returns the score of each seat at a moment. */
export const scoresAt = ({ roses, crossed }: Moment): number[] =>
  roses.map(({ length }, seat) => length + (seat === crossed ? 1 : 0))

/**
 * Returns all prizes in their order: the first view in which a ship has one more, and the turn of
 * its seat then.
 */
export const prizesIn = (views: readonly Moment[]): Prize[] => {
  const turns: number[] = []
  return views.flatMap((now, view) => {
    const before = views[view - 1]
    const { turn } = now
    if (turn && before?.turn?.seat !== turn.seat) turns[turn.seat] = (turns[turn.seat] ?? 0) + 1
    return now.roses.flatMap((roses, seat) => {
      // Online the sprint is paid with its second leg, beside the box before it.
      const paid = (before?.points[seat] ?? 0) - now.points[seat]!
      const isBySprint =
        paid >= sprintPrice || (before?.turn?.seat === seat && before.turn.sprinted)
      const won: (Rose | undefined)[] = roses.slice(before?.roses[seat]?.length ?? 0)
      if (now.crossed === seat && before?.crossed !== seat) won.push(undefined)
      return won.map(rose => ({ seat, rose, turn: turns[seat] ?? 1, view, isBySprint }))
    })
  })
}
