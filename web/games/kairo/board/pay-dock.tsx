// Paying for an extension: what it scores and why, and every way to pay, the fewest coins first.

import { MoveForm } from '../../../ui/moves.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Payments } from '../parts/payments.tsx'
import { Scores } from '../parts/scores.tsx'
import { scoreFor } from '../rules/building.ts'
import { worthIn } from '../rules/medals.ts'
import { waysOf } from './aims.ts'
import type { Intent, TurnProps } from './draft.ts'

const putIn = ({ view: { phase } }: TurnProps['position']) => (phase.kind === 'turn' ? phase.put : undefined)

/** What the extension under way scores. */
export const ScoresOfPut = ({ position, words }: Pick<TurnProps, 'position' | 'words'>) => {
  const { options, view } = position
  const put = putIn(position)
  if (put?.kind !== 'extension') return null
  const score = scoreFor({ options, ...view }, seatOf(position), put.cloth)
  return <Scores score={score} worth={worthIn(options)} words={words} />
}

export const chosenWay = (intent: Intent) => (intent.kind === 'pay' ? intent.way : 0)

export const PayDock = ({ position, words, intent, intend }: TurnProps) => (
  <MoveForm id="pay">
    <ScoresOfPut position={position} words={words} />
    <Payments
      layout="led"
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
