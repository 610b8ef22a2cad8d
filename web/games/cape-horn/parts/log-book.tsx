// The log book: every ship's points on their track, and the rack of its roses.
import type { ComponentChildren } from 'preact'
import { SeatRow } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { PointTrack, RoseRack } from '../art/track.tsx'
import { type Rose, roseColours, rosesLeft } from '../rules/pieces.ts'
import type { Shared } from '../words/sentences.ts'
import { colourOf, ShipSign } from './seats.tsx'

export interface LogPage {
  points: number
  roses: readonly Rose[]
  hand: number | null // cards; null: not counted
}

export interface PagesProps {
  words: Shared
  pages: readonly LogPage[]
  turn: Seat | undefined
}

export const LogPages = ({ words, pages, turn, tall }: PagesProps & { tall?: true }) => {
  const { frame, house } = useTable()
  return (
    <ul class={tall ? 'log-pages seats tall' : 'log-pages seats'} aria-label={house.players}>
      {pages.map(({ points, roses, hand }, seat) => {
        return (
          <SeatRow
            key={seat}
            seat={seat}
            hot={seat === turn}
            sign={<ShipSign seat={seat} />}
            note={hand !== null && words.cards(hand)}
            figure={
              <span class="log-rack" data-rack={seat} role="img" aria-label={words.held(roses)}>
                <RoseRack roses={roses} />
              </span>
            }
          >
            <span
              class={`log-track seat-${colourOf(frame, seat)}`}
              role="img"
              aria-label={words.points(points)}
            >
              <PointTrack points={points} colour={colourOf(frame, seat)} />
              <b class="log-points">
                <span>{points}</span>
              </b>
            </span>
          </SeatRow>
        )
      })}
    </ul>
  )
}

/** Shows how many roses of each colour nobody has won yet. */
export const RosesLeft = ({ words, pages }: Pick<PagesProps, 'words' | 'pages'>) => (
  <p class="roses-left">
    {words.log.left}
    {roseColours.map(colour => {
      const left = rosesLeft(
        pages.flatMap(({ roses }) => roses),
        colour,
      )
      return (
        <span key={colour} role="img" aria-label={words.log.leftOf(colour, left)}>
          <svg class="horn-station" viewBox="8 8 84 84" aria-hidden="true">
            <use href={`#horn-station-${colour}`} width="100" height="100" />
          </svg>
          {left}
        </span>
      )
    })}
  </p>
)
export const LogBook = ({
  words,
  children,
  ...pages
}: PagesProps & { children?: ComponentChildren }) => (
  <section class="log-book sheet">
    <header class="log-head">
      <h2>{words.log.title}</h2>
      <span>{words.log.note}</span>
    </header>
    <LogPages words={words} {...pages} tall />
    {children}
  </section>
)
