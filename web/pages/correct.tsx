// Correcting an entry of a companion: its fields, what would change, and only then the deed.
import type { Box } from '../games/box.tsx'
import type { Refusal, Seat } from '../games/game.ts'
import type { Frame } from '../protocol.ts'
import { Document, type PageProps } from './document.tsx'
import type { Logged } from './log.tsx'
import { saying } from './words/all.ts'

export interface CorrectProps extends PageProps {
  box: Box
  code: string
  frame: Frame // as it is now
  holds: readonly Seat[]
  action: Logged // the entry that is corrected
  entry: unknown // what its fields show: the action's own move, or what was typed for the preview
  moveId: string
  preview?: { frame: Frame; move?: unknown } // the frame it would lead to; no move: struck
  refused?: Refusal
}

export const CorrectPage = (props: CorrectProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.correctTitle} game={props.box.id}>
      <main>{say.correctTitle}</main>
    </Document>
  )
}
