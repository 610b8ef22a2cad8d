// The four steps of a turn.
import { Rail as Steps } from '../../../ui/turn/rail.tsx'
import type { Seat } from '../../game.ts'
import type { Shared } from '../words/sentences.ts'

interface Props {
  words: Shared
  now: 1 | 2 | 3 | 4
  moves?: readonly unknown[] // by step: the move that a tap on it makes
  seat?: Seat
}

export const Rail = ({ words: { rail }, now, ...more }: Props) => (
  <Steps
    label={rail.label}
    steps={[rail.point, rail.lay, rail.sail, rail.draw]}
    now={now - 1}
    {...more}
  />
)
