// What the board shows of every seat: a strip with points, and rows with stalls and medals.
import { useTable } from '../../../ui/table.tsx'
import { type Face, pointsIn, Strip } from '../parts/seats.tsx'
import { SeatRows } from '../parts/stall-tiles.tsx'
import { sizeOf, stallOf, supplyOf } from '../rules/bazaar.ts'
import type { View } from '../rules/state.ts'

export const turnOf = ({ phase }: View) =>
  phase.kind === 'turn' || phase.kind === 'placing' ? phase.seat : undefined

const pointsOf = ({ view, result }: Face['frame']) =>
  pointsIn(
    view.players.map(({ tally }) => tally),
    result,
  )

export const BoardStrip = ({ frame, words }: Face) => {
  const { view } = frame
  const points = pointsOf(frame)
  return (
    <Strip
      label={useTable().house.players}
      seats={view.players.map(({ isOut }, seat) => ({ points: points[seat]!, out: isOut }))}
      turn={turnOf(view)}
      words={words.standing}
    />
  )
}

const stallsIn = ({ frame, frame: { view }, words }: Face) => ({
  size: (seat: number, cloth: Parameters<typeof stallOf>[2]) => {
    const stall = stallOf(view.bazaar, seat, cloth)
    return stall ? sizeOf(stall) : 0
  },
  medals: view.medals,
  supply: (cloth: Parameters<typeof supplyOf>[1]) => supplyOf(view.bazaar, cloth),
  points: pointsOf(frame),
  words: { ...words.table, cloth: words.cloth, medal: words.medal },
})

/** Shows every seat with its stalls, its medals and its points. */
export const Seats = (face: Face) => {
  const { frame, words } = face
  const seats = frame.view.players.map(({ cards, barkers, isOut }, seat) => ({
    hot: seat === turnOf(frame.view),
    note: isOut ? words.out : words.holds(cards, barkers),
  }))
  return <SeatRows seats={seats} {...stallsIn(face)} />
}
