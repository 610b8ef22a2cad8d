// The table for everybody in the room: the room's view in type for three metres, its QR while seats are free.
import type { Box } from '../games/box.tsx'
import type { Frame, Presence } from '../protocol.ts'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

export interface ScreenProps extends PageProps {
  box: Box
  code: string
  frame: Frame // the room's
  address: string
  presence?: readonly Presence[]
}

export const Screen = (props: ScreenProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.scan} game={props.box.id} class="large">
      <main id="screen">{say.scan}</main>
    </Document>
  )
}
