// The stalls and medals of a seat as six tiles, one for each cloth: the size of the stall, and the
// medals at the hem.
import { SeatRow } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { SwatchFace } from '../art/stalls.tsx'
import { type Holders, type Medal, medals as metals } from '../rules/medals.ts'
import { type ByCloth, type Cloth, cloths } from '../rules/pieces.ts'
import { MedalPlates } from './medal-plates.tsx'

interface Props {
  medals: ByCloth<Holders>
  words: { cloth: Record<Cloth, string>; medal: Record<Medal, string> }
  seat?: Seat // undefined: the supply
  size(cloth: Cloth): number
}

export const StallTiles = ({ seat, size, medals, words }: Props) => (
  <span class="kairo-tiles">
    {cloths.map(cloth => {
      const held = metals.filter(metal => medals[cloth][metal] === seat)
      const [tiles, name] = [size(cloth), words.cloth[cloth]]
      return (
        <svg
          key={cloth}
          viewBox={seat === undefined ? '0 0 100 98' : '0 0 100 132'}
          role="img"
          aria-label={[`${name} ${tiles || '–'}`, ...held.map(metal => words.medal[metal])].join(
            ', ',
          )}
        >
          {tiles > 0 ? (
            <>
              <SwatchFace cloth={cloth} />
              <circle
                cx="50"
                cy="46"
                r="29"
                fill="var(--k-slip)"
                stroke="var(--k-ink)"
                stroke-width="4.5"
              />
              <text x="50" y="63">
                {tiles}
              </text>
            </>
          ) : (
            <path
              d="M8 8h84v78H8z"
              fill="none"
              stroke="var(--ink-2)"
              stroke-width="2.5"
              stroke-dasharray="7 6"
            />
          )}
          {held.map((metal, i) => (
            <use
              key={metal}
              href={`#kairo-${metal}-${cloth}`}
              x={50 + 44 * (i - held.length / 2)}
              y="76"
              width="44"
              height="56"
            />
          ))}
        </svg>
      )
    })}
  </span>
)

interface RowsProps extends Pick<Props, 'medals'> {
  size(seat: Seat, cloth: Cloth): number // 0: no stall
  supply(cloth: Cloth): number
  points: readonly number[] // by seat
  words: Props['words'] & { left: string }
  seats: readonly { hot: boolean; note: string | false }[]
}

/** Shows the seats in rows, and in the last row what is left of each cloth. */
export const SeatRows = ({ seats, ...stalls }: RowsProps) => (
  <ul class="seats tall even kairo-seats" aria-label={useTable().house.players}>
    {seats.map(({ hot, note }, seat) => (
      <SeatRow key={seat} seat={seat} hot={hot} note={note} figure={stalls.points[seat]}>
        <StallTiles seat={seat} {...stalls} size={cloth => stalls.size(seat, cloth)} />
      </SeatRow>
    ))}
    <li class="seat-row">
      <span class="seat-sign">
        <MedalPlates />
      </span>
      <span class="seat-who seat-does">
        <span>{stalls.words.left}</span>
      </span>
      <span class="seat-picture">
        <StallTiles {...stalls} size={stalls.supply} />
      </span>
      <span class="seat-figure" />
    </li>
  </ul>
)
