// The four steps of a turn.
import { Rail as Steps } from '../../../ui/turn/rail.tsx'
import type { Shared } from '../words/en.ts'

export type RailStep = 1 | 2 | 3 | 4

export const Rail = ({ words: { rail }, now }: { words: Shared; now: RailStep }) => (
  <Steps label={rail.label} steps={[rail.point, rail.lay, rail.sail, rail.draw]} now={now - 1} />
)
