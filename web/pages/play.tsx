// A table that is being played, or is over: the live face, the curtain of a shared phone, and all that stands around.
import type { Box } from '../games/box.tsx'
import type { Refusal, Seat } from '../games/game.ts'
import type { Frame, Presence } from '../protocol.ts'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

export interface PlayProps extends PageProps {
  box: Box
  code: string
  frame: Frame
  holds: readonly Seat[]
  deletedAt: number
  moveId: string // a fresh id for the forms
  presence?: readonly Presence[]
  refused?: { move: string; refusal: Refusal } // of a posted form: the move as JSON, 'undo', or '' for the table itself
  told?: string // `?told=moved`
}

export const Play = (props: PlayProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.scan} game={props.box.id}>
      <main id="table">{say.scan}</main>
    </Document>
  )
}
