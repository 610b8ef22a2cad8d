// A seat goes from one device to another: its link and key for the holder, and the page that the link leads to.
import type { Box } from '../games/box.tsx'
import type { Refusal, Seat } from '../games/game.ts'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

// On the device that holds the seat: GET /t/CODE/move?seat=N, or ?seat=host.
export interface SeatLinkProps extends PageProps {
  box: Box
  code: string
  seat: Seat | 'host'
  name: string // of the seat
  link: string // the whole address /t/CODE/move#KEY
  qr: string // an SVG of the link, as text
}

// On the device it goes to: GET /t/CODE/move.
export interface SeatMoveProps extends PageProps {
  box?: Box
  code: string
  refused?: Refusal
}

export const SeatLink = (props: SeatLinkProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.linkTitle(props.name)} game={props.box.id}>
      <main>{props.link}</main>
    </Document>
  )
}

export const SeatMove = (props: SeatMoveProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.moveTitle}>
      <main>{say.moveTitle}</main>
    </Document>
  )
}
