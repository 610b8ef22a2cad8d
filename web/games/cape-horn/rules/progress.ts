// How far a ship has come, in stages: the complete ones, and the part of the current one, measured
// forward.
import { memo } from '../../kit/memo.ts'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { chartOf, stepOf } from './chart.ts'
import type { Edition } from './edition.ts'
import { type Stage, stages } from './pieces.ts'

export const wholeWay = stages.length // stages; the value beyond the line

export const progressOf = memo((edition: Edition) => {
  const chart = chartOf(edition)
  const along = (square: Square, stage: Stage) => {
    const [east, south] = stepOf(stage, 'F')
    return columnOf(chart, square) * east + rowOf(chart, square) * south
  }
  const spans = stages.map(stage => {
    const all = chart.ground.flatMap((ground, square) =>
      ground === stage ? [along(square, stage)] : [],
    )
    return { from: Math.min(...all), to: Math.max(...all) }
  })
  return (square: Square): number => {
    const ground = chart.ground[square]
    if (typeof ground !== 'number') return ground === 'finish' ? wholeWay : 0
    const { from, to } = spans[ground - 1]!
    return ground - 1 + (along(square, ground) - from) / (to - from + 1)
  }
})
