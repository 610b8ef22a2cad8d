// The prices of both ways, before and after a change: in one line on a phone, as an account of each
// side on a desktop and on the shared screen.
import type { ComponentChildren } from 'preact'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { SeatState } from '../../../ui/seats/state.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { type Side, sideOfSeat, sidesFor } from '../rules/sides.ts'
import type { BoardWords } from '../words/sentences.ts'
import { SideSign, useSideName } from './seats.tsx'

/** The price of a way: the possible price and, in `certain`, the certain one. */
export interface SidePrice {
  points?: number
  squares?: number
  obstacles?: number
  certain?: number
}

interface Props {
  side: Side
  price: SidePrice
  next?: SidePrice // after the drafted move
  words: BoardWords['price']
}

const isOther = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one !== other

/** The price; if it would change, the old one is struck out. */
const Figure = ({ price, next, words }: Omit<Props, 'side'>) => {
  const becomes = next?.points ?? price.points
  if (becomes === undefined) return <b class="camino-figure">–</b>
  return (
    <b class="camino-figure">
      {isOther(price.points, becomes) && (
        <>
          <s>{price.points}</s>
          <span aria-hidden="true">→</span>
        </>
      )}
      {isOther(price.points, becomes) && <span class="visually-hidden">{words.would}</span>}
      <span>{becomes}</span>
    </b>
  )
}

/** Returns the text that says whether a way is certain yet, and at which price. */
const certaintyOf = (
  price: SidePrice,
  next: SidePrice | undefined,
  words: BoardWords['price'],
): string => {
  const { points, certain } = next ?? price
  if (points === undefined) return ''
  if (certain === undefined) return words.open
  if (isOther(price.certain, certain)) return words.certain(`${price.certain} → ${certain}`)
  return certain === points ? words.isCertain : words.certain(String(certain))
}

interface LineProps extends Omit<Props, 'words'> {
  hot: boolean
  words: BoardWords
}

/** One side of the line on a phone. */
export const PriceInLine = ({ side, price, next, hot, words }: LineProps) => {
  const name = useSideName()(side)
  const { frame, house } = useTable()
  const isMine = frame.you !== 'room' && sideOfSeat(frame.you) === side
  return (
    <li
      data-holder={sidesFor(frame.seats.length)[side]!.join(' ')}
      class={`camino-price side-${side}${hot ? ' hot' : ''}${frame.seats.length > 2 ? ' partners' : ''}`}
    >
      <SideSign side={side} />
      <Figure price={price} next={next} words={words.price} />
      <span class="camino-price-of">
        <span>
          <strong>{name}</strong>
          {isMine && ` · ${house.you}`}
        </span>
        <span>{certaintyOf(price, next, words.price)}</span>
      </span>
    </li>
  )
}

interface AccountProps extends LineProps {
  seats: readonly Seat[]
  note(seat: Seat): string
  children?: ComponentChildren // the way as a strip
}

/** The account of a side: its players, its full price, its way as a strip. */
export const Account = ({ side, price, next, hot, words, seats, note, children }: AccountProps) => {
  const telling = useTelling()
  const { squares, obstacles } = next ?? price
  return (
    <li
      class={`camino-account sheet side-${side}${hot ? ' hot' : ''}`}
      data-holder={seats.join(' ')}
    >
      <SideSign side={side} />
      <span class="camino-account-of">
        {seats.map(seat => (
          <span key={seat} class="camino-player">
            <strong>
              {seats.length > 1 && <SeatMark seat={seat} />} {telling.name(seat)}
            </strong>{' '}
            <small>{note(seat)}</small> <SeatState seat={seat} />
          </span>
        ))}
      </span>
      <Figure price={price} next={next} words={words.price} />
      {children && <span class="camino-account-way">{children}</span>}
      <span class="camino-account-sum">
        {squares !== undefined && `${words.sumInWords(squares, obstacles ?? 0)}, `}
        {certaintyOf(price, next, words.price)}
      </span>
    </li>
  )
}
