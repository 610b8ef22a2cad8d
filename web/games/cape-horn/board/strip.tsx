// A phone's one glance at all ships: mark, points, and a pip for each rose.
import { useTelling } from '../../../ui/table.tsx'
import type { PagesProps } from '../parts/log-book.tsx'
import { SeatMark, SeatShip } from '../parts/seats.tsx'
import type { BoardWords } from '../words/en.ts'

type StripProps = Pick<PagesProps, 'pages' | 'turn'> & { words: BoardWords }

export const Strip = ({ words, pages, turn }: StripProps) => {
  const telling = useTelling()
  return (
    <ul class="strip" aria-label={words.players}>
      {pages.map(({ points, roses }, seat) => (
        <li key={seat} class={seat === turn ? 'hot' : undefined}>
          <SeatShip seat={seat} />
          <SeatMark seat={seat} />
          <b aria-hidden="true">{points}</b>
          <span class="pips" aria-hidden="true">
            {roses.map(({ stage, colour }) => (
              <i key={stage} class={colour} />
            ))}
          </span>
          <span class="visually-hidden">
            {telling.name(seat)}: {words.of(points, roses.length)}
          </span>
        </li>
      ))}
    </ul>
  )
}
