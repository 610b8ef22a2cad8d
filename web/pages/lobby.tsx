// A table before the start: what it is, how to sit down, who sits where, and the host's start.
import type { Box } from '../games/box.tsx'
import type { Refusal, Seat } from '../games/game.ts'
import type { Frame } from '../protocol.ts'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

export interface LobbyProps extends PageProps {
  box: Box
  code: string
  frame: Frame
  holds: readonly Seat[]
  address: string // the whole address of this table, as phones reach it
  deletedAt: number
  order?: readonly Seat[] // `?order=2,0,1`: as the host has moved the seats so far
  refused?: Refusal
}

export const Lobby = (props: LobbyProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.scan} game={props.box.id}>
      <main id="lobby">{say.scan}</main>
    </Document>
  )
}
