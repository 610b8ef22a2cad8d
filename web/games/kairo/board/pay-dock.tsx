// Controls for paying an extension: every way to pay, the fewest coins first.
import { MoveForm } from '../../../ui/moves.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Payments } from '../parts/payments.tsx'
import { waysOf } from './aims.ts'
import type { Intent, TurnProps } from './draft.ts'

const putIn = ({ view: { phase } }: TurnProps['position']) =>
  phase.kind === 'turn' ? phase.put : undefined

export const chosenWay = (intent: Intent) => (intent.kind === 'pay' ? intent.way : 0)

export const PayDock = ({ position, words, intent, intend }: TurnProps) => (
  <MoveForm id="pay">
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
