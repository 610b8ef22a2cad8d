// Drawings that pictures refer to (`<use>`), once per page: the marks of seats, and the game's own
// symbols.
import type { Box } from '../games/box.tsx'
import type { Lang } from '../lang.ts'
import type { Frame } from '../protocol.ts'
import { MarkPlates } from '../ui/seats/mark.tsx'
import type { Assets } from './assets.ts'

interface Props {
  assets?: Assets // undefined: for a picture that contains its own style
  box: Box
  frame: Frame
  lang: Lang
}

export const Drawings = ({ assets, box, frame, lang }: Props) => {
  const { options, you, view } = frame
  const { Drawings: Plates } = box[frame.mode]
  return (
    <>
      <MarkPlates colours={box.colours} drawn={box.marks} />
      <Plates
        {...{ options, you, view }}
        look={assets?.games[box.id]?.[frame.mode]?.drawn}
        words={box.words[lang]}
      />
    </>
  )
}
