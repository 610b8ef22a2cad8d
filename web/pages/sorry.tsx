// When something does not work: what is the matter, and the way on.
import type { Refusal } from '../games/game.ts'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

export interface SorryProps extends PageProps {
  status: number
  refusal?: Refusal
  code?: string // of the table it happened at
}

export const Sorry = (props: SorryProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.sorry.other}>
      <main>{say.sorry.other}</main>
    </Document>
  )
}
