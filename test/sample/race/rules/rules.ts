// The dice race online: roll as often as you dare, bank before a one comes.
import type { Position, Standing } from '../../../../web/games/game.ts'
import { openGame } from '../../../../web/games/kit/open-game.ts'
import { standingsOf } from '../../../../web/games/kit/ranking.ts'
import { refuse } from '../../../../web/games/kit/refuse.ts'
import { replaced } from '../../../../web/games/kit/replaced.ts'
import type { Code, Point } from './points.ts'
import {
  type Event,
  goal,
  type Move,
  move,
  type Options,
  options,
  type State,
  stakes,
  type View,
} from './state.ts'

export const score = ({ scores }: View): readonly number[] => scores

export const isOver = ({ scores, isEnded }: View): boolean =>
  isEnded === true || scores.some(points => points >= goal)

export const end = <S extends View>(state: S): S => ({ ...state, isEnded: true })

/** Returns the state after a turn that brought these points. */
export const after = <S extends View>(state: S, seat: number, points: number): S => ({
  ...state,
  scores: replaced(state.scores, seat, Math.max(0, state.scores[seat]! + points)),
  turn: (seat + 1) % state.scores.length,
  sum: 0,
  turns: state.turns + 1,
})

/** Refuses what comes after the end, or from a seat whose turn it is not. */
export const outOfTurn = ({ you, view }: Pick<Position<View>, 'you' | 'view'>) => {
  if (isOver(view)) return refuse<Code, Point>('game-over', 'end')
  return view.turn === you ? undefined : refuse<Code, Point>('not-your-turn', 'turn')
}

export const standings = ({ scores }: View): Standing[] =>
  standingsOf(scores.map(points => [['points', points]]))

export const digital = openGame<State, Move, Event, Options>({
  version: 1,
  options,
  move,
  setup: (seats, options) => [{ kind: 'began', seats, options }],
  evolve(state, event) {
    if (event.kind === 'began')
      return {
        options: event.options,
        scores: Array(event.seats).fill(0),
        turn: 0,
        sum: 0,
        turns: 0,
      }
    if (event.kind === 'rolled')
      return event.die === 1
        ? after(state!, event.seat, 0)
        : { ...state!, sum: state!.sum + event.die }
    const points = event.kind === 'staked' && !event.won ? -event.points : event.points
    return after(state!, event.seat, points)
  },
  moves({ you, view }) {
    if (view.turn !== you || isOver(view)) return []
    const most = view.sum === 0 ? Math.min(stakes, view.scores[you]!) : 0
    return [
      { kind: 'throw' },
      ...(view.sum > 0 ? [{ kind: 'bank' } as const] : []),
      ...Array.from({ length: most }, (_, i) => ({ kind: 'stake' as const, points: i + 1 })),
    ]
  },
  check(position, move) {
    const { view, you } = position
    const early = outOfTurn(position)
    if (early) return early
    if (move.kind === 'bank' && view.sum === 0) return refuse('nothing-to-bank', 'turn')
    if (move.kind === 'stake' && (view.sum > 0 || move.points > view.scores[you as number]!))
      return refuse('not-enough', 'turn')
    return undefined
  },
  decide({ sum }, seat, move, chance) {
    const die = move.kind === 'bank' ? 0 : chance.roll(6) + 1
    if (move.kind === 'bank') return [{ kind: 'banked', seat, points: sum }]
    if (move.kind === 'stake') return [{ kind: 'staked', seat, points: move.points, won: die > 3 }]
    return [{ kind: 'rolled', seat, die }]
  },
  proceed: () => [],
  end,
  result: state => (isOver(state) ? standings(state) : undefined),
})
