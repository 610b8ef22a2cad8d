// Who led during a game and who came next: what an end tells of the winner's lead.
import type { Seat, Standing } from '../game.ts'

type Scores = readonly number[] // by seat or side

const isAhead = (
  scores: Scores,
  line: number,
  rivals: readonly number[],
  better: 'more' | 'less',
): boolean =>
  rivals.every(other =>
    better === 'more' ? scores[other]! < scores[line]! : scores[other]! > scores[line]!,
  )

interface Against {
  rivals?: readonly number[] // default: all other lines
  better?: 'more' | 'less' // which score leads; default: more
}

/**
 * Returns the first of the steps from which a line leads up to the last one. Undefined if it does
 * not lead at the last step, or led from the first one on.
 */
export const leadSince = (
  steps: readonly Scores[],
  line: number,
  { rivals, better = 'more' }: Against = {},
): number | undefined => {
  const others = rivals ?? [...(steps[0]?.keys() ?? [])].filter(other => other !== line)
  const since = steps.reduce(
    (from, scores, at) => (isAhead(scores, line, others, better) ? from : at + 1),
    0,
  )
  return since > 0 && since < steps.length ? since : undefined
}

/** Returns the winners; several share a win. */
export const winnersIn = (result: readonly Standing[]): Standing[] =>
  result.filter(({ place }) => place === 1)

/** Returns the seats that came right after the winners; none if everybody won. */
export const runnersUp = (result: readonly Standing[]): Standing[] => {
  const behind = result.filter(({ place }) => place > 1)
  const next = Math.min(...behind.map(({ place }) => place))
  return behind.filter(({ place }) => place === next)
}

/** Returns by how many points the winners are ahead of those who came right after them. */
export const marginIn = (result: readonly Standing[]): number => {
  const [winner, next] = [result.find(({ place }) => place === 1), runnersUp(result)[0]]
  return winner && next ? Math.abs(winner.score - next.score) : 0
}

/** Returns by how many points a seat is behind the winners. */
export const behindIn = (result: readonly Standing[], seat: Seat): number => {
  const winner = result.find(({ place }) => place === 1)
  const own = result.find(one => one.seat === seat)
  return winner && own ? Math.abs(winner.score - own.score) : 0
}
