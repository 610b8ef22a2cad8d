// What the board says of everybody: the strip of seats, and stalls and medals by cloth.
import { useTable } from '../../../ui/table.tsx'
import { MedalTable } from '../parts/medal-table.tsx'
import { type Face, Strip } from '../parts/seats.tsx'
import { sizeOf, stallOf, supplyOf } from '../rules/bazaar.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'

export const turnOf = ({ phase }: View) => (phase.is === 'turn' || phase.is === 'placing' ? phase.seat : undefined)

export const pointsOf = ({ players }: View) => players.map(({ tally }) => tally.stalls + tally.medals)

export const BoardStrip = ({ view, words }: { view: View; words: BoardWords }) => {
  const points = pointsOf(view)
  return (
    <Strip
      label={useTable().house.players}
      seats={view.players.map(({ isOut }, seat) => ({ points: points[seat]!, out: isOut }))}
      turn={turnOf(view)}
      words={words.standing}
    />
  )
}

export const Medals = ({ frame, words }: Face) => {
  const { options, view } = frame
  return (
    <MedalTable
      size={(seat, cloth) => {
        const stall = stallOf(view.bazaar, seat, cloth)
        return stall ? sizeOf(stall) : 0
      }}
      medals={view.medals}
      supply={cloth => supplyOf(view.bazaar, cloth)}
      points={pointsOf(view)}
      worth={options.edition.medals[options.medals]}
      words={{ ...words.table, cloth: words.cloth, medal: words.medal }}
    />
  )
}
