// What the sheet says of everybody: every stall with its medals, points, and what was scored last.
import { useTelling } from '../../../ui/table.tsx'
import type { Said } from '../../companion.ts'
import type { Seat } from '../../game.ts'
import { tell } from '../../words.ts'
import type { Face } from '../parts/seats.tsx'
import { SeatRows } from '../parts/stall-tiles.tsx'
import type { Entry } from '../rules/entry.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { CoinsDue } from './coins-due.tsx'
import type { Options, View } from './state.ts'
import { supplyOf } from './supply.ts'

/** What every part of the sheet is given. */
export type SheetFace = Face<SheetWords, View, Options, Said<Entry, Options>>

export const pointsOf = ({ accounts }: View) => accounts.map(({ tally }) => tally.stalls + tally.medals)

// What the last extension scored, and for which medals.
const Scored = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const { scored } = frame.view
  return scored ? <p class="kairo-scored">{tell(words, { kind: 'scored', ...scored }, telling)}</p> : null
}

const stallsIn = ({ frame: { view }, words }: SheetFace) => ({
  size: (seat: Seat, cloth: Cloth) => view.sizes[cloth][seat]!,
  medals: view.medals,
  supply: (cloth: Cloth) => supplyOf(view, cloth),
  points: pointsOf(view),
  words: { ...words.table, cloth: words.cloth, medal: words.medal },
})

/** Every seat with its stalls, its medals and its points. */
export const Seats = (face: SheetFace) => {
  const { accounts, phase } = face.frame.view
  const seats = accounts.map(({ isOut }, seat) => ({
    hot: phase.kind === 'turn' && seat === phase.seat,
    note: isOut && face.words.out,
  }))
  return <SeatRows seats={seats} {...stallsIn(face)} />
}

/** What the last entry scored, and what it costs. */
export const Came = (face: SheetFace) => (
  <>
    <Scored {...face} />
    {face.frame.options.coins === 'real' && <CoinsDue {...face} />}
  </>
)
