// What people enter now: their own secret figures, or the public ones of the whole table in one
// form.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { Entry } from '../rules/entry.ts'
import { askedSeats, asksOf, fieldOf, sidesIn, toldTo } from './face.ts'
import { Figure, type SheetFace } from './figure.tsx'

/** The form of one seat for its secret figures, or for its turn. */
export const OwnForm = ({
  kind,
  seat,
  ...face
}: SheetFace & { kind: 'tell' | 'seal'; seat: Seat }) => {
  const { frame, words } = face
  return (
    <MoveForm class="sheet-own" seat={seat}>
      {asksOf(frame, seat, kind === 'seal').map(ask => (
        <Figure
          key={ask.id}
          {...face}
          ask={ask}
          path={`move.values.${ask.id}`}
          value={kind === 'seal' ? null : toldTo(frame, fieldOf(frame, ask.id), seat)}
        />
      ))}
      <MoveButton move={{ kind, values: {} } satisfies Entry}>
        {kind === 'seal' ? words.seal : words.enter}
      </MoveButton>
    </MoveForm>
  )
}

// Returns the public fields that are due now for seats, in the order of the sheet.
const columnsOf = (face: SheetFace) => {
  const ids = askedSeats(face.frame).flatMap(seat =>
    asksOf(face.frame, seat, false).map(({ id }) => id),
  )
  return face.frame.options.sheet.fields.filter(({ id }) => ids.includes(id))
}

const Row = ({ seat, ...face }: SheetFace & { seat: Seat }) => {
  const { frame } = face
  const name = useTelling().name(seat)
  const asks = asksOf(frame, seat, false)
  return (
    <tr>
      <th scope="row">
        <SeatMark seat={seat} /> {name}
      </th>
      {columnsOf(face).map(field => {
        const ask = asks.find(({ id }) => id === field.id)
        const isPartner = field.who === 'side' && seat >= sidesIn(frame)
        const at = field.who === 'side' ? seat % sidesIn(frame) : seat
        return (
          <td key={field.id}>
            {ask && !isPartner && (
              <Figure
                {...face}
                ask={ask}
                path={`move.values.${field.id}.${at}`}
                value={toldTo(frame, field, seat)}
                row={name}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** The form for the public figures of everybody, and those of the table. */
export const RoundForm = (face: SheetFace) => {
  const { frame, words } = face
  const { view } = frame
  const seats = askedSeats(frame)
  const columns = columnsOf(face)
  if (seats.length === 0 && view.tableAsks.length === 0) return null
  // A form can only fill lists that exist, up to their length.
  const lists = Object.fromEntries([
    ...view.tableAsks.map(({ id }) => [id, [null]] as const),
    ...columns.map(
      ({ id, who }) =>
        [
          id,
          Array.from({ length: who === 'side' ? sidesIn(frame) : view.seats }, () => null),
        ] as const,
    ),
  ])
  return (
    <MoveForm key={`${view.round} ${view.step}`} class="sheet-round">
      {view.tableAsks.map(ask => (
        <Figure
          key={ask.id}
          {...face}
          ask={ask}
          path={`move.values.${ask.id}.0`}
          value={toldTo(frame, fieldOf(frame, ask.id), 0)}
        />
      ))}
      {seats.length > 0 && (
        <table class="sheet-rows">
          <thead>
            <tr>
              <th />
              {columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(seat => (
              <Row key={seat} {...face} seat={seat} />
            ))}
          </tbody>
        </table>
      )}
      <MoveButton move={{ kind: 'round', values: lists } satisfies Entry}>
        {words.enterRound(view.round)}
      </MoveButton>
    </MoveForm>
  )
}

/** The rules that hold the round up, and the button that enters it as it is. */
export const Waits = ({ frame, words }: SheetFace) => {
  const { view, options } = frame
  const { you } = useTable().frame
  if (view.waits.length === 0 || you === 'room') return null
  return (
    <MoveForm class="sheet-waits">
      {view.waits.map(rule => (
        <p key={rule}>{options.sheet.checks?.[rule]?.says}</p>
      ))}
      <MoveButton kind="quiet" move={{ kind: 'overrule' } satisfies Entry}>
        {words.overrule}
      </MoveButton>
    </MoveForm>
  )
}
