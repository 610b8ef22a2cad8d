// The log book: every ship's points on their rule, and the rack of its roses.
import type { ComponentChildren } from 'preact'
import { SeatState } from '../../../ui/seat-state.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { PointTrack, RoseRack } from '../art/track.tsx'
import type { Rose } from '../rules/pieces.ts'
import type { Shared } from '../words/en.ts'
import { colourOf, SeatMark, SeatShip } from './seats.tsx'

export interface LogPage {
  points: number
  roses: readonly Rose[]
  hand: number | null // cards; null: not counted
}

export interface PagesProps {
  words: Shared
  pages: readonly LogPage[]
  turn: Seat | undefined
  seats?: readonly Seat[] // which of them; none: all
}

export const LogPages = ({ words, pages, turn, seats }: PagesProps) => {
  const { frame } = useTable()
  const telling = useTelling()
  const shown = seats ?? pages.map((_, seat) => seat)
  return (
    <ul class={`log-pages of-${pages.length}`} aria-label={words.players}>
      {shown.map(seat => {
        const { points, roses, hand } = pages[seat]!
        return (
          <li key={seat} class={seat === turn ? 'log-page hot' : 'log-page'}>
            <span class="log-ship">
              <SeatShip seat={seat} />
            </span>
            <span class="who">
              <strong>
                <span class="log-name">{telling.name(seat)}</span> <SeatMark seat={seat} />
              </strong>
              <span class="log-means">
                {hand !== null && <span>{words.cards(hand)}</span>}
                <SeatState seat={seat} />
              </span>
            </span>
            <span class="log-rack" role="img" aria-label={words.held(roses)}>
              <RoseRack roses={roses} />
            </span>
            <span class="log-track" role="img" aria-label={words.points(points)}>
              <PointTrack points={points} colour={colourOf(frame, seat)} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export const LogBook = ({ words, children, ...pages }: PagesProps & { children?: ComponentChildren }) => (
  <section class="log-book sheet">
    <header class="log-head">
      <h2>{words.log.title}</h2>
      <span>{words.log.note}</span>
    </header>
    <LogPages words={words} {...pages} />
    {children}
  </section>
)
