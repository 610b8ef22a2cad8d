// The face of a seat: the sentence, the lanes with the offer or the crossing above them, and its
// controls, phase by phase.
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import type { Seat } from '../../game.ts'
import { Coin } from '../art/coin.tsx'
import { Rails } from '../art/rails.tsx'
import { drawn } from '../parts/drawn.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import type { Face } from '../parts/seats.tsx'
import { trackPrice } from '../rules/pieces.ts'
import { Companies } from './accounts.tsx'
import { CardsLeft, CrossedNote } from './crossing.tsx'
import { Dock } from './dock.tsx'
import { MapView } from './map-view.tsx'
import { Preference } from './preference.tsx'
import type { Scene } from './scene.ts'
import { stepText, turnOf } from './steps.ts'
import { touches } from './touched.ts'
import { useDraft } from './use-draft.tsx'
import { useShown } from './use-shown.tsx'

const signsOf = ({ money }: Face['words']) => ({
  bid: <Coin label={money(0)} />,
  choose: <Rails count={2} />,
  pay: <Coin label={money(trackPrice)} />,
  pass: <Rails count={1} />,
})

export const TurnFace = ({ frame, words, scene }: Face & { scene: Scene | undefined }) => {
  const { view } = frame
  const seat = frame.you as Seat // a viewer without a seat gets the view of the room
  const turn = turnOf(view)
  const draft = useDraft(view)
  const lanes = useShown(turn)
  const said = stepText(frame, words, useTelling(), scene)
  return (
    <Frame
      class={`ctc board ${view.phase.kind} lanes-${view.railways.length}${scene ? ' crosses' : ''}`}
      board="wide"
      sign={<SeatMark seat={turn ?? seat} />}
      now={
        <>
          <DoNow
            step={said.step}
            note={scene ? <CrossedNote words={words} scene={scene} /> : said.note}
            point={said.point}
          >
            {said.now}
          </DoNow>
          <Coach tip={said.tip} words={words.coach} signs={signsOf(words)} />
        </>
      }
      recap={<Recap words={words} weighty={weighty} drawn={drawn} touches={touches} />}
      main={
        <MapView
          frame={frame}
          words={words}
          turn={turn}
          lanes={lanes}
          scene={scene}
          picked={draft.picked}
          pick={draft.pick}
        />
      }
      dock={
        <Dock frame={frame} words={words} seat={seat} draft={draft} lanes={lanes} scene={scene} />
      }
      beside={<Companies view={view} words={words} hot={turn ?? seat} scene={scene} />}
      common={
        <>
          <CardsLeft view={view} words={words} />
          <Preference frame={frame} words={words} />
        </>
      }
    />
  )
}
