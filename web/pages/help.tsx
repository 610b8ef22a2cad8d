// The rules of a game in our own words, by point.
import type { Box } from '../games/box.tsx'
import { Document, type PageProps } from './document.tsx'
import { saying } from './words/all.ts'

export interface HelpProps extends PageProps {
  box: Box
}

export const HelpPage = (props: HelpProps) => {
  const say = saying(props.lang)
  return (
    <Document {...props} title={say.rulesHelp} game={props.box.id}>
      <main>{say.rulesHelp}</main>
    </Document>
  )
}
