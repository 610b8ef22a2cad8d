// A card on its square, or drawn there before it is laid.
import type { Square } from '../../kit/squares.ts'
import { WindShape } from '../art/wind-card.tsx'
import { type Chart, stageAt } from '../rules/chart.ts'

export const Card = ({
  chart,
  type,
  at,
  printed,
}: {
  chart: Chart
  type: string
  at: Square
  printed?: string
}) => (
  <WindShape arrows={chart.arrows.get(type) ?? []} stage={stageAt(chart, at)} printed={printed} />
)
