// The large view of what everybody may see: the turn, the lanes with the offer or the crossing, the
// companies. After the end every page shows this view: the final lanes, and the winner's sentence
// until the shared end page replaces it.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { drawn } from '../parts/drawn.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import type { Face } from '../parts/seats.tsx'
import { Companies } from './accounts.tsx'
import { CardsLeft, CrossedNote } from './crossing.tsx'
import { MapView } from './map-view.tsx'
import type { Scene } from './scene.ts'
import { stepText, turnOf } from './steps.ts'
import { touches } from './touched.ts'
import { useShown } from './use-shown.tsx'

export const RoomFace = ({ frame, words, scene }: Face & { scene: Scene | undefined }) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result } = frame
  const turn = turnOf(view)
  const shown = useShown(turn)
  const lanes = `lanes-${view.railways.length}`
  if (result)
    return (
      <Frame
        class={`ctc board over room ${lanes}`}
        board="wide"
        now={<DoNow step="over">{words.won(result, telling)}</DoNow>}
        main={<MapView frame={frame} words={words} lanes={shown} />}
      />
    )
  const said = stepText(frame, words, telling, scene)
  return (
    <Frame
      class={`ctc board ${view.phase.kind} ${lanes} room${large ? ' large' : ''}`}
      board="wide"
      sign={turn !== undefined && <SeatMark seat={turn} />}
      now={
        <DoNow
          step={said.step}
          note={scene ? <CrossedNote words={words} scene={scene} /> : said.note}
          point={said.point}
        >
          {said.now}
        </DoNow>
      }
      recap={<Recap words={words} weighty={weighty} drawn={drawn} touches={touches} />}
      main={<MapView frame={frame} words={words} turn={turn} lanes={shown} scene={scene} />}
      beside={<Companies view={view} words={words} hot={turn} scene={scene} />}
      common={<CardsLeft view={view} words={words} />}
    />
  )
}
