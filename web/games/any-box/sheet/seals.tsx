// Who has sealed, and who is still thinking: a row for each seat, with its wax or a dashed ring.
import { SeatMark, SeatRow } from '../../../ui/seats/row.tsx'
import { SeatRing } from '../../../ui/seats/state.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Wax } from '../art/wax.tsx'
import { all } from '../rules/owners.ts'
import { sidesIn, signed, totalOf } from './face.ts'
import type { SheetFace } from './figure.tsx'

/** The wax of a seat, or its mark in a dashed ring until it has sealed. */
export const Seal = ({ frame, seat }: Pick<SheetFace, 'frame'> & { seat: Seat }) =>
  frame.view.sealed[seat] ? (
    <Wax colour={frame.seats[seat]?.colour ?? ''} />
  ) : (
    <SeatRing seat={seat}>
      <SeatMark seat={seat} />
    </SeatRing>
  )

export const Seals = ({ frame, words }: SheetFace) => {
  const { house } = useTable()
  const { view } = frame
  const last = view.points.at(-1)
  return (
    <ul class="seats sheet-seals" aria-label={house.players}>
      {all(view.seats).map(seat => {
        const side = seat % sidesIn(frame)
        const points = last?.[side]
        return (
          <SeatRow
            key={seat}
            seat={seat}
            hot={seat === frame.you}
            sign={<Seal frame={frame} seat={seat} />}
            done={view.outs.includes(side) ? undefined : house.sealed}
            note={view.outs.includes(side) && words.out}
            figure={
              <>
                {totalOf(frame, side) ?? <Hidden words={words} />}
                {points !== undefined && (
                  <small class={points < 0 ? 'less' : undefined}>
                    {words.lastRound(signed(points))}
                  </small>
                )}
              </>
            }
          />
        )
      })}
    </ul>
  )
}

/** A hidden figure. */
export const Hidden = ({ words }: Pick<SheetFace, 'words'>) => (
  <span class="sheet-hidden">
    <span aria-hidden="true">?</span>
    <span class="visually-hidden">{words.hidden}</span>
  </span>
)
