// A card as it lies on its square, or would.
import type { Square } from '../../kit/squares.ts'
import { WindShape } from '../art/wind-card.tsx'
import type { Chart } from '../rules/chart.ts'
import type { Stage } from '../rules/pieces.ts'

export const Card = ({ chart, type, at, printed }: { chart: Chart; type: string; at: Square; printed?: string }) => (
  <WindShape arrows={chart.arrows.get(type) ?? []} stage={chart.ground[at] as Stage} printed={printed} />
)
