// What the unfinished extension scores, as the note below the instruction: "Scores 2 + 3: gold and
// silver", with the medals.
import { useTelling } from '../../../ui/table.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Medal } from '../art/tokens.tsx'
import type { Face } from '../parts/seats.tsx'
import { scoreFor } from '../rules/building.ts'
import { type Score, worthIn } from '../rules/medals.ts'
import { isTurnOf } from './draft.ts'

/** Returns the score of this seat's unfinished extension; undefined if there is none. */
export const scoreOfPut = (position: Face['frame']): Score | undefined => {
  const { options, view } = position
  const put = view.phase.kind === 'turn' && isTurnOf(position) ? view.phase.put : undefined
  return put?.kind === 'extension'
    ? scoreFor({ options, ...view }, seatOf(position), put.cloth)
    : undefined
}

export const ScoreLine = ({ score, frame, words }: Face & { score: Score }) => {
  const { cloth, gains, points } = score
  const telling = useTelling()
  return (
    <span class="kairo-score">
      {words.pay.scores(points.stalls, points.medals, gains, telling)}
      {gains.map(({ medal }) => (
        <Medal key={medal} cloth={cloth} metal={medal} worth={worthIn(frame.options)[medal]} />
      ))}
    </span>
  )
}
