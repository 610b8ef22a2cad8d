// What the sheet shows of every seat: stalls, medals and points.
import type { Said } from '../../companion.ts'
import type { Seat } from '../../game.ts'
import { type Face, pointsIn } from '../parts/seats.tsx'
import { SeatRows } from '../parts/stall-tiles.tsx'
import type { Entry } from '../rules/entry.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Options, View } from './state.ts'
import { supplyOf } from './supply.ts'

/** The props of every part of the sheet. */
export type SheetFace = Face<SheetWords, View, Options, Said<Entry, Options>>

export const pointsOf = ({ view: { accounts }, result }: SheetFace['frame']) =>
  pointsIn(
    accounts.map(({ tally }) => tally),
    result,
  )

const stallsIn = ({ frame, frame: { view }, words }: SheetFace) => ({
  size: (seat: Seat, cloth: Cloth) => view.sizes[cloth][seat]!,
  medals: view.medals,
  supply: (cloth: Cloth) => supplyOf(view, cloth),
  points: pointsOf(frame),
  words: { ...words.table, cloth: words.cloth, medal: words.medal },
})

/** Shows every seat with its stalls, its medals and its points. */
export const Seats = (face: SheetFace) => {
  const { accounts, phase } = face.frame.view
  const seats = accounts.map(({ isOut }, seat) => ({
    hot: phase.kind === 'turn' && seat === phase.seat,
    note: isOut && face.words.out,
  }))
  return <SeatRows seats={seats} {...stallsIn(face)} />
}
