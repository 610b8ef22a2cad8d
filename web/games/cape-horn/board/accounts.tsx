// Each ship's points and roses: in one strip on a phone, and as a page of the log book.
import { StripSeat } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { PagesProps } from '../parts/log-book.tsx'
import { SeatShip } from '../parts/seats.tsx'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'

/** Returns the log book's pages of an online race; a page shows only how many cards a hand has. */
export const pagesOf = ({ ships }: View) =>
  ships.map(({ points, roses, cards }) => ({ points, roses, hand: cards }))

type StripProps = Pick<PagesProps, 'pages' | 'turn'> & { words: BoardWords }

export const Strip = ({ words, pages, turn }: StripProps) => (
  <ul class="seat-strip" aria-label={useTable().house.players}>
    {pages.map(({ points, roses }, seat) => (
      <StripSeat
        key={seat}
        seat={seat}
        hot={seat === turn}
        sign={<SeatShip seat={seat} />}
        figure={points}
        words={words.of(points, roses.length)}
      >
        <span class="pips" data-rack={seat} aria-hidden="true">
          {roses.map(({ stage, colour }) => (
            <i key={stage} class={colour} />
          ))}
        </span>
      </StripSeat>
    ))}
  </ul>
)
