// What the pictures of a page refer to, once a page: the seats' marks and the game's own plates.
import type { Box } from '../games/box.tsx'
import type { Frame } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import { MarkPlates } from '../ui/seats/mark.tsx'

export const Drawings = ({ box, frame, lang }: { box: Box; frame: Frame; lang: Lang }) => {
  const { options, you, view } = frame
  const { Drawings: Plates } = box[frame.mode]
  return (
    <>
      <MarkPlates colours={box.colours} drawn={box.marks} />
      <Plates {...{ options, you, view }} words={box.words[lang]} />
    </>
  )
}
