// Paying for an extension: what it scores and why, and every way to pay, the fewest coins first.

import { MoveForm } from '../../../ui/moves.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Medal } from '../art/tokens.tsx'
import { MedalPlates } from '../parts/medal-plates.tsx'
import { Payments } from '../parts/payments.tsx'
import { scoreFor } from '../rules/building.ts'
import { worthIn } from '../rules/medals.ts'
import { waysOf } from './aims.ts'
import type { Intent, TurnProps } from './draft.ts'

const putIn = ({ view: { phase } }: TurnProps['position']) => (phase.kind === 'turn' ? phase.put : undefined)

/** "3 + 1", with the medals and whom they come from. */
export const Scores = ({ position, words }: Pick<TurnProps, 'position' | 'words'>) => {
  const telling = useTelling()
  const { options, view } = position
  const put = putIn(position)
  if (put?.kind !== 'extension') return null
  const { cloth } = put
  const { gains, points } = scoreFor({ options, ...view }, seatOf(position), cloth)
  return (
    <p class="kairo-scores">
      {gains.length > 0 && <MedalPlates />}
      <b>{points.medals > 0 ? `${points.stalls} + ${points.medals}` : points.stalls}</b>
      <span>{words.pay.because(points.stalls, gains, telling)}</span>
      {gains.map(({ medal }) => (
        <Medal key={medal} cloth={cloth} metal={medal} worth={worthIn(options)[medal]} />
      ))}
    </p>
  )
}

export const chosenWay = (intent: Intent) => (intent.kind === 'pay' ? intent.way : 0)

export const PayDock = ({ position, words, intent, intend }: TurnProps) => (
  <MoveForm id="pay">
    <Scores position={position} words={words} />
    <Payments
      cloth={putIn(position)!.cloth}
      ways={waysOf(position).map(({ coins }) => coins)}
      purse={position.view.players[seatOf(position)]!.coins}
      move={coins => ({ kind: 'pay', coins })}
      words={words}
      chosen={chosenWay(intent)}
      choose={way => intend({ kind: 'pay', way })}
    />
  </MoveForm>
)
