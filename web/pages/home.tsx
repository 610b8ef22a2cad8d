// The shelf: the boxes, the chosen one with its two ways to play, and the way to a table that is open already.
import type { Box } from '../games/box.tsx'
import type { Refusal } from '../games/game.ts'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

export interface HomeProps extends PageProps {
  shelf: readonly Box[]
  chosen?: string // `?box=`
  refused?: Refusal // of a table that could not be opened, or a code that leads nowhere
  code?: string // as it was typed
}

export const Home = (props: HomeProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.boxside}>
      <main>{say.motto}</main>
    </Document>
  )
}
