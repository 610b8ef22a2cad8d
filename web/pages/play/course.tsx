// The chart of a game in play, without a page around it: the desk puts it where its column has room
// (`client/table/course.ts`).
import type { Box } from '../../games/box.tsx'
import { sidesOf } from '../../games/kit/seats.ts'
import type { Story } from '../../games/story.ts'
import type { Lang } from '../../lang.ts'
import type { Frame } from '../../protocol.ts'
import { Lines } from '../end/chart.tsx'
import { tellingOf } from '../seats.ts'

interface Props {
  lang: Lang
  box: Box
  frame: Frame
  lines: Story['lines'] // by side
}

/** Draws nothing before the first change, when there is no line yet. */
export const CourseChart = ({ lang, box, frame, lines }: Props) => {
  const { scale, game } = box.digital
  if (!scale || !lines.every(line => line.length > 1)) return <></>
  const { said = String, ...axis } = scale(box.words[lang], lines)
  const say = tellingOf(lang, frame)
  const sides = sidesOf(game, frame.seats.length, frame.options)
  const inWords = say.list(
    lines.map((line, side) => `${say.list(sides[side]!.map(say.name))}: ${said(line.at(-1)!)}`),
  )
  return (
    <>
      <h2>{axis.title}</h2>
      <Lines
        {...{ lang, box, frame }}
        story={{ ...axis, lines, inWords, ticks: [], moments: [] }}
      />
    </>
  )
}
