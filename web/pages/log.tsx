// All that has happened at a table, in sentences, newest first; beside the box each entry can be corrected.
import type { Box } from '../games/box.tsx'
import type { Action, Seat } from '../games/game.ts'
import type { Frame } from '../protocol.ts'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

export type Logged = Omit<Action, 'id'>

export interface LogProps extends PageProps {
  box: Box
  code: string
  frame: Frame
  holds: readonly Seat[]
  actions: readonly Logged[]
}

export const LogPage = (props: LogProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.log} game={props.box.id}>
      <main>{say.log}</main>
    </Document>
  )
}
