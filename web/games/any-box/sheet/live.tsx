// The counters of a live sheet with a goal: each tap counts at once.
import { Keys, MoveKey } from '../../../ui/fields/keys.tsx'
import { MoveStepper } from '../../../ui/fields/stepper.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { Entry } from '../rules/entry.ts'
import { choicesOf, fieldOf, toldTo } from './face.ts'
import type { SheetFace } from './figure.tsx'
import type { Ask } from './state.ts'

interface LiveProps extends SheetFace {
  kind: 'tell' | 'know'
  ask: Ask
  seat: Seat
}

const LiveFigure = ({ frame, words, kind, ask, seat }: LiveProps) => {
  const telling = useTelling()
  const field = fieldOf(frame, ask.id)
  const label = field.label ?? ''
  const value = toldTo(frame, field, seat) ?? ask.default
  const move = (value: number | boolean): Entry => ({ kind, values: { [ask.id]: value } })
  if (field.kind === 'number') {
    const now = Number(value ?? Math.max(ask.min, 0))
    return (
      <MoveStepper
        label={label}
        value={now}
        least={ask.min}
        most={ask.max}
        move={by => move(now + by * ask.step)}
      />
    )
  }
  const values: readonly (number | boolean)[] = choicesOf(frame, ask) ?? [false, true]
  return (
    <Keys legend={label}>
      {values.map(one => (
        <MoveKey key={String(one)} move={move(one)} class={one === value ? 'hot' : ''}>
          {field.kind === 'seat' && Number(one) >= 0 && <SeatMark seat={Number(one)} />}{' '}
          {words.value(field, one, telling)}
          {one === value && <span class="visually-hidden">✓</span>}
        </MoveKey>
      ))}
    </Keys>
  )
}

/** The counters of one seat, and what the table has only one of. */
export const Counters = ({ seat, ...face }: SheetFace & { seat: Seat }) => {
  const { view } = face.frame
  return (
    <MoveForm class="sheet-live" seat={seat}>
      {view.asks[seat]!.map(ask => (
        <LiveFigure key={ask.id} {...face} kind="tell" ask={ask} seat={seat} />
      ))}
      {view.tableAsks.map(ask => (
        <LiveFigure key={ask.id} {...face} kind="know" ask={ask} seat={seat} />
      ))}
    </MoveForm>
  )
}
